import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_WORDS } from '../../card-art/words.ts';
import { DevelopmentPictures } from './development-pictures.ts';

let root: string;
let pictures: DevelopmentPictures;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'development-pictures-'));
  mkdirSync(join(root, 'images'));
  pictures = new DevelopmentPictures({
    out: join(root, 'out'),
    cache: join(root, 'cache'),
    images: join(root, 'images'),
    ownCache: join(root, 'own'),
  });
  pictures.say(NO_WORDS);
});
afterAll(() => pictures.close());

const drawn = () => (existsSync(join(root, 'cache')) ? readdirSync(join(root, 'cache')) : []);

test('all pictures are listed before any is drawn; one is drawn when it is asked for', async () => {
  const manifest = await pictures.list();
  expect(Object.keys(manifest).length).toBeGreaterThan(0);
  expect(JSON.parse(readFileSync(join(root, 'out', 'pictures.json'), 'utf8'))).toEqual(manifest);
  expect(drawn()).toEqual([]);

  const emblem = Object.entries(manifest).find(([name]) => name.startsWith('emblems/'))![1];
  const file = await pictures.file(emblem.fallback.src);
  expect(file?.type).toBe('image/svg+xml');
  expect(readFileSync(file!.path, 'utf8')).toMatch(/^<svg /);
  expect(drawn()).toHaveLength(2); // the picture and its record
});

test('every address in the list leads to a picture of that width and type', async () => {
  const manifest = await pictures.list();
  const back = Object.entries(manifest).find(([name]) => name.startsWith('banners/'))![1];
  for (const { src, width, type } of back.sources) {
    const file = await pictures.file(src);
    expect(file?.type).toBe(type);
    expect((await sharp(file!.path).metadata()).width).toBe(width);
  }
});

test('an address of no picture leads nowhere', async () => {
  await pictures.list();
  expect(await pictures.file('tarot/nobody-480.avif')).toBeUndefined();
  expect(await pictures.file('../pictures.json')).toBeUndefined();
});

test('new words make a new picture under the old address', async () => {
  const { 'previews/legal': preview } = await pictures.list();
  const before = await pictures.file(preview!.fallback.src);
  pictures.say({ ...NO_WORDS, previews: { legal: { title: '約束' } } });
  const after = await pictures.file(preview!.fallback.src);
  expect(after?.path).not.toBe(before?.path);
});

test("the owner's new picture is there without a restart", async () => {
  expect(await pictures.list()).not.toHaveProperty(['images/cat.png']);
  const cat = sharp({ create: { width: 60, height: 30, channels: 3, background: '#804020' } });
  writeFileSync(join(root, 'images', 'cat.png'), await cat.png().toBuffer());
  const entry = (await pictures.list())['images/cat.png'];
  expect(entry).toMatchObject({ width: 60, height: 30 });
  expect(existsSync(join(root, 'out', entry!.fallback.src))).toBe(true);
});
