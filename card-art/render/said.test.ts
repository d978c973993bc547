import { expect, it } from 'vitest';
import { loadPictures } from '../pictures.ts';
import { NO_WORDS, type Words } from '../words.ts';
import { noting, saysTheSame } from './said.ts';

const words: Words = {
  ...NO_WORDS,
  site: '見本',
  cards: { 'tarot/17-star': { title: '星', english: 'The Star' } },
};

/** What the picture of that name says. */
async function saidBy(name: string) {
  const [entry] = await loadPictures(name);
  const { words: noted, said } = noting(words);
  entry!.picture.draw(noted);
  return said;
}

it('notes what a picture says, and what of it is not written', async () => {
  expect(await saidBy('tarot/17-star')).toEqual({ 'cards tarot/17-star': words.cards['tarot/17-star'] });
  expect(await saidBy('tarot/18-moon')).toEqual({ 'cards tarot/18-moon': null });
  expect(await saidBy('emblems/leo')).toEqual({});
});

it('knows a preview by its own words, the site and the card that lies in it', async () => {
  expect(Object.keys(await saidBy('previews/articles/tarot-intro')).sort()).toEqual([
    'cards tarot/17-star',
    'previews articles/tarot-intro',
    'site',
  ]);
});

it('asks for a new drawing when what it says changes, and not for other words', async () => {
  const said = await saidBy('previews/articles/tarot-intro');
  expect(saysTheSame(said, structuredClone(words))).toBe(true);
  expect(saysTheSame(said, { ...words, previews: { 'articles/oracle-cards': { title: '札' } } })).toBe(true);
  expect(saysTheSame(said, { ...words, previews: { 'articles/tarot-intro': { title: '星' } } })).toBe(false);
  expect(saysTheSame(said, { ...words, site: '別の名前' })).toBe(false);
  expect(saysTheSame(said, { ...words, cards: {} })).toBe(false);
});
