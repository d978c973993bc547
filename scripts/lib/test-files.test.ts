import { expect, test } from 'vitest';
import { Failure } from '../../build/lib/progress.ts';
import { allTestFiles, namedTestFiles, needsSite } from './test-files.ts';

const FILES = [
  'app/draw/chance.test.ts',
  'tests/journeys/draw.test.ts',
  'tests/repository/documents.test.ts',
];

test('all test files of the repository are found, none of what is installed or made', async () => {
  const files = await allTestFiles();
  expect(files).toEqual(expect.arrayContaining([...FILES, 'scripts/lib/test-files.test.ts']));
  expect(files.filter((file) => /node_modules|dist\//.test(file))).toEqual([]);
});

test('a part of a path names every file that holds it; options are passed over', () => {
  expect(namedTestFiles(['draw'], FILES)).toEqual(['app/draw/chance.test.ts', 'tests/journeys/draw.test.ts']);
  expect(namedTestFiles(['./tests/journeys/draw.test.ts', '-t', 'a double click'], FILES)).toEqual([
    FILES[1],
  ]);
  expect(namedTestFiles(['--project=unit'], FILES)).toEqual(FILES);
});

test('a name that no file has is told before anything long begins, with the one that was meant', () => {
  const name = () => namedTestFiles(['draw', 'tests/journeys/darw.test.ts'], FILES);
  expect(name).toThrow(Failure);
  expect(name).toThrow('"tests/journeys/darw.test.ts"');
  expect(name).toThrow('Did you mean tests/journeys/draw.test.ts?');
  expect(() => namedTestFiles(['zzz'], FILES)).toThrow('for example');
});

test('only tests of the finished site need a build', () => {
  expect(FILES.filter(needsSite)).toEqual(['tests/journeys/draw.test.ts']);
});
