import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs work that must not run twice at once, e.g. `npm start` and `npm test` both building. The second one waits; a
 * lock whose process is gone is taken over.
 * @param file the lock; holds the id of the process that has it
 */
export async function locked<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  let told = false;
  while (!acquire(file)) {
    if (!told) console.log('another build is running: waiting for it');
    told = true;
    await wait(300);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function acquire(file: string): boolean {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    // A link appears with its content or not at all: nobody can read a lock without its holder.
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
  if (isRunning(holder(file))) return false;
  rmSync(file, { force: true });
  return acquire(file);
}

function holder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    // Given back between the two looks.
    return 0;
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
