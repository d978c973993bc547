import sharp from 'sharp';
import { expect, test } from 'vitest';
import { difference, kept } from './compare.ts';

/** A page of 800 × 600 px with a word on it. */
const page = (word: string, width = 800) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="600"><rect width="100%" height="100%" fill="#1d1638"/>
      <rect x="300" y="300" width="${word.length * 14}" height="18" fill="#f3dba8"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
    .then(kept);

test('the same page again is no difference', async () => {
  expect(await difference(await page('hoshi'), await page('hoshi'))).toBeNull();
});

test('a longer word is one, and the place is named', async () => {
  const found = await difference(await page('hoshi'), await page('hoshiakari'));
  expect(found?.text).toContain('(384, 288)');
  expect(found?.map?.length).toBeGreaterThan(0);
});

test('another size is one', async () => {
  expect((await difference(await page('hoshi'), await page('hoshi', 900)))?.text).toBe(
    'the page was 800 × 600 px and is 900 × 600 px',
  );
});
