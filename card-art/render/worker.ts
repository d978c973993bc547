import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Picture } from '../define.ts';
import { loadModule, loadPictures } from '../pictures.ts';
import type { Words } from '../words.ts';
import { plannedFiles } from './encode.ts';
import { type MadeKeepsakes, makeKeepsakes } from './keepsakes.ts';
import { type Made, make } from './make.ts';
import type { PlannedPicture } from './manifest.ts';

/** What a worker is asked: to make one picture, or what is taken along of one card, or to list all without drawing any. */
export type Task =
  | { kind: 'make'; file: string; name: string; words: Words; cacheDir: string }
  | {
      kind: 'keepsakes';
      of: string;
      file: string | undefined;
      photos: string;
      words: Words;
      cacheDir: string;
    }
  | { kind: 'list' };

/** A picture and the module that draws it, before anything is drawn. */
export interface Listed extends PlannedPicture {
  file: string;
}

export type Answer =
  | { result: Made | MadeKeepsakes | Listed[] }
  | { error: string; code: string | undefined };

// every core has a worker of its own
sharp.concurrency(1);

async function makeOne({ file, name, words, cacheDir }: Extract<Task, { kind: 'make' }>): Promise<Made> {
  return make(await pictureOf(file, name), words, cacheDir);
}

async function keepsakes(task: Extract<Task, { kind: 'keepsakes' }>): Promise<MadeKeepsakes> {
  const { of, file, photos, words, cacheDir } = task;
  return makeKeepsakes(
    { of, photos, picture: file ? await pictureOf(file, of) : undefined },
    words,
    cacheDir,
  );
}

async function pictureOf(file: string, name: string): Promise<Picture> {
  const entry = (await loadModule(file)).find(({ picture }) => picture.name === name);
  if (!entry) throw new Error(`${file} has no picture called "${name}"`);
  return entry.picture;
}

async function list(): Promise<Listed[]> {
  return (await loadPictures()).map(({ file, picture }) => {
    const { name, width, height } = picture;
    return { file, name, width, height, files: plannedFiles(picture) };
  });
}

function answerTo(task: Task): Promise<Made | MadeKeepsakes | Listed[]> {
  if (task.kind === 'list') return list();
  return task.kind === 'make' ? makeOne(task) : keepsakes(task);
}

parentPort?.on('message', async (task: Task) => {
  let answer: Answer;
  try {
    answer = { result: await answerTo(task) };
  } catch (error) {
    const { stack, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
    answer = { error: stack ?? String(error), code };
  }
  parentPort?.postMessage(answer);
});
