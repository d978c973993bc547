/** The exact sentences for names that lead nowhere: links, pictures, placeholders; they stand in `__snapshots__/`. */
import { expect, test } from 'vitest';
import { problemsAfter, problemsOf } from '../test-folder.ts';
import { PIXEL, type Tree, validTree } from '../test-tree.ts';

const article = 'articles/hello.yaml';

const mistakes: [string, (tree: Tree) => void][] = [
  [
    'a link to a page that does not exist',
    (tree) => {
      tree[article].content[1].href = '/reading/tarrot';
    },
  ],
  [
    'a link to a card that does not exist',
    (tree) => {
      tree[article].content[1].href = '/reading/oracle/41';
    },
  ],
  [
    'a link in the menu',
    (tree) => {
      tree['menu.yaml'][1].path = '/paid-fortun';
    },
  ],
  [
    'a link to a heading that does not exist',
    (tree) => {
      tree[article].content[1].href = '#カードと朝';
    },
  ],
  [
    'a link to another article’s heading',
    (tree) => {
      tree['menu.yaml'][0].path = '/blog/hello#夜';
    },
  ],
  [
    'a link without https',
    (tree) => {
      tree[article].content[1].href = 'http://line.example';
    },
  ],
  [
    'a notice’s link to a page that does not exist',
    (tree) => {
      tree['notices/2025-09-01-open.yaml'].links = [{ label: '読む', path: '/weeky' }];
    },
  ],
  [
    'a link name without address',
    (tree) => {
      tree[article].content[1].href = 'x';
    },
  ],
  [
    'a link to an account that there is not',
    (tree) => {
      delete tree['site.yaml'].links.youtube;
      tree[article].content[1].href = 'youtube';
    },
  ],
  [
    'a link to a page that does not exist, with the site’s own domain',
    (tree) => {
      tree[article].content[1].href = 'https://mihon.example/reading/tarrot';
    },
  ],
  [
    'an article in the order that does not exist',
    (tree) => {
      tree['pages/blog.yaml'].order = ['hello', 'hallo', 'hello'];
    },
  ],
  [
    'a back of a deck that does not exist',
    (tree) => {
      tree['pages/home.yaml'].hero.backs = [{ deck: 'tarott', label: 'タロット' }];
    },
  ],
  [
    'an unknown placeholder in a legal text',
    (tree) => {
      tree['legal/terms.yaml'].intro = '{{seler}}が定めます。';
    },
  ],
  [
    'an unknown placeholder in a deck’s text',
    (tree) => {
      tree['decks/tarot/deck.yaml'].share = '{deck}で{card}を引きました。';
    },
  ],
  [
    'a card of a like meaning that is not there',
    (tree) => {
      tree['decks/tarot/00-fool.yaml'].related = ['oracle/1', 'oracel/2'];
    },
  ],
  [
    'a card that answers a feeling and is not there',
    (tree) => {
      tree['decks/feelings.yaml'][0].cards = ['oracle/9'];
    },
  ],
  [
    'an unknown placeholder in any text',
    (tree) => {
      tree[article].title = '{sitename}の記事';
    },
  ],
  [
    'a control character',
    (tree) => {
      tree[article].title = '夜\u0007の記事';
    },
  ],
  [
    'a picture of the owner that is not there',
    (tree) => {
      tree['images/cat.jpg'] = PIXEL;
      tree[article].thumbnail = 'images/cta.jpg';
    },
  ],
];

test.each(mistakes)('%s', (_, change) => {
  expect(problemsAfter(change).join('\n')).toMatchSnapshot();
});

test('links that lead somewhere', () => {
  const problems = problemsAfter((tree) => {
    tree[article].content[1].href = '#カードと夜';
    tree[article].content[2].href = '/reading/oracle/2?from=blog';
    tree['menu.yaml'][0].path = '/blog/hello#%E3%82%AB%E3%83%BC%E3%83%89%E3%81%A8%E5%A4%9C';
    tree['menu.yaml'][1].path = '/weekly/pisces';
  });
  expect(problems).toEqual([]);
});

test('a drawn picture that does not exist', () => {
  const tree = validTree();
  const drawn = new Set(
    JSON.stringify(tree).match(
      /\b(tarot|oracle|signs|emblems|backs|articles|services|banners)\/[\w-]+|profile/g,
    ),
  );
  expect(problemsOf(tree, drawn)).toEqual([]);
  tree[article].h2Background = 'articles/helo-h2';
  tree['banners/menu-2.yaml'].snippet = tree['banners/menu-1.yaml'].snippet.replace(
    'picture:banners/menu-1',
    'picture:banners/menu-9',
  );
  expect(problemsOf(tree, drawn).join('\n')).toMatchSnapshot();
});
