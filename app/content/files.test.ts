/** The exact sentences for mistakes in the files themselves: form, names, numbers; they stand in `__snapshots__/`. */
import { expect, test } from 'vitest';
import { problemsAfter } from './test-folder.ts';
import type { Tree } from './test-tree.ts';

const article = 'articles/hello.yaml';

const mistakes: [string, (tree: Tree) => void][] = [
  [
    'a syntax error',
    (tree) => {
      tree[article] = 'id: hello\ntitle: 夜: 朝\n';
    },
  ],
  [
    'a missing space after a colon',
    (tree) => {
      tree[article] = 'id:hello\ntitle: 題\n';
    },
  ],
  [
    'a full-width colon',
    (tree) => {
      tree[article] = 'id: hello\ntitle： 題\n';
    },
  ],
  [
    'a quote that does not end',
    (tree) => {
      tree[article] = 'id: "hello\ntitle: 題\n';
    },
  ],
  [
    'a bracket that does not end',
    (tree) => {
      tree[article] = 'id: [hello\ntitle: 題\n';
    },
  ],
  [
    'a text that starts with a sign of YAML',
    (tree) => {
      tree[article] = 'id: hello\ntitle: @題\n';
    },
  ],
  [
    'a text that YAML takes for a group',
    (tree) => {
      tree[article] = 'id: hello\ntitle: {{seller}}\n';
    },
  ],
  [
    'a text that YAML takes for a tag',
    (tree) => {
      tree[article] = 'id: hello\ntitle: !題 夜\n';
    },
  ],
  [
    'a text that YAML cuts at a hash',
    (tree) => {
      tree[article] = 'id: hello\ntitle: 題 #夜の記事\n';
    },
  ],
  [
    'a line of three hyphens',
    (tree) => {
      tree[article] = 'id: hello\n---\ntitle: 題\n';
    },
  ],
  [
    'a key twice',
    (tree) => {
      tree[article] = 'id: hello\ntitle: 題\ntitle: 題\n';
    },
  ],
  [
    'a byte order mark',
    (tree) => {
      tree[article] = '\uFEFFid: hello\n';
    },
  ],
  [
    'a tab',
    (tree) => {
      tree[article] = 'id: hello\ncontent:\n\t- type: h2\n';
    },
  ],
  [
    'an empty file',
    (tree) => {
      tree[article] = '';
    },
  ],
  [
    'a file of comments',
    (tree) => {
      tree[article] = '# あとで書く\n';
    },
  ],
  [
    'a file in Shift_JIS',
    (tree) => {
      tree[article] = Uint8Array.from([0x83, 0x4a, 0x81, 0x5b, 0x83, 0x68]);
    },
  ],
  [
    'a file that is missing',
    (tree) => {
      delete tree['site.yaml'];
    },
  ],
  [
    'a misspelt file name',
    (tree) => {
      tree['pages/hoem.yaml'] = tree['pages/home.yaml'];
      delete tree['pages/home.yaml'];
    },
  ],
  [
    'a file name with capitals',
    (tree) => {
      tree['articles/Hello World.yaml'] = tree[article];
    },
  ],
  [
    'a file that ends in .yml',
    (tree) => {
      tree['articles/new.yml'] = tree[article];
    },
  ],
  [
    'an id that is not the file’s name',
    (tree) => {
      tree[article].id = 'hallo';
    },
  ],
  [
    'a card number that is not the file’s',
    (tree) => {
      tree['decks/tarot/00-fool.yaml'].id = 7;
    },
  ],
  [
    'a date that is not the file’s',
    (tree) => {
      tree['notices/2025-09-01-open.yaml'].date = '2025-09-02';
    },
  ],
  [
    'an id twice',
    (tree) => {
      tree['services/2-first.yaml'] = tree['services/1-first.yaml'];
    },
  ],
  [
    'a card number twice',
    (tree) => {
      tree['decks/tarot/01-moon.yaml'] = tree['decks/tarot/01-magician.yaml'];
    },
  ],
  [
    'a hole in the numbers of a deck',
    (tree) => {
      delete tree['decks/tarot/01-magician.yaml'];
    },
  ],
  [
    'a card number below the deck’s first',
    (tree) => {
      tree['decks/tarot/deck.yaml'].firstId = 1;
    },
  ],
  [
    'a deck without cards',
    (tree) => {
      for (const n of ['00-fool', '01-magician', '02-star']) delete tree[`decks/oracle/${n}.yaml`];
    },
  ],
  [
    'a sign that is missing',
    (tree) => {
      delete tree['signs/08-scorpio.yaml'];
    },
  ],
  [
    'a sign with the wrong number',
    (tree) => {
      tree['signs/13-scorpio.yaml'] = tree['signs/08-scorpio.yaml'];
      delete tree['signs/08-scorpio.yaml'];
    },
  ],
  [
    'too few banners',
    (tree) => {
      delete tree['banners/menu-2.yaml'];
    },
  ],
  [
    'a deck’s page that is another’s',
    (tree) => {
      tree['decks/oracle/deck.yaml'].path = '/reading/tarot';
    },
  ],
];

test.each(mistakes)('%s', (_, change) => {
  expect(problemsAfter(change).join('\n')).toMatchSnapshot();
});
