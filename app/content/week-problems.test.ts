/** The exact sentences for mistakes in a week, in the texts of the sky; they stand in `__snapshots__/`. */
import { expect, test } from 'vitest';
import { signNames } from './schemas/sign.ts';
import { problemsAfter } from './test-folder.ts';
import type { Tree } from './test-tree.ts';

const love = 'sky/love.yaml';
const week = 'weeks/2026-11-30.yaml';

const mistakes: [string, (tree: Tree) => void][] = [
  [
    'a week that is not named by its Monday',
    (tree) => {
      tree['weeks/2026-12-02.yaml'] = { greeting: '師走です。' };
    },
  ],
  [
    'a week of a day that is not in the calendar',
    (tree) => {
      tree['weeks/2026-11-31.yaml'] = { greeting: '師走です。' };
    },
  ],
  [
    'a week with another name than a date',
    (tree) => {
      tree['weeks/next.yaml'] = { greeting: '師走です。' };
    },
  ],
  [
    'a week before the first of the sky that is not whole',
    (tree) => {
      const signs = (of: string[]) =>
        Object.fromEntries(
          signNames.map((sign) => [sign, Object.fromEntries(of.map((category) => [category, '文。']))]),
        );
      const all = ['message', 'love', 'work', 'money'];
      tree['weeks/2026-11-09.yaml'] = { signs: signs(all) };
      tree['weeks/2026-11-16.yaml'] = { signs: { ...signs(all), virgo: { love: '文。' } } };
    },
  ],
  [
    'texts of the sky that are missing',
    (tree) => {
      delete tree['sky/money.yaml'];
    },
  ],
  [
    'a week’s ranking with a sign twice',
    (tree) => {
      tree[week] = { ranking: ['leo', 'aries', 'leo'].map((sign) => ({ sign })) };
    },
  ],
  [
    'a week’s ranking of two',
    (tree) => {
      tree[week] = { ranking: [{ sign: 'leo' }, { sign: 'aries' }] };
    },
  ],
  [
    'a week with an unknown sign',
    (tree) => {
      tree[week] = { signs: { lion: { love: '文です。' } } };
    },
  ],
  [
    'a week with an unknown category',
    (tree) => {
      tree[week] = { signs: { leo: { lov: '文です。' } } };
    },
  ],
  [
    'a week of its own with a slot',
    (tree) => {
      tree[week] = { signs: { leo: { love: '{day}に届きます。' } } };
    },
  ],
  [
    'a text of the sky without its day',
    (tree) => {
      tree[love].middle['3'] = '文です。';
    },
  ],
  [
    'a text of the sky with its day twice',
    (tree) => {
      tree[love].middle['3'] = '{day}の文です。{day}に。';
    },
  ],
  [
    'a text of the sky with an unknown slot',
    (tree) => {
      tree[love].middle['3'] = '{day}、{moon}の文です。';
    },
  ],
  [
    'a reserve that says until when',
    (tree) => {
      tree[love].reserve['3'] = '{day}、{until}までの文です。';
    },
  ],
  [
    'a text of the sky that says a date, not until it',
    (tree) => {
      tree[love].middle['3'] = '{day}の文です。{until}までいて、{until}に終わります。';
    },
  ],
  [
    'a text of the sky that is missing',
    (tree) => {
      delete tree['sky/overall.yaml']['full-moon']['7'].nickname;
      delete tree[love].middle['12'];
    },
  ],
  [
    'a thirteenth house',
    (tree) => {
      tree[love].middle['13'] = '{day}の文です。';
    },
  ],
];

test.each(mistakes)('%s', (_, change) => {
  expect(problemsAfter(change).join('\n')).toMatchSnapshot();
});
