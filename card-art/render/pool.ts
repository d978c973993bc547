import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Words } from '../words.ts';
import type { Made, MadeTogether } from './make.ts';
import type { PickToShow } from './pick-previews.ts';
import type { Answer, Listed, Message, Result, Task } from './worker.ts';

/**
 * resvg's allocator keeps its memory: handed back after every layer, each page is cleared again by the system for the next one, a
 * seventh of the time that rasterising takes. It reads this when a worker loads resvg, and only what the main thread sets reaches it.
 */
const KEEPING_MEMORY = { MIMALLOC_PURGE_DELAY: '-1' };

interface Job {
  task: Task;
  words: Words | undefined;
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * Workers that draw and encode, one a core; each takes the next job when it is done with one. They know the drawing code
 * as it was when they started: another pool sees what has changed since.
 */
export class Pool {
  readonly #cacheDir: string;
  readonly #queue: Job[] = [];
  /** Worker → its job; undefined while it has none. */
  readonly #workers = new Map<Worker, Job | undefined>();
  /** What each worker knows that pictures say. */
  readonly #said = new WeakMap<Worker, Words>();
  #closed = false;

  /** @param cacheDir keeps what was made before; may be deleted at any time */
  constructor(cacheDir: string) {
    this.#cacheDir = cacheDir;
  }

  /**
   * Makes a picture: drawn always, encoded only if the cache does not know it.
   * @throws with what went wrong in the drawing
   */
  make({ file, name }: { file: string; name: string }, words: Words): Promise<Made> {
    return this.#run({ kind: 'make', file, name, cacheDir: this.#cacheDir }, words) as Promise<Made>;
  }

  /**
   * Makes wallpaper, stories and preview of a card.
   * @param of the card's file
   * @param file the module that draws it, if one does
   * @param photos where the owner's pictures are
   * @throws with what went wrong in the drawing
   */
  lay(card: { of: string; file: string | undefined; photos: string }, words: Words): Promise<MadeTogether> {
    return this.#run({ kind: 'lay', ...card, cacheDir: this.#cacheDir }, words) as Promise<MadeTogether>;
  }

  /**
   * Makes the previews of an A・B・C.
   * @throws with what went wrong in the drawing
   */
  pick(pick: PickToShow, words: Words): Promise<MadeTogether> {
    return this.#run({ kind: 'pick', ...pick, cacheDir: this.#cacheDir }, words) as Promise<MadeTogether>;
  }

  /** All pictures, without drawing any. */
  list(): Promise<Listed[]> {
    return this.#run({ kind: 'list' }) as Promise<Listed[]>;
  }

  /** Ends the workers; what was asked and not yet answered is rejected. */
  async close(): Promise<void> {
    this.#closed = true;
    const open = [...this.#queue.splice(0), ...this.#workers.values()];
    for (const job of open) job?.reject(new Error('the workers were ended'));
    await Promise.all([...this.#workers.keys()].map((worker) => worker.terminate()));
  }

  #run(task: Task, words?: Words): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new Error('the workers were ended'));
      this.#queue.push({ task, words, resolve, reject });
      const idle = [...this.#workers].find(([, job]) => job === undefined)?.[0];
      if (idle) this.#next(idle);
      else if (this.#workers.size < availableParallelism()) this.#next(this.#start());
    });
  }

  #start(): Worker {
    Object.assign(process.env, KEEPING_MEMORY);
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.on('message', (answer: Answer) => {
      const job = this.#workers.get(worker);
      this.#next(worker, job);
      if ('error' in answer) job?.reject(failure(answer));
      else job?.resolve(answer.result);
    });
    // It could not even load the code, or broke down.
    worker.on('error', (error) => {
      this.#workers.get(worker)?.reject(error instanceof Error ? error : new Error(String(error)));
      this.#workers.delete(worker);
      if (this.#queue.length > 0 && !this.#closed) this.#next(this.#start());
    });
    return worker;
  }

  /** What a card is laid into is made where the card has just been drawn: of the same pixels. */
  #next(worker: Worker, before?: Job): void {
    const ofTheSame = this.#queue.findIndex(({ task }) => isOf(task, before?.task));
    const [job] = this.#queue.splice(Math.max(0, ofTheSame), 1);
    this.#workers.set(worker, job);
    if (job) worker.postMessage(this.#messageOf(worker, job));
  }

  /** Words are sent when they are not those that the worker has: of a large site they are megabytes. */
  #messageOf(worker: Worker, { task, words }: Job): Message {
    if (!words || this.#said.get(worker) === words) return { task };
    this.#said.set(worker, words);
    return { task, words };
  }
}

/** Whether a task lays the card that another one drew. */
function isOf(task: Task, before: Task | undefined): boolean {
  return task.kind === 'lay' && before?.kind === 'make' && task.of === before.name;
}

/** What a worker reported; a full disk keeps its code. */
function failure({ error, code }: { error: string; code: string | undefined }): Error {
  return Object.assign(new Error(error), code ? { code } : {});
}
