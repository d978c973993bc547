import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { damagedFiles } from './damaged-files.ts';
import type { SiteManifest } from './site.ts';

function site() {
  const folder = mkdtempSync(join(tmpdir(), 'damaged-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'pictures'));
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 20);
  const files: SiteManifest['files'] = {
    '/index.html': { hash: hash('<h1>page</h1>'), size: 13, br: 4, gz: 5 },
    '/pictures/a.avif': { hash: hash('picture'), size: 7 },
  };
  for (const [file, text] of Object.entries({
    'index.html': '<h1>page</h1>',
    'index.html.br': '1234',
    'index.html.gz': '12345',
    'pictures/a.avif': 'picture',
  }))
    writeFileSync(join(folder, file), text);
  return { folder, files };
}

test.each<[string, string[], (folder: string) => void]>([
  ['whole', [], () => {}],
  ['an emptied copy', ['/index.html.br'], (folder) => truncateSync(join(folder, 'index.html.br'), 0)],
  ['a cut picture', ['/pictures/a.avif'], (folder) => truncateSync(join(folder, 'pictures/a.avif'), 3)],
  [
    'other bytes of the same number',
    ['/index.html'],
    (folder) => writeFileSync(join(folder, 'index.html'), '<h1>pagf</h1>'),
  ],
  [
    'what is gone',
    ['/index.html.gz', '/pictures/a.avif'],
    (folder) => {
      rmSync(join(folder, 'index.html.gz'));
      rmSync(join(folder, 'pictures'), { recursive: true });
    },
  ],
])('%s', async (_, expected, damage) => {
  const { folder, files } = site();
  damage(folder);
  expect(await damagedFiles(folder, { files })).toEqual(expected);
});
