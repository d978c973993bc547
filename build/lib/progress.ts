import { inspect } from 'node:util';
import { explained, printable } from './system-errors.ts';

/** A failure that is explained in full by its message: shown without a stack. */
export class Failure extends Error {}

/** The step whose name stands on the last line, which its seconds are to end. */
let unfinished: symbol | undefined;

/** Ends the line that a step has begun; it begins another with its name when it is done. */
function breakLine(): void {
  if (!unfinished) return;
  unfinished = undefined;
  process.stdout.write('\n');
}

/**
 * Runs one long step and shows one line for it: its name while it works, its seconds when it is done; two lines where
 * something else is said meanwhile. `note` adds a line of detail below the name.
 */
export async function step<T>(name: string, work: (note: (text: string) => void) => Promise<T>): Promise<T> {
  const started = performance.now();
  breakLine();
  const own = Symbol(name);
  unfinished = own;
  process.stdout.write(`${name} … `);
  const note = (text: string) => {
    breakLine();
    process.stdout.write(`  ${printable(text)}\n`);
  };
  const end = (text: string) => {
    const begun = unfinished === own;
    if (begun) unfinished = undefined;
    else breakLine();
    process.stdout.write(`${begun ? '' : `${name} `}${text}\n`);
  };
  try {
    const result = await work(note);
    end(seconds(started));
    return result;
  } catch (error) {
    end(`failed after ${seconds(started)}`);
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
