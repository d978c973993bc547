import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type FontReport, isWhole, lastCut, readReport } from './cut-fonts.ts';

function fonts() {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const css = '@font-face{}';
  const hash = createHash('sha256').update(css).digest('hex');
  const report: FontReport = { inputs: 'x', means: 'y', slices: [], hashes: { 'fonts.css': hash } };
  writeFileSync(join(folder, 'fonts.css'), css);
  writeFileSync(join(folder, 'fonts.json'), JSON.stringify(report));
  return { folder, report };
}

test('fonts are used again only as they were made', async () => {
  const { folder, report } = fonts();
  expect(await isWhole(report, folder)).toBe(true);
  writeFileSync(join(folder, 'fonts.css'), '');
  expect(await isWhole(report, folder)).toBe(false);
  rmSync(join(folder, 'fonts.css'));
  expect(await isWhole(report, folder)).toBe(false);
  expect(await isWhole({ ...report, hashes: {} }, folder)).toBe(false);
});

test('a damaged or missing report is none', async () => {
  const { folder } = fonts();
  expect((await readReport(folder))?.inputs).toBe('x');
  writeFileSync(join(folder, 'fonts.json'), '{"inputs": "x", ');
  expect(await readReport(folder)).toBeUndefined();
  rmSync(join(folder, 'fonts.json'));
  expect(await readReport(folder)).toBeUndefined();
});

test('a file is taken from the last report where its weight and characters are the same and it is whole', async () => {
  const { folder, report } = fonts();
  const slice = { weight: 500 as const, characters: '星月', name: '1', file: '1.woff2', pages: [], bytes: 4 };
  const hash = createHash('sha256').update('font').digest('hex');
  const last = { ...report, slices: [slice], hashes: { '1.woff2': hash } };
  expect(await lastCut(last, slice, folder)).toBeUndefined();
  writeFileSync(join(folder, '1.woff2'), 'font');
  expect(`${await lastCut(last, slice, folder)}`).toBe('font');
  expect(await lastCut(last, { ...slice, characters: '星' }, folder)).toBeUndefined();
  expect(await lastCut(last, { ...slice, weight: 600 }, folder)).toBeUndefined();
  writeFileSync(join(folder, '1.woff2'), 'fon');
  expect(await lastCut(last, slice, folder)).toBeUndefined();
});
