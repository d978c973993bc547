import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type FontReport, isWhole, readReport } from './cut-fonts.ts';

function fonts() {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const css = '@font-face{}';
  const hash = createHash('sha256').update(css).digest('hex');
  const report: FontReport = { inputs: 'x', slices: [], hashes: { 'fonts.css': hash } };
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
