import { expect, test } from 'vitest';
import { pickPreviews } from '../../card-art/render/pick-previews.ts';
import { loadContent } from '../content/load.server.ts';
import { wordsOf } from './words.server.ts';

const content = loadContent();
const [pick] = content.picks;

async function previews(title = pick!.title) {
  const words = wordsOf({ ...content, picks: [{ ...pick!, title }] });
  const made = await pickPreviews({ id: pick!.id, photos: 'content' }, words);
  return new Map(made.map((picture) => [picture.name, picture.draw(words)]));
}

test('an A・B・C has a picture, and each of its answers another', async () => {
  const drawn = await previews();
  expect([...drawn.keys()]).toEqual(['', '-a', '-b', '-c'].map((end) => `previews/picks/${pick!.id}${end}`));
  expect(new Set(drawn.values()).size).toBe(4);
});

test('another title stands in all four', async () => {
  const [before, after] = [await previews(), await previews('明日は晴れますか')];
  for (const [name, svg] of after) expect(svg === before.get(name), name).toBe(false);
});
