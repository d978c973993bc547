import { expect, test } from 'vitest';
import { loadPictures } from '../../card-art/pictures.ts';
import { cardPreview } from '../../card-art/previews/shared/card-preview.ts';
import type { Words } from '../../card-art/words.ts';
import { loadContent } from '../content/load.server.ts';
import type { Content } from '../content/types.ts';
import { wordsOf } from './words.server.ts';

const pictures = new Map((await loadPictures()).map(({ picture }) => [picture.name, picture]));
const drawn = (name: string, words: Words) => pictures.get(name)!.draw(words);
const before = wordsOf(loadContent());

/** The words in a card's preview, as they are drawn. */
function previewOf(card: string, { previews, site }: Words): string {
  return cardPreview(card, pictures.get(card)!, previews[card], site).words!.svg;
}

const isDrawn = ({ id }: { id: string }) => pictures.has(`previews/articles/${id}`);

/** The words after an edit of the content. */
function after(edit: (content: Content) => void): Words {
  const content = structuredClone(loadContent());
  edit(content);
  return wordsOf(content);
}

test('a renamed card changes its plate and its preview, and no other card', () => {
  const renamed = after(({ decks }) => {
    decks[0]!.cards[0]!.name = '旅人';
  });
  const [first, second] = loadContent().decks[0]!.cards.map(({ file }) => file);
  for (const [card, isSame] of [
    [first!, false],
    [second!, true],
  ] as const) {
    expect(drawn(card, renamed) === drawn(card, before), card).toBe(isSame);
    expect(previewOf(card, renamed) === previewOf(card, before), `preview of ${card}`).toBe(isSame);
  }
});

test('a card that shows the picture of the owner still names its own drawing', () => {
  const own = after(({ decks }) => {
    decks[0]!.cards[0]!.image = 'images/cat.jpg';
  });
  expect(own.cards).toEqual(before.cards);
});

test("the site's new name stands in all previews", () => {
  const renamed = after(({ site }) => {
    site.name = 'つきあかり';
  });
  for (const name of [
    'previews/site',
    'previews/home',
    'previews/weekly',
    'previews/about',
    'previews/love',
  ]) {
    expect(drawn(name, renamed) === drawn(name, before), name).toBe(false);
  }
  const { file } = loadContent().decks[0]!.cards[0]!;
  expect(previewOf(file, renamed) === previewOf(file, before), file).toBe(false);
});

test('a rewritten letter is written on its sheet, small and large', () => {
  const { image, sampleImage } = loadContent().services[0]!;
  const rewritten = after(({ services }) => {
    services[0]!.sampleText = 'かなたさまへ。\n海の絵が出ました。';
  });
  expect(rewritten.letters[image]).toEqual(['かなたさまへ。', '海の絵が出ました。']);
  for (const name of [image, sampleImage]) {
    expect(drawn(name, rewritten) === drawn(name, before), name).toBe(false);
  }
});

test('a card’s stories say its message, its name and its side; its wallpaper shows the owner’s picture', () => {
  const { file } = loadContent().decks[0]!.cards[0]!;
  const edited = after(({ decks }) => {
    const card = decks[0]!.cards[0]!;
    card.image = 'images/cat.jpg';
    card.message = { upright: '朝が来ます。', reversed: '夜です。' };
  });
  const { upright, reversed } = loadContent().decks[0]!.labels;
  expect(edited.keepsakes[file]).toMatchObject({
    photo: 'images/cat.jpg',
    sides: [
      { turned: false, label: upright, columns: ['朝が来ます。'] },
      { turned: true, label: reversed, columns: ['夜です。'] },
    ],
  });
  expect(before.keepsakes[file]).not.toHaveProperty('photo');
});

test('titles of pages, decks, signs and articles stand in their previews', () => {
  const renamed = after(({ pages, decks, signs, articles }) => {
    pages.blog.title = '読みもの';
    pages.weekly.previewLine = '日曜の夜に';
    decks[0]!.name = '星の占い';
    signs[0]!.name = '羊座';
    // One that the owner adds is drawn by nobody.
    articles.find(isDrawn)!.thumbnailTitle = '夜の札';
  });
  const { decks, signs, articles } = loadContent();
  const article = articles.find(isDrawn)!;
  const previews = ['blog', 'weekly', decks[0]!.deck, signs[0]!.image, `articles/${article.id}`];
  for (const name of previews.map((name) => `previews/${name}`)) {
    expect(drawn(name, renamed) === drawn(name, before), name).toBe(false);
  }
});
