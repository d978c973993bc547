import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf, memoryIn } from './memory.ts';
import { checkWithTextlint, type Finding } from './rules/textlint.ts';
import { textOf } from './test-texts.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'memory-'));
  file = join(folder, 'cache', 'memory.json');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('what is kept is there the next time; what nobody asks for is forgotten', () => {
  const first = memoryIn<number>(file);
  first.keep('a', 1);
  first.keep('b', 2);
  first.save();
  const second = memoryIn<number>(file);
  expect([second.recall('a'), second.recall('c')]).toEqual([1, undefined]);
  second.save();
  expect(memoryIn<number>(file).recall('b')).toBeUndefined();
});

test.each(['', '{"a":', 'null', '7'])('a damaged memory (%j) is an empty one', (damaged) => {
  const memory = memoryIn<number>(file);
  memory.save();
  writeFileSync(file, damaged);
  expect(memoryIn<number>(file).recall('a')).toBeUndefined();
});

test('another text or another rule is another key', () => {
  expect(new Set([keyOf('a', 1), keyOf('a', 2), keyOf('b', 1), keyOf('a', '1')]).size).toBe(4);
});

test('textlint says of a text that it remembers what it said of it before', async () => {
  const one = textOf('description', 'この窓からは、遠くの海まで見れるそうです。');
  const memory = memoryIn<Finding[]>(file);
  const found = await checkWithTextlint([one], memory);
  expect(found.length).toBeGreaterThan(0);
  memory.save();
  const again = memoryIn<Finding[]>(file);
  const keep = vi.spyOn(again, 'keep');
  expect(await checkWithTextlint([one], again)).toEqual(found);
  expect(keep, 'nothing was found out anew').not.toHaveBeenCalled();
});
