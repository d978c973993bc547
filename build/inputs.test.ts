import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashInputs, isLater, refuseLinks } from './inputs.ts';

test('a link in public/ is refused by name: its target would be published', async () => {
  const root = mkdtempSync(join(tmpdir(), 'inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'public');
  mkdirSync(join(folder, 'icons'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'icons', 'icon.svg'), '<svg/>');
  await refuseLinks(folder);
  await refuseLinks(join(root, 'missing'));
  symlinkSync(join(root, 'secret.txt'), join(folder, 'icons', 'notes.txt'));
  symlinkSync(root, join(folder, 'all'));
  await expect(refuseLinks(folder)).rejects.toThrow(/public\/all.*public\/icons\/notes\.txt/s);
});

test('Monday in Tokyo makes the site another, though no file has changed; no other day does', async () => {
  const at = (instant: string) => hashInputs(Date.parse(instant));
  const [saturday, sunday, monday, nextSunday] = await Promise.all([
    at('2026-11-28T12:00:00+09:00'),
    at('2026-11-29T23:59:59.999+09:00'),
    at('2026-11-30T00:00:00+09:00'),
    at('2026-12-06T23:59:59.999+09:00'),
  ]);
  expect(sunday).toBe(saturday);
  expect(monday).not.toBe(sunday);
  expect(nextSunday).toBe(monday);
});

test.each([
  ['date: 2026-12-20', '2026-12-19T23:59:59+09:00', true],
  ['title: 題\ndate: "2026-12-20"', '2026-12-20T00:00:00+09:00', false],
  ['date：２０２６/12/1', '2026-11-30T12:00:00+09:00', true],
  ['date: 2025-09-03', '2026-11-30T12:00:00+09:00', false],
  ['title: 題', '2026-11-30T12:00:00+09:00', false],
])('%s, built at %s: the site is another on its day', (yaml, now, waits) => {
  expect(isLater(yaml, Date.parse(now))).toBe(waits);
});

test('a few open files are enough to look at all inputs', async ({ skip }) => {
  skip(process.platform === 'win32', 'Windows has no limit of open files to set');
  const code = `import(${JSON.stringify(new URL('./inputs.ts', import.meta.url).href)}).then(async ({ hashInputs }) => console.log(await hashInputs(0)))`;
  const limited = ['-c', 'ulimit -n 128 && exec "$0" --eval "$1"', process.execPath, code];
  expect(execFileSync('sh', limited, { encoding: 'utf8' }).trim()).toBe(await hashInputs(0));
});
