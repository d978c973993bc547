import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { addFormerFiles, LIST } from './former-files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A folder with these files; a file's text is its path. */
function build(files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'former-files-'));
  folders.push(folder);
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .sort();

/** A site that is published from this folder. */
const site = (folder: string) => async (path: string) =>
  filesOf(folder).includes(path) ? readFileSync(join(folder, path)) : undefined;

const publish = async (files: string[], before: string | undefined, day: string) => {
  const folder = build(files);
  const load = before === undefined ? async () => undefined : site(before);
  const added = await addFormerFiles({ folder, current: files, now: new Date(`${day}T03:00:00Z`), load });
  return { folder, added };
};

const FIRST = ['/index.html', '/assets/root-1.js', '/assets/same-0.js', '/pictures/star.1.avif'];
const SECOND = ['/index.html', '/assets/root-2.js', '/assets/same-0.js', '/pictures/star.1.avif'];
const THIRD = ['/index.html', '/assets/root-3.js', '/assets/same-0.js', '/pictures/star.2.avif'];

test('the first publishing adds nothing and begins the list', async () => {
  const { folder, added } = await publish(FIRST, undefined, '2026-11-01');
  expect(added).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, LIST), 'utf8'))).toEqual({
    '/assets/root-1.js': '2026-11-01',
    '/assets/same-0.js': '2026-11-01',
    '/pictures/star.1.avif': '2026-11-01',
  });
});

test('hashed files of former builds stay for two weeks after their last build, and pages never do', async () => {
  const first = await publish(FIRST, undefined, '2026-11-01');
  const second = await publish(SECOND, first.folder, '2026-11-08');
  expect(second.added).toBe(1);
  expect(readFileSync(join(second.folder, '/assets/root-1.js'), 'utf8')).toBe('/assets/root-1.js');
  expect(readFileSync(join(second.folder, '/index.html'), 'utf8')).toBe('/index.html');
  const third = await publish(THIRD, second.folder, '2026-11-16');
  // root-1 was current for the last time on the 1st, root-2 and the old star on the 8th.
  expect(filesOf(third.folder)).toEqual(
    [...THIRD, '/assets/root-2.js', '/pictures/star.1.avif', LIST].sort(),
  );
  const fourth = await publish(THIRD, third.folder, '2026-11-23');
  expect(fourth.added).toBe(0);
});

test('a file that is gone from the site is passed over; a site that cannot be asked stops it', async () => {
  const first = await publish(FIRST, undefined, '2026-11-01');
  rmSync(join(first.folder, '/assets/root-1.js'));
  expect((await publish(SECOND, first.folder, '2026-11-02')).added).toBe(0);
  const folder = build(SECOND);
  const load = () => Promise.reject(new Error('no network'));
  await expect(addFormerFiles({ folder, current: SECOND, now: new Date(), load })).rejects.toThrow(
    'no network',
  );
  expect(filesOf(folder)).not.toContain(LIST);
});

test.each([
  ['a page in its place', '<!doctype html>'],
  [
    'paths that lead elsewhere',
    '{"/assets/../../x.js":"2026-11-01","/index.html":"2026-11-01","/assets/a b":"2026-11-01"}',
  ],
  ['days that are none', '{"/assets/root-1.js":"soon","/assets/same-0.js":3,"/assets/a-1.js":"2026-02-31"}'],
  ['days to come', '{"/assets/root-1.js":"2026-11-03","/pictures/a.1.avif":"9999-12-31"}'],
  [
    'what no build of ours puts there',
    '{"/assets/login.html":"2026-11-01","/assets/a.HTML":"2026-11-01","/pictures/x.svg.exe":"2026-11-01","/assets/root":"2026-11-01"}',
  ],
])('a list with %s adds nothing', async (_, text) => {
  const folder = build(SECOND);
  const load = async (path: string) => (path === LIST ? new TextEncoder().encode(text) : new Uint8Array(1));
  const options = { folder, current: SECOND, now: new Date('2026-11-02T03:00:00Z'), load };
  expect(await addFormerFiles(options)).toBe(0);
  expect(filesOf(folder)).toEqual([...SECOND, LIST].sort());
});
