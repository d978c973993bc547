/** For tests: the smallest content that is whole. */
import { fileName } from './read/draft.ts';
import { friendsPairsSchema, twinrayPairsSchema } from './schemas/family-pairs.ts';
import { pageSchemas } from './schemas/pages.ts';
import { PLACES, readingSchemas } from './schemas/reading.ts';
import { signNames } from './schemas/sign.ts';
import { skySchemas } from './schemas/sky.ts';
import { sampleOf } from './test-sample.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests bend the tree into any shape
export type Tree = Record<string, any>;

/** The smallest picture: one pixel, PNG. */
export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The tree by file path; change what a test is about, or put a string or bytes in place of a file. */
export function validTree(): Tree {
  return structuredClone(VALID);
}

/** Made once: to find a sample for every schema takes longer than to copy the tree. */
const VALID = makeTree();

function makeTree(): Tree {
  const tree: Tree = {
    'site.yaml': {
      name: 'みほん',
      tagline: '見本です。',
      description: '見本のサイトです。',
      address: 'https://mihon.example',
      fortuneTeller: { name: 'ともり' },
      hashtag: 'みほん',
      copyrightYear: 2025,
      links: {
        line: 'https://line.example/mihon',
        tiktok: 'https://tiktok.example/mihon',
        youtube: 'https://youtube.example/mihon',
        marketplace: 'https://market.example/mihon',
      },
      firebase: null,
      offline: true,
      badge: 'おすすめ',
    },
    'menu.yaml': [
      { name: 'ホーム', path: '/' },
      { name: '有料鑑定', path: '/paid-fortune', badge: true },
    ],
    'footer.yaml': [],
    ...Object.fromEntries(
      Object.entries(skySchemas).map(([name, schema]) => [`sky/${name}.yaml`, sampleOf(schema)]),
    ),
    'weekly/ranking.yaml': {
      from: 'fixed',
      ranking: ['scorpio', 'leo', 'pisces'].map((sign, i) => ({ rank: i + 1, sign, reason: '理由です。' })),
    },
    'articles/hello.yaml': {
      id: 'hello',
      title: 'はじめての記事',
      summary: '紹介です。',
      date: '2025-09-03',
      thumbnailTitle: 'はじめて',
      h2Background: 'articles/hello-h2',
      content: [
        { type: 'h2', text: 'カードと夜' },
        { type: 'p', text: '本文です。' },
        { type: 'p', text: '申し込みはこちら', href: 'marketplace' },
      ],
    },
    'notices/2025-09-01-open.yaml': {
      id: 'open',
      title: '開きました',
      date: '2025-09-01',
      body: '本文です。\n\n二つ目の段落です。',
    },
    'services/1-first.yaml': {
      id: 'first',
      title: '鑑定',
      desc: '説明です。',
      url: 'https://market.example/mihon/first',
      image: 'services/first',
      sampleImage: 'services/first-sample',
      sampleAlt: '便箋。',
      sampleText: 'お便りを読みました。',
      panel: 'plum',
      oldPrice: 3000,
      newPrice: 500,
      oldPriceFrom: '2025-04-01',
      oldPriceUntil: '2025-08-31',
      letter: 'この続きです。',
      question: '一つのこと',
      cards: '三枚',
      characters: 17,
      days: { least: 1, most: 3 },
    },
    'legal/terms.yaml': legalText('利用規約'),
    'legal/privacy.yaml': {
      ...legalText('プライバシーポリシー'),
      transmissionsTitle: '送信',
      transmissionLabels: { service: '一', recipient: '二', data: '三', purpose: '四', policy: '五' },
      transmissions: [
        {
          service: '解析',
          provider: '会社',
          hosts: ['count.example'],
          data: '見たページ',
          purpose: '改善',
          policy: 'https://stats.example/privacy',
        },
      ],
    },
    'legal/particulars.yaml': Object.fromEntries(
      ['seller', 'responsible', 'address', 'telephone', 'email', 'shop'].map((name) => [
        name,
        { value: `${name}の値`, confirmed: false },
      ]),
    ),
    'legal/legal-notation.yaml': {
      title: '表記',
      description: '説明',
      rows: [
        { term: '販売業者', detail: '{{seller}}' },
        { term: '販売価格', detail: '鑑定 500円（税込）' },
      ],
    },
    ...Object.fromEntries(
      Object.entries(pageSchemas).map(([name, schema]) => [`pages/${fileName(name)}`, sampleOf(schema)]),
    ),
  };
  tree['pages/link.yaml'].links = [
    { name: 'サイト', text: '説明', href: 'site' },
    { name: 'LINE', text: '説明', href: 'line' },
  ];
  tree['decks/feelings.yaml'] = [{ words: ['返信がこない'], cards: ['oracle/2'] }];
  addDeck(tree, 'tarot', { upright: '正位置', reversed: '逆位置', advice: '助言' });
  addDeck(tree, 'oracle', { message: '今夜のメッセージ' });
  for (const id of ['today', 'spiritual', 'twinray'] as const) {
    tree[`readings/${id}.yaml`] = {
      ...(sampleOf(readingSchemas[id]) as object),
      id,
      path: `/reading/${id}`,
      ready: false,
      deck: 'tarot',
      places: PLACES[id].map((key) => ({ key, label: '場所' })),
    };
  }
  tree['readings/twinray-pairs.yaml'] = sampleOf(twinrayPairsSchema);
  tree['readings/friends-pairs.yaml'] = sampleOf(friendsPairsSchema);
  signNames.forEach((sign, i) => {
    tree[`signs/${String(i + 1).padStart(2, '0')}-${sign}.yaml`] = {
      sign,
      name: `${sign}座`,
      kana: 'せいざ',
      dates: '10/24〜11/22',
      image: `signs/${sign}`,
      emblem: `emblems/${sign}`,
    };
  });
  for (const n of [1, 2]) tree[`banners/menu-${n}.yaml`] = banner(`menu-${n}`, 300, 250);
  tree['banners/footer-1.yaml'] = banner('footer-1', 728, 90);
  return tree;
}

