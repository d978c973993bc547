import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../build/lib/paths.ts';
import { repositoryFiles } from '../../scripts/lib/repository-files.ts';

/** A file longer than this says at its top why it is. */
const LONGEST = 300;

const tracked = repositoryFiles(ROOT);
const documents = tracked.filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Made by commands, not kept in the repository. */
const GENERATED = /^(\.cache|dist|node_modules)(\/|$)/;

test('every path that a README or a document names is there', () => {
  const missing: string[] = [];
  for (const document of documents) {
    const text = read(document).replace(/```[\s\S]*?```/g, '');
    const named = [
      ...[...text.matchAll(/`([\w@.{},*<>[\]-]+\/[\w@./{},*<>[\]-]*)`/g)].map((match) => match[1] ?? ''),
      ...[...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)].map((match) => match[1] ?? ''),
    ];
    for (const path of named) {
      // Patterns, packages and addresses of the site are no files.
      if (/[{}*<>[\]]/.test(path) || /^@|^\//.test(path) || GENERATED.test(path)) continue;
      const bases = [ROOT, join(ROOT, dirname(document))];
      // `tarot/17-star` is the name of a picture: only what begins with a folder of ours is a path.
      const first = path.split('/')[0] ?? '';
      if (!bases.some((base) => existsSync(join(base, first)))) continue;
      if (!bases.some((base) => existsSync(join(base, path)))) missing.push(`${document} names ${path}`);
    }
  }
  expect(missing).toEqual([]);
});

test('every folder of code has a README, its own or that of its parent, that says what may live there', () => {
  const folders = new Set(
    tracked
      .filter((file) => /^(addresses|app|build|card-art|hosting|scripts|tests)\/.*\.(tsx?|js)$/.test(file))
      .map(dirname),
  );
  const silent = [...folders].filter(
    (folder) =>
      folder !== 'app' &&
      ![folder, dirname(folder)].some((place) => existsSync(join(ROOT, place, 'README.md'))),
  );
  expect(silent).toEqual([]);
});

test(`no file of code is longer than ${LONGEST} lines without a reason at its top`, () => {
  const long = tracked
    .filter((file) => /\.(tsx?|css|js|mjs)$/.test(file))
    .filter((file) => {
      const text = read(file);
      return text.split('\n').length > LONGEST + 1 && !/long|lines/i.test(text.slice(0, 600));
    });
  expect(long).toEqual([]);
});

test('the map of the specification is complete: every row names code and tests that are there', () => {
  const rows = read('docs/specification-map.md')
    .split('\n')
    .filter((line) => /^\| [^-]/.test(line) && !line.startsWith('| Specification'));
  expect(rows.length).toBeGreaterThan(90);
  const wrong: string[] = [];
  for (const row of rows) {
    const [, line = '', code = '', tests = ''] =
      row.split(' | ').length === 3 ? ['', ...row.replace(/^\| | \|$/g, '').split(' | ')] : [];
    if (line === '' || code.trim() === '' || tests.trim() === '') wrong.push(`not three cells: ${row}`);
    for (const path of [...`${code} ${tests}`.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')) {
      if (/^[\w./-]+\.\w+$|^[\w-]+\//.test(path) && !existsSync(join(ROOT, path)))
        wrong.push(`${line}: ${path}`);
    }
    if (!/`[^`]+\.test\.ts`/.test(tests)) wrong.push(`no test: ${line}`);
  }
  expect(wrong).toEqual([]);
});

test("README's map names every folder that is there, and no other", () => {
  const [, map = ''] = /## The map\s+```\n([\s\S]*?)```/.exec(read('README.md')) ?? [];
  const named = { '': [] as string[], 'app/': [] as string[] };
  for (const line of map.split('\n')) {
    // A line without a folder goes on with the one before.
    const [, indent = '', names = ''] = /^( {0,2})((?:[\w-]+\/ ?)+)/.exec(line) ?? [];
    named[indent === '' ? '' : 'app/'].push(...names.split(' ').filter(Boolean));
  }
  const foldersIn = (place: string) => {
    const inside = tracked.filter((file) => file.startsWith(place)).map((file) => file.slice(place.length));
    const folders = inside.filter((file) => file.includes('/')).map((file) => `${file.split('/')[0]}/`);
    return [...new Set(folders)].filter((folder) => !folder.startsWith('.')).sort();
  };
  expect(named[''].toSorted()).toEqual(foldersIn(''));
  expect(named['app/'].toSorted()).toEqual(foldersIn('app/'));
});

test('the commands that the README names are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = [...read('README.md').matchAll(/`npm (?:run )?([a-z:-]+)/g)].map((match) => match[1] ?? '');
  const builtIn = new Set(['ci', 'install']);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !builtIn.has(name) && !(name in scripts))).toEqual([]);
});

test('every test that is skipped says why: `skip(condition, reason)`', () => {
  const silent = tracked
    .filter((file) => /\.tsx?$/.test(file) && file !== 'tests/repository/documents.test.ts')
    .filter((file) => /\b(test|it|describe)\.(skip|skipIf|runIf|todo)\b/.test(read(file)));
  expect(silent).toEqual([]);
});
