/** The exact sentences for mistakes in an A・B・C; they stand in `__snapshots__/`. */
import { expect, test } from 'vitest';
import { loadContent } from './load.server.ts';
import { problemsAfter, writeTree } from './test-folder.ts';
import { type Tree, validTree } from './test-tree.ts';

const pick = 'picks/2026-11-22-love.yaml';

function onePick() {
  return {
    title: '今夜の三枚',
    intro: '一枚をどうぞ。',
    date: '2026-11-22',
    answers: {
      a: { card: 'tarot/0', side: 'upright', text: '一つ目の答え。' },
      b: { card: 'tarot/1', side: 'reversed', text: '二つ目の答え。' },
      c: { card: 'oracle/2', text: '三つ目の答え。' },
    },
  };
}

const mistakes: [string, (tree: Tree) => void][] = [
  [
    'a card that is not there',
    (tree) => {
      tree[pick].answers.a.card = 'tarrot/0';
    },
  ],
  [
    'a card without its deck',
    (tree) => {
      tree[pick].answers.a.card = 'love7';
    },
  ],
  [
    'a side on a deck without sides',
    (tree) => {
      tree[pick].answers.c.side = 'upright';
    },
  ],
  [
    'no side on a deck with sides',
    (tree) => {
      delete tree[pick].answers.a.side;
    },
  ],
  [
    'a side that is none',
    (tree) => {
      tree[pick].answers.a.side = 'reverse';
    },
  ],
  [
    'one card twice',
    (tree) => {
      tree[pick].answers.b.card = 'tarot/0';
    },
  ],
  [
    'a fourth answer',
    (tree) => {
      tree[pick].answers.d = { ...tree[pick].answers.a };
    },
  ],
  [
    'an answer that is missing',
    (tree) => {
      delete tree[pick].answers.c;
    },
  ],
  [
    'another date than in the name',
    (tree) => {
      tree[pick].date = '2026-11-21';
    },
  ],
  [
    'a date that is not in the calendar',
    (tree) => {
      tree['picks/2026-02-30-love.yaml'] = { ...onePick(), date: '2026-02-30' };
    },
  ],
  [
    'a name without a date',
    (tree) => {
      tree['picks/love.yaml'] = onePick();
    },
  ],
  [
    'a video without https',
    (tree) => {
      tree[pick].video = 'www.tiktok.com/@hoshi/video/1';
    },
  ],
];

test.each(mistakes)('%s', (_, change) => {
  const problems = problemsAfter((tree) => {
    tree[pick] = onePick();
    change(tree);
  });
  expect(problems.join('\n')).toMatchSnapshot();
});

test('the newest stands first, each under the name of its file; links lead to it and to its answers', () => {
  const tree = validTree();
  tree['picks/2026-11-15-work.yaml'] = { ...onePick(), date: '2026-11-15' };
  tree[pick] = onePick();
  tree['articles/hello.yaml'].content[1].href = '/pick/2026-11-22-love/b';
  expect(loadContent(writeTree(tree)).picks.map(({ id }) => id)).toEqual([
    '2026-11-22-love',
    '2026-11-15-work',
  ]);
});
