import { expect, test } from 'vitest';
import { slice as sliceFiles } from './slices.ts';

/** So many characters from a place on. */
const some = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) => String.fromCodePoint(first.codePointAt(0)! + place));

const slice = (wanted: Parameters<typeof sliceFiles>[0]) =>
  sliceFiles(wanted).map(({ characters }) => characters);

const EVERYWHERE = some('一', 60);
const CARD = some('万', 40);
const ARTICLE = some('丁', 30);

test('what all pages set is one file, what one kind sets another: nobody loads what only others need', () => {
  const wanted = new Map([
    ['card', new Set([...EVERYWHERE, ...CARD])],
    ['article', new Set([...EVERYWHERE, ...ARTICLE])],
  ]);
  // The code points overlap on purpose: a character of both kinds belongs to both.
  const files = slice(wanted);
  const all = new Set([...EVERYWHERE, ...CARD, ...ARTICLE]);
  expect([...files.join('')].sort()).toEqual([...all].sort());
  const loaded = (kind: string) =>
    files.filter((file) => [...file].some((character) => wanted.get(kind)?.has(character))).join('');
  for (const [kind, characters] of wanted) expect([...loaded(kind)].length).toBe(characters.size);
});

test('a few characters are no file of their own', () => {
  const wanted = new Map([
    ['card', new Set(['星', '月', '灯'])],
    ['article', new Set(['星', '月', '夜'])],
  ]);
  expect(slice(wanted)).toEqual(['夜星月灯']);
});

test('the file of most pages comes first, and the same characters give the same files', () => {
  const wanted = new Map([
    ['card', new Set([...EVERYWHERE, ...some('星', 30)])],
    ['article', new Set(EVERYWHERE)],
  ]);
  const files = slice(wanted);
  expect(files[0]).toBe([...EVERYWHERE].sort().join(''));
  expect(slice(new Map([...wanted].reverse()))).toEqual(files);
});

test('a file names the kinds of page that set one of its characters, and no other', () => {
  const stars = some('星', 40);
  const files = sliceFiles(
    new Map([
      ['card', new Set([...EVERYWHERE, ...stars])],
      ['article', new Set(EVERYWHERE)],
    ]),
  );
  expect(files.map(({ pages }) => pages)).toEqual([['article', 'card'], ['card']]);
});
