/** The exact sentences for what one file says and another does not; they stand in `__snapshots__/`. */
import { expect, test } from 'vitest';
import { problemsAfter } from '../test-folder.ts';
import type { Tree } from '../test-tree.ts';

const network =
  '<a href="https://ad.example/go"><img src="https://img.network.example/p.gif" width="300" height="250" alt="灯り"></a>';

const mistakes: [string, (tree: Tree) => void][] = [
  [
    'a price that the disclosure does not know',
    (tree) => {
      tree['services/1-first.yaml'].newPrice = 800;
    },
  ],
  [
    'an amount on a page that is no price',
    (tree) => {
      tree['pages/paid.yaml'].arrival = '800円の手紙です。';
    },
  ],
  [
    'a price that the last notice about it does not know',
    (tree) => {
      tree['notices/2025-09-01-open.yaml'].body = '「鑑定」は1,000円です。';
    },
  ],
  [
    'a banner’s host that the privacy policy does not name',
    (tree) => {
      tree['banners/menu-1.yaml'].snippet = network;
    },
  ],
  [
    'a host that a banner’s picture is sent on to',
    (tree) => {
      tree['banners/menu-1.yaml'].hosts = ['cdn.network.example'];
    },
  ],
  [
    'a host that nobody asks any more',
    (tree) => {
      for (const n of ['menu-1', 'menu-2', 'footer-1']) delete tree[`banners/${n}.yaml`];
    },
  ],
  [
    'analytics that the privacy policy does not name',
    (tree) => {
      tree['site.yaml'].firebase = {
        apiKey: 'AIzaSyA0000000000000000000000000000000000',
        authDomain: 'night-light-site.firebaseapp.com',
        projectId: 'night-light-site',
        appId: '1:1:web:1',
        measurementId: 'G-0000000000',
      };
    },
  ],
  [
    'a footer’s button that is not in the menu',
    (tree) => {
      tree['footer.yaml'] = ['/', '/blog'];
    },
  ],
  [
    'a footer’s button twice',
    (tree) => {
      tree['footer.yaml'] = ['/', '/'];
    },
  ],
  [
    'a word for LINE that two cards share',
    (tree) => {
      tree['site.yaml'].lineWords = true;
      tree['decks/oracle/01-magician.yaml'].lineWord = 'ＦＯＯＬの名';
      for (const [place, slug] of ['fool', 'magician', 'star'].entries())
        tree[`decks/tarot/0${place}-${slug}.yaml`].lineWord = place === 0 ? undefined : `札${place}`;
      tree['signs/01-aries.yaml'].name = '札2';
    },
  ],
  [
    'an id of LINE without its sign',
    (tree) => {
      tree['site.yaml'].links.lineId = 'mihon';
    },
  ],
  [
    'the site’s name in another file',
    (tree) => {
      tree['articles/hello.yaml'].title = 'みほんの記事';
    },
  ],
  [
    'the teller’s name where the teller is spoken of',
    (tree) => {
      tree['pages/about.yaml'].lead = 'ともりと申します。';
    },
  ],
];

test.each(mistakes)('%s', (_, change) => {
  expect(problemsAfter(change).join('\n')).toMatchSnapshot();
});

test('what keeps its promises: a price said everywhere, a network named, a whole folder named by one line', () => {
  const problems = problemsAfter((tree) => {
    tree['services/1-first.yaml'].newPrice = 800;
    tree['legal/legal-notation.yaml'].rows[1].detail = '鑑定 800円（税込）';
    tree['notices/2025-10-01-price.yaml'] = {
      id: 'price',
      title: '題',
      date: '2025-10-01',
      body: '「鑑定」は3,000円から800円になりました。',
    };
    tree['pages/paid.yaml'].arrival = '800円の手紙です。';
    tree['banners/menu-1.yaml'].snippet = network;
    tree['banners/menu-1.yaml'].hosts = ['cdn.network.example'];
    tree['legal/privacy.yaml'].transmissions[0].hosts.push('*.network.example');
    // A word that holds the teller's name is a word.
    tree['articles/hello.yaml'].title = '夜ともりの記事';
  });
  expect(problems).toEqual([]);
});