function legalText(title: string) {
  return {
    title,
    description: '説明',
    enacted: '2025-09-28',
    revised: '2025-09-28',
    intro: '{{seller}}が定めます。',
    sections: [{ heading: '第1条', text: '文' }],
  };
}

function addDeck(tree: Tree, deck: string, labels: Record<string, string>) {
  tree[`decks/${deck}/deck.yaml`] = {
    deck,
    name: `${deck}占い`,
    title: deck,
    previewKind: `${deck}のカード`,
    path: `/reading/${deck}`,
    delaySeconds: 5,
    firstId: 0,
    reversals: labels.message === undefined,
    themes: [
      { key: 'love', label: '恋愛' },
      { key: 'work', label: '仕事' },
    ],
    cardNameForm: '{english}（{name}）',
    back: `backs/${deck}`,
    backAlt: '裏の絵。',
    description: '説明',
    entry: { text: '紹介', more: '引いてみる' },
    showcases: [`${deck}/00-fool`],
    draw: { lead: ['言葉'], waiting: ['待つ'], steps: ['めくる'], meaningsLink: '意味を読む' },
    meanings: { title: '意味一覧', lead: '言葉', description: '説明', cardTitle: '{card}の意味' },
    labels,
    share: '{deckName}で「{card}」が出ました。{message}',
  };
  ['fool', 'magician', 'star'].forEach((slug, id) => {
    const { message, ...others } = labels;
    const answers = { love: '恋の答え。', work: '仕事の答え。' };
    const texts =
      message === undefined
        ? { ...others, themes: { upright: answers, reversed: { ...answers } } }
        : { message, themes: answers };
    tree[`decks/${deck}/0${id}-${slug}.yaml`] = {
      id,
      name: `${slug}の名`,
      kana: 'なまえ',
      english: slug,
      keywords: ['旅', '夜', '灯り'],
      image: `${deck}/0${id}-${slug}`,
      alt: '絵。',
      message: message === undefined ? { upright: 'ひとこと。', reversed: '逆のひとこと。' } : 'ひとこと。',
      description: '言葉。',
      related: deck === 'tarot' ? ['oracle/1', 'oracle/2'] : ['tarot/0', 'tarot/2'],
      detail: { overview: '物語', ...texts },
    };
  });
}

function banner(id: string, width: number, height: number) {
  return {
    id,
    size: `${width}x${height}`,
    snippet: `<a href="https://ad.example/${id}" rel="nofollow"><img src="picture:banners/${id}" width="${width}" height="${height}" alt="広告の絵" border="0"></a><img src="https://count.example/${id}.gif" width="1" height="1" alt="" border="0">`,
  };
}
