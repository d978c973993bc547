import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import type { Picture } from '../define.ts';
import { loadModule, loadPictures } from '../pictures.ts';
import { NO_WORDS, type Words } from '../words.ts';
import { plannedFiles } from './encode.ts';
import { makeLaidCards } from './laid-cards.ts';
import { type Made, type MadeTogether, make } from './make.ts';
import type { PlannedPicture } from './manifest.ts';
import { makePickPreviews } from './pick-previews.ts';

/**
 * What a worker is asked: to make one picture, or what one card is laid into, or the previews of one A・B・C, or to list all pictures
 * without drawing any.
 */
export type Task =
  | { kind: 'make'; file: string; name: string; cacheDir: string }
  | { kind: 'lay'; of: string; file: string | undefined; photos: string; cacheDir: string }
  | { kind: 'pick'; id: string; photos: string; cacheDir: string }
  | { kind: 'list' };

/** A picture and the module that draws it, before anything is drawn. */
export interface Listed extends PlannedPicture {
  file: string;
}

/** A task, and what pictures say from it on where that is not what the worker knows. */
export interface Message {
  task: Task;
  words?: Words;
}

export type Result = Made | MadeTogether | Listed[];

export type Answer = { result: Result } | { error: string; code: string | undefined };

let words = NO_WORDS;

// every core has a worker of its own
sharp.concurrency(1);

async function makeOne({ file, name, cacheDir }: Extract<Task, { kind: 'make' }>): Promise<Made> {
  return make(await pictureOf(file, name), words, cacheDir);
}

async function lay(task: Extract<Task, { kind: 'lay' }>): Promise<MadeTogether> {
  const { of, file, photos, cacheDir } = task;
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
    case 'lay':
      return lay(task);
    case 'pick':
      return makePickPreviews(task, words, task.cacheDir);
  }
}

parentPort?.on('message', async ({ task, words: said }: Message) => {
  words = said ?? words;
  let answer: Answer;
  try {
    answer = { result: await answerTo(task) };
  } catch (error) {
    const { stack, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
    answer = { error: stack ?? String(error), code };
  }
  parentPort?.postMessage(answer);
});
