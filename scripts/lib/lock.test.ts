import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { locked } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(folder, 'build.lock');
afterEach(() => rmSync(file, { force: true }));

test('the second waits for the first', async () => {
  const events: string[] = [];
  const work = (name: string) =>
    locked(file, async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      events.push(`${name} ends`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(events).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(existsSync(file)).toBe(false);
});

test('a failure gives the lock back', async () => {
  await expect(locked(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(file)).toBe(false);
});

test.each(['', 'x', '999999999'])('a lock left behind (%j) is taken over', async (content) => {
  writeFileSync(file, content);
  expect(await locked(file, async () => 'done')).toBe('done');
});
