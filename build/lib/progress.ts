import { inspect } from 'node:util';
import { explained, printable } from './system-errors.ts';

/** A failure that is explained in full by its message: shown without a stack. */
export class Failure extends Error {}

/**
 * Runs one long step and shows one line for it: its name while it works, its seconds when it is done.
 * `note` adds a line of detail below the name.
 */
export async function step<T>(name: string, work: (note: (text: string) => void) => Promise<T>): Promise<T> {
  const started = performance.now();
  let broken = false;
  process.stdout.write(`${name} … `);
  const note = (text: string) => {
    process.stdout.write(`${broken ? '' : '\n'}  ${printable(text)}\n`);
    broken = true;
  };
  try {
    const result = await work(note);
    process.stdout.write(`${broken ? `${name} ` : ''}${seconds(started)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${broken ? `${name} ` : ''}failed after ${seconds(started)}\n`);
    throw error;
  }
}

/** Seconds since a `performance.now()` value, to a tenth. */
export function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

/** Ends the process with one clear error and exit code 1. */
export function exitWith(error: unknown): never {
  const words = error instanceof Failure ? error.message : explained(error);
  if (words !== undefined) console.error(`\n${printable(words)}`);
  else console.error(printable(inspect(error)));
  process.exit(1);
}
