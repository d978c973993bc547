import { expect, test } from 'vitest';
import { loadContent } from '../../app/content/load.server.ts';
import { wordsOf } from '../../app/pictures/words.server.ts';
import { inTwoLines, pickPreviews } from './pick-previews.ts';

const content = loadContent();
const [pick] = content.picks;

async function previews(title = pick!.title) {
  const picks = [{ ...pick!, title }];
  const made = await pickPreviews({ ...content, picks }, 'content');
  return new Map(made.map((picture) => [picture.name, picture.draw(wordsOf(content))]));
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

test('a long title stands on two lines, cut between phrases', () => {
  expect(inTwoLines('明日は晴れ')).toBe('明日は晴れ');
  for (const { title } of content.picks) {
    const lines = inTwoLines(title).split('\n');
    expect(lines.join('')).toBe(title);
    expect(lines).toHaveLength(2);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(title.length * 0.75);
  }
});
