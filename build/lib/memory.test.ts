import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { Memory } from './memory.ts';

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memory-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** What comes of asking for `script`, made of this, where it would be made as `made`. */
async function asked(folder: string, madeOf: string, made: string): Promise<string> {
  return (await new Memory(folder).remember('script', async () => Buffer.from(made), madeOf)).toString();
}

test('what was made of the same is not made again, what was made of something else is', async () => {
  const folder = emptyFolder();
  expect(await asked(folder, 'a', 'first')).toBe('first');
  expect(await asked(folder, 'a', 'second')).toBe('first');
  expect(await asked(folder, 'b', 'third')).toBe('third');
  expect(await asked(folder, 'b', 'fourth')).toBe('third');
});

test('what was changed since is made again', async () => {
  const folder = emptyFolder();
  await asked(folder, 'a', 'first');
  const file = join(folder, 'script');
  writeFileSync(file, readFileSync(file).subarray(0, -1));
  expect(await asked(folder, 'a', 'second')).toBe('second');
});

test('what cannot be made leaves nothing behind', async () => {
  const folder = emptyFolder();
  const broken = new Memory(folder).remember('script', () => Promise.reject(new Error('no script')));
  await expect(broken).rejects.toThrow('no script');
  expect(await asked(folder, '', 'first')).toBe('first');
});
