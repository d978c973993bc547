import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Frame, Picture } from '../define.ts';
import { loadModule, loadPictures } from '../pictures.ts';
import type { Words } from '../words.ts';
import { plannedFiles } from './encode.ts';
import { type MadeLaidCards, makeLaidCards } from './laid-cards.ts';
import { encoded, type Made, make } from './make.ts';
import type { CachedPicture, PlannedPicture } from './manifest.ts';

/**
 * What a worker is asked: to make one picture, or to encode one that is drawn already, or to make what one card is laid into, or to list all
 * pictures without drawing any.
 */
export type Task =
  | { kind: 'make'; file: string; name: string; words: Words; cacheDir: string }
  | { kind: 'encode'; frame: Frame; svg: string; cacheDir: string }
  | {
      kind: 'lay';
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

export type Result = Made | CachedPicture | MadeLaidCards | Listed[];

export type Answer = { result: Result } | { error: string; code: string | undefined };

// every core has a worker of its own
sharp.concurrency(1);

async function makeOne({ file, name, words, cacheDir }: Extract<Task, { kind: 'make' }>): Promise<Made> {
  return make(await pictureOf(file, name), words, cacheDir);
}

async function lay(task: Extract<Task, { kind: 'lay' }>): Promise<MadeLaidCards> {
  const { of, file, photos, words, cacheDir } = task;
  return makeLaidCards(
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

function answerTo(task: Task): Promise<Result> {
  switch (task.kind) {
    case 'list':
      return list();
    case 'make':
      return makeOne(task);
    case 'encode':
      return encoded(task.frame, task.svg, task.cacheDir);
    case 'lay':
      return lay(task);
  }
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
