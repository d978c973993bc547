import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeOwnerImages } from './owner-images.ts';

function folders() {
  const root = mkdtempSync(join(tmpdir(), 'owner-images-'));
  const images = join(root, 'images');
  mkdirSync(images);
  return { images, out: join(root, 'out'), cache: join(root, 'cache') };
}

test("the owner's photograph becomes sources and a fallback, never larger than it is", async () => {
  const { images, out, cache } = folders();
  await sharp({ create: { width: 700, height: 350, channels: 3, background: '#804020' } })
    .jpeg()
    .toFile(join(images, 'my cat.jpg'));
  const manifest = await encodeOwnerImages(images, out, cache);
  const entry = manifest['images/my cat.jpg'];
  expect(entry).toMatchObject({ width: 700, height: 350 });
  expect(entry?.sources.map(({ width }) => width)).toEqual([480, 700]);
  for (const { src } of [...(entry?.sources ?? []), entry!.fallback]) {
    expect(src).toMatch(/^images\/my-cat-\d+\.[0-9a-f]{8}\.(avif|webp)$/);
    expect(existsSync(join(out, src))).toBe(true);
  }
  expect(await encodeOwnerImages(images, out, cache)).toEqual(manifest);
});

test('a file that is no picture is named in words the owner understands', async () => {
  const { images, out, cache } = folders();
  writeFileSync(join(images, 'letter.jpg'), 'dear diary');
  await expect(encodeOwnerImages(images, out, cache)).rejects.toThrow(
    /content\/images\/letter\.jpg: この画像は読めません/,
  );
});

test('no folder, no pictures', async () => {
  expect(await encodeOwnerImages(join(tmpdir(), 'nowhere-at-all'), tmpdir(), tmpdir())).toEqual({});
});
