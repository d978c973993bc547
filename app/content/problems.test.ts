/** The exact sentences for mistakes in values and keys; they stand in `__snapshots__/`. */
import { expect, test } from 'vitest';
import { problemsAfter } from './test-folder.ts';
import type { Tree } from './test-tree.ts';

const article = 'articles/hello.yaml';
const fool = 'decks/tarot/00-fool.yaml';
const service = 'services/1-first.yaml';
const ranking = 'weekly/ranking.yaml';

const mistakes: [string, (tree: Tree) => void][] = [
  [
    'a missing key',
    (tree) => {
      delete tree[article].title;
    },
  ],
  [
    'a missing key inside a group',
    (tree) => {
      delete tree['pages/home.yaml'].hero.draw;
    },
  ],
  [
    'a misspelt key',
    (tree) => {
      tree[article].titel = tree[article].title;
      delete tree[article].title;
    },
  ],
  [
    'a key that does not exist',
    (tree) => {
      tree[article].author = '私';
    },
  ],
  [
    'a misspelt key in a block',
    (tree) => {
      tree[article].content[1].hfer = '/blog';
    },
  ],
  [
    'a text where a number belongs',
    (tree) => {
      tree[ranking].ranking[0].rank = '一';
    },
  ],
  [
    'a number where a text belongs',
    (tree) => {
      tree[article].title = 21;
    },
  ],
  [
    'a list where a text belongs',
    (tree) => {
      tree[article].title = ['題'];
    },
  ],
  [
    'a text where a list belongs',
    (tree) => {
      tree[fool].keywords = '旅、夜、灯り';
    },
  ],
  [
    'a list where the file must have keys',
    (tree) => {
      tree[article] = '- 題\n- 本文\n';
    },
  ],
  [
    'a key without a value',
    (tree) => {
      tree[article].title = null;
    },
  ],
  [
    'a text of spaces',
    (tree) => {
      tree[article].title = '　';
    },
  ],
  [
    'a line break where there is one line',
    (tree) => {
      tree[article].title = 'はじめての\n記事';
    },
  ],
  [
    'an unknown block type',
    (tree) => {
      tree[article].content[0].type = 'crad';
    },
  ],
  [
    'a block without type',
    (tree) => {
      delete tree[article].content[0].type;
    },
  ],
  [
    'an unknown word',
    (tree) => {
      tree['readings/today.yaml'].icon = 'stra';
    },
  ],
  [
    'a day that does not exist',
    (tree) => {
      tree[article].date = '2025-02-30';
    },
  ],
  [
    'a day in another form',
    (tree) => {
      tree[article].date = '3.9.25';
    },
  ],
  [
    'two keywords',
    (tree) => {
      tree[fool].keywords = ['旅', '夜'];
    },
  ],
  [
    'four keywords',
    (tree) => {
      tree[fool].keywords = ['旅', '夜', '灯り', '朝'];
    },
  ],
  [
    'a ranking with an unknown sign',
    (tree) => {
      tree[ranking].ranking[0].sign = 'scorpoi';
    },
  ],
  [
    'a ranking with a sign twice',
    (tree) => {
      tree[ranking].ranking[1].sign = 'scorpio';
    },
  ],
  [
    'a ranking with a rank twice',
    (tree) => {
      tree[ranking].ranking[1].rank = 1;
    },
  ],
  [
    'a ranking that is from nowhere',
    (tree) => {
      tree[ranking].from = 'stars';
    },
  ],
  [
    'a new price that is not lower',
    (tree) => {
      tree[service].newPrice = 3000;
    },
  ],
  [
    'a price of nothing',
    (tree) => {
      tree[service].newPrice = 0;
    },
  ],
  [
    'half a yen',
    (tree) => {
      tree[service].newPrice = 0.5;
    },
  ],
  [
    'an old price that ends before it begins',
    (tree) => {
      tree[service].oldPriceUntil = '2025-03-01';
    },
  ],
  [
    'a digit in the vertical letter',
    (tree) => {
      tree[service].sampleText = '3か月ぶりのお便り';
    },
  ],
  [
    'an address without https',
    (tree) => {
      tree['site.yaml'].links.line = 'http://line.example';
    },
  ],
  [
    'a site address with a slash',
    (tree) => {
      tree['site.yaml'].address = 'https://mihon.example/';
    },
  ],
  [
    'an id with capitals',
    (tree) => {
      tree[article].id = 'Hello';
    },
  ],
  [
    'dates of a sign in another form',
    (tree) => {
      tree['signs/08-scorpio.yaml'].dates = '10月24日から';
    },
  ],
  [
    'a theme without an answer',
    (tree) => {
      delete tree[fool].detail.themes.reversed.work;
    },
  ],
  [
    'an answer to a theme that the deck does not have',
    (tree) => {
      tree[fool].detail.themes.upright.money = '答え。';
    },
  ],
  [
    'a side where the deck has none',
    (tree) => {
      tree['decks/oracle/00-fool.yaml'].message = { upright: 'ひとこと。', reversed: 'ひとこと。' };
    },
  ],
  [
    'a deck with half its labels',
    (tree) => {
      tree['decks/tarot/deck.yaml'].labels = { upright: '正位置' };
    },
  ],
  [
    'several mistakes in several files',
    (tree) => {
      delete tree['site.yaml'].name;
      tree[article].date = 'きのう';
      tree[fool].alt = null;
    },
  ],
];

test.each(mistakes)('%s', (_, change) => {
  expect(problemsAfter(change).join('\n')).toMatchSnapshot();
});
