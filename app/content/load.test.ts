import { expect, test } from 'vitest';
import { loadContent } from './load.server.ts';
import { validTree, writeTree } from './test-tree.ts';

test('a whole tree loads', () => {
  const content = loadContent(writeTree(validTree()));
  expect(content.decks.map(({ deck }) => deck)).toEqual(['tarot', 'oracle']);
  expect(content.decks[0]?.cards[2]).toMatchObject({
    id: 2,
    index: 2,
    slug: 'star',
    deck: 'tarot',
    displayName: 'star（starの名）',
  });
  expect(content.signs.map(({ sign }) => sign).slice(0, 2)).toEqual(['aries', 'taurus']);
  expect(content.readings.map(({ id }) => id)).toEqual(['today', 'spiritual', 'twinray']);
});
