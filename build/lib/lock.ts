import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './progress.ts';

/** https://sqlite.org/rescode.html */
const BUSY = 5;
const NOT_A_DATABASE = 26;

/**
 * Runs work that must not run twice at once, e.g. `npm start` and `npm test` both building. The second one waits.
 *
 * The lock is the operating system's, by way of an empty SQLite database: whoever holds it lets go when the process
 * ends, however it ends, so there is nothing that could be left behind, taken over or mistaken for another process.
 * @param file the database; it stays there, empty
 * @throws {Failure} when the file cannot be locked at all
 */
export async function locked<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  let lock = acquire(file);
  if (!lock) console.log(`another build is running and holds ${file}: waiting for it`);
  while (!lock) {
    await wait(300);
    lock = acquire(file);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

/** Undefined while another process, or another call in this one, holds it. */
function acquire(file: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { timeout: 0 });
    // No file beside it: there is nothing to undo.
    database.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
    return database;
  } catch (error) {
    database?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode === BUSY) return undefined;
    if (errcode === NOT_A_DATABASE) {
      // Nobody can hold it like that.
      rmSync(file);
      return acquire(file);
    }
    throw new Failure(`${file} cannot be locked (${message}). Can the folder be written to?`);
  }
}
