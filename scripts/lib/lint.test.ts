import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memoryIn } from '../../text-check/memory.ts';
import { lintChanged } from './lint.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const name of ['biome.json', 'package.json', 'package-lock.json', 'a.ts', 'b.ts']) write(name, name);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(name: string, text: string): void {
  writeFileSync(join(root, name), text);
}

/** A run over both files: whether it found all clean, and what it had Biome look at. */
async function run({ clean = true, files = ['a.ts', 'b.ts'] } = {}) {
  const memory = memoryIn<true>(join(root, 'memory.json'));
  const asked: string[] = [];
  const passed = await lintChanged(root, files, memory, async (paths) => {
    asked.push(...paths);
    return clean;
  });
  memory.save();
  return { passed, asked };
}

test('what was clean is not looked at again until it changes', async () => {
  expect(await run()).toEqual({ passed: true, asked: ['a.ts', 'b.ts'] });
  expect(await run()).toEqual({ passed: true, asked: [] });
  write('b.ts', 'changed');
  expect(await run()).toEqual({ passed: true, asked: ['b.ts'] });
});

test('what was found fault with is looked at until it is mended', async () => {
  await run();
  write('a.ts', 'changed');
  for (let time = 0; time < 2; time++)
    expect(await run({ clean: false })).toEqual({ passed: false, asked: ['a.ts'] });
  expect(await run()).toEqual({ passed: true, asked: ['a.ts'] });
});

test.each([
  'biome.json',
  'package.json',
  'package-lock.json',
])('with another %s every file is looked at', async (name) => {
  await run();
  write(name, 'changed');
  expect((await run()).asked).toEqual(['a.ts', 'b.ts']);
});

test('very many are everything', async () => {
  const files = Array.from({ length: 300 }, (_, place) => `${place}.ts`);
  for (const file of files) write(file, '');
  expect((await run({ files })).asked).toEqual(['.']);
});
