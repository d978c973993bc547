import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { Compressor } from './compress.ts';

const TEXT = Buffer.from('ほしあかり '.repeat(500));

function cacheFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test.each<[string, (file: string) => void]>([
  ['whole', () => {}],
  ['emptied', (file) => truncateSync(file, 0)],
  ['cut', (file) => truncateSync(file, readFileSync(file).length - 5)],
  ['of another content', (file) => writeFileSync(file, Buffer.alloc(200, 7))],
])('what is remembered %s: both forms hold the text', async (_, damage) => {
  const folder = cacheFolder();
  await new Compressor(folder).compress(TEXT);
  for (const name of readdirSync(folder)) damage(join(folder, name));
  for (let time = 0; time < 2; time++) {
    const { br, gz } = await new Compressor(folder).compress(TEXT);
    expect(br && brotliDecompressSync(br).equals(TEXT)).toBe(true);
    expect(gz && gunzipSync(gz).equals(TEXT)).toBe(true);
  }
});

test('what a build did not use is forgotten', async () => {
  const folder = cacheFolder();
  await new Compressor(folder).compress(TEXT);
  const next = new Compressor(folder);
  await next.compress(Buffer.from('かり'.repeat(1000)));
  await next.prune();
  expect(readdirSync(folder)).toHaveLength(2);
});
