import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brokenImages, encodeOwnerImages, UnreadableImage } from './owner-images.ts';

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

const photograph = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#804020',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

test('a photograph that is cut off is named', async () => {
  const { images, out, cache } = folders();
  const whole = await photograph(600, 400);
  writeFileSync(join(images, 'cat.jpg'), whole.subarray(0, whole.length / 2));
  writeFileSync(join(images, 'dog.jpg'), whole);
  expect((await brokenImages(images)).map(({ image }) => image)).toEqual(['images/cat.jpg']);
  await expect(encodeOwnerImages(images, out, cache)).rejects.toMatchObject({
    constructor: UnreadableImage,
    image: 'images/cat.jpg',
  });
});

test('where nothing can be written the photograph is not called unreadable', async () => {
  const { images, out, cache } = folders();
  writeFileSync(join(images, 'cat.jpg'), await photograph(60, 40));
  writeFileSync(cache, 'a file where the folder should be');
  const failure = await encodeOwnerImages(images, out, cache).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UnreadableImage);
});

test('pictures in folders are found; one that was taken away is served no longer', async () => {
  const { images, out, cache } = folders();
  mkdirSync(join(images, '2025'));
  writeFileSync(join(images, '2025', 'cat.jpg'), await photograph(60, 40));
  const entry = (await encodeOwnerImages(images, out, cache))['images/2025/cat.jpg'];
  expect(existsSync(join(out, entry!.fallback.src))).toBe(true);
  rmSync(join(images, '2025'), { recursive: true });
  expect(await encodeOwnerImages(images, out, cache)).toEqual({});
  expect(existsSync(join(out, entry!.fallback.src))).toBe(false);
});

test('no folder, no pictures', async () => {
  expect(await encodeOwnerImages(join(tmpdir(), 'nowhere-at-all'), tmpdir(), tmpdir())).toEqual({});
});
