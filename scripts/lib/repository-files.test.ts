import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../build/lib/paths.ts';
import { repositoryFiles } from './repository-files.ts';

test('in a folder that is no clone, all but what .gitignore names', () => {
  const root = mkdtempSync(join(tmpdir(), 'archive-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = {
    '.gitignore': 'node_modules/\ndist/\n.cache/\n*.log\n',
    'README.md': '',
    '.ci/run': '',
    'app/root.tsx': '',
    'app/debug.log': '',
    'bench/node_modules/a/index.js': '',
    'node_modules/b/index.js': '',
    '.cache/site.json': '',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  expect(repositoryFiles(root)).toEqual(['.ci/run', '.gitignore', 'README.md', 'app/root.tsx']);
});

test('here, every kind of file that the repository has', () => {
  const files = repositoryFiles(ROOT);
  expect(files).toEqual(
    expect.arrayContaining(['README.md', 'app/root.tsx', 'content/site.yaml', '.ci/run']),
  );
  expect(files.filter((file) => /(^|\/)(node_modules|dist|\.cache)\//.test(file))).toEqual([]);
});
