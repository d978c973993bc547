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
    'a quote that does not end',
    (tree) => {
      tree[article] = 'id: "hello\ntitle: 題\n';
    },
  ],
  [
    'words after a quoted text',
    (tree) => {
      tree[article] = 'id: "hello" です\ntitle: 題\n';
    },
  ],
  [
    'a backslash in quotes',
    (tree) => {
      tree[article] = 'id: hello\ntitle: "題\\夜"\n';
    },
  ],
  [
    'a bracket that does not end',
    (tree) => {
      tree[article] = 'id: [hello\ntitle: 題\n';
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
    'a text file in place of a YAML file',
    (tree) => {
      tree['notices/2026-11-30-new.yaml.txt'] = tree['notices/2025-09-01-open.yaml'];
    },
  ],
  [
    'a file name in Japanese',
    (tree) => {
      tree['notices/2026-11-30-お知らせ.yaml'] = tree['notices/2025-09-01-open.yaml'];
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
      tree['decks/tarot/01-moon.yaml'] = {
        ...tree['decks/tarot/01-magician.yaml'],
        image: 'tarot/01-moon',
      };
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
    'a deck with the name of a reading',
    (tree) => {
      tree['readings/tarot.yaml'] = prepared(tree, 'tarot');
    },
  ],
  [
    'a reading that has no page of its own and calls itself ready',
    (tree) => {
      tree['readings/moon.yaml'] = { ...prepared(tree, 'moon'), ready: true };
    },
  ],
  [
    'a reading of a deck that is not there, with one place twice',
    (tree) => {
      tree['readings/twinray.yaml'].deck = 'tarto';
      tree['readings/twinray.yaml'].places[1].key = 'you';
    },
  ],
  [
    'a reading that is ready before its words are',
    (tree) => {
      Object.assign(tree['readings/spiritual.yaml'], { ready: true, deck: 'oracle' });
    },
  ],
  [
    'a pair of families without words, and one too many',
    (tree) => {
      const pairs = tree['readings/twinray-pairs.yaml'];
      pairs.割割割 = pairs.芽割;
      delete pairs.芽割;
    },
  ],
  [
    'a notice with the name of a part of the page',
    (tree) => {
      tree['notices/2025-10-01-line-sheet.yaml'] = {
        ...tree['notices/2025-09-01-open.yaml'],
        id: 'line-sheet',
        date: '2025-10-01',
      };
    },
  ],
  [
    'a file that is too large',
    (tree) => {
      tree[article].content[1].text = '夜'.repeat(40_000);
    },
  ],
  [
    'a file that is no YAML',
    (tree) => {
      tree['articles/hello.docx'] = 'PK';
    },
  ],
  [
    'a control character in a file’s name',
    (tree) => {
      tree['articles/\u001b[31mred.yaml'] = tree[article];
    },
  ],
  [
    'a deck’s page that is another’s',
    (tree) => {
      tree['decks/oracle/deck.yaml'].path = '/reading/tarot';
    },
  ],
];

/** A reading that is only announced. */
function prepared(tree: Tree, id: string) {
  const { name, icon, tagline, preparing } = tree['readings/today.yaml'];
  return { id, name, path: `/reading/${id}`, icon, tagline, preparing, ready: false };
}

test.each(mistakes)('%s', (_, change) => {
  expect(problemsAfter(change).join('\n')).toMatchSnapshot();
});
