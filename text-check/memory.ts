import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What has been found out before, by a key that says all that decided it. */
export interface Memory<Value> {
  recall(key: string): Value | undefined;
  keep(key: string, value: Value): void;
}

/** @returns a memory in a file, and what writes it: only what was recalled or kept since it was opened stays in it */
export function memoryIn<Value>(file: string): Memory<Value> & { save(): void } {
  const before = readFile<Value>(file);
  const now: Record<string, Value> = {};
  const keep = (key: string, value: Value) => {
    now[key] = value;
  };
  return {
    keep,
    recall: (key) => {
      const value = now[key] ?? before[key];
      if (value !== undefined) keep(key, value);
      return value;
    },
    save: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.${process.pid}`, JSON.stringify(now));
      renameSync(`${file}.${process.pid}`, file);
    },
  };
}

/** A key for all that is given: any other text or number is another key. */
export function keyOf(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Whatever cannot be read is found out anew. */
function readFile<Value>(file: string): Record<string, Value> {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return read !== null && typeof read === 'object' ? (read as Record<string, Value>) : {};
  } catch {
    return {};
  }
}
