/** For tests: the smallest content that is whole. */
import { signNames } from './schemas/sign.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests bend the tree into any shape
export type Tree = Record<string, any>;

/** The tree by file path; change what a test is about, or put a string or bytes in place of a file. */
export function validTree(): Tree {
  const tree: Tree = {
    'site.yaml': {
      name: 'みほん',
      tagline: '見本です。',
      description: '見本のサイトです。',
      address: 'https://mihon.example',
      fortuneTeller: { name: '見本' },
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
    'weekly/ranking.yaml': {
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
      details: [1, 2, 3].map((n) => ({ term: `項目${n}`, detail: '内容' })),
    },
    'legal/terms.yaml': legalText('利用規約'),
    'legal/privacy.yaml': {
      ...legalText('プライバシーポリシー'),
      transmissions: [
        {
          service: '解析',
          provider: '会社',
          hosts: ['stats.example'],
          data: '見たページ',
          purpose: '改善',
          policy: 'https://stats.example/privacy',
        },
      ],
    },
    'legal/particulars.yaml': Object.fromEntries(
      ['seller', 'responsible', 'address', 'telephone', 'email'].map((name) => [
        name,
        { value: `${name}の値`, confirmed: false },
      ]),
    ),
    'legal/legal-notation.yaml': {
      title: '表記',
      description: '説明',
      rows: [{ term: '販売業者', detail: '{{seller}}' }],
    },
    'pages/home.yaml': {
      ...meta,
      hero: { title: ['迷う夜に、'], lead: ['言葉'], draw: '引く', weekly: '読む' },
      line: {
        title: ['無料鑑定'],
        lead: '説明',
        themes: [1, 2, 3, 4, 5].map((n) => ({ name: `テーマ${n}` })),
        button: '受けとる',
        note: '注意',
        help: '開き方',
      },
      paid: { title: ['有料鑑定'], lead: '説明', priceSuffix: 'から', button: '見る' },
      weekly: {
        title: '今週の運勢',
        samples: ['全体運', '恋愛運', '仕事運'].map((category) => ({ category, text: '短い文' })),
        button: '読む',
      },
      readings: { title: 'カード占い', lead: '説明' },
      blog: { title: 'ブログ', lead: '説明', button: 'もっと' },
    },
    'pages/paid.yaml': {
      ...meta,
      lead: '説明',
      button: '申し込む',
      outgoing: '外部サイトへ',
      oldPriceLabel: '通常価格',
      newPriceLabel: 'いまの価格',
      taxLabel: '税込',
      sampleLabel: '見本',
      enlarge: '大きく',
      flow: { title: '流れ', steps: [1, 2, 3].map((n) => ({ title: `その${n}`, text: '説明' })) },
    },
    'pages/weekly.yaml': {
      ...meta,
      rankingTitle: 'TOP3',
      signsTitle: '十二星座',
      signsLead: '説明',
      neutralWeek: '今週',
      back: '戻る',
      readSuffix: 'を読む',
      birthSuffix: '生まれ',
    },
    'pages/reading.yaml': { ...meta, lead: '説明', otherTitle: 'ほか', otherLead: '説明' },
    'pages/blog.yaml': { ...meta, lead: '説明', tag: '占い記事', contents: 'もくじ' },
    'pages/notifications.yaml': { ...meta, lead: '説明', empty: 'ありません' },
    'pages/about.yaml': {
      ...meta,
      name: '見本',
      role: '占い師',
      portrait: 'profile',
      portraitAlt: '灯り。',
      lead: '説明',
      sections: [{ heading: '見出し', text: '文' }],
      buttons: { tiktok: 'TikTok', youtube: 'YouTube', line: 'LINE' },
    },
    'pages/link.yaml': {
      ...meta,
      lead: '説明',
      links: [
        { name: 'サイト', text: '説明', href: 'site' },
        { name: 'LINE', text: '説明', href: 'line' },
      ],
    },
    'pages/not-found.yaml': {
      heading: 'Oops! Page not found',
      text: '説明',
      button: 'ホームに戻る',
      article: missing('記事が見つかりません。', '/blog'),
      card: missing('カードが見つかりません。', '/reading'),
      sign: missing('星座が見つかりませんでした。', '/weekly'),
      crash: { heading: 'Unexpected Application Error!', text: '説明', reload: '読み直す', home: 'ホーム' },
    },
    'pages/shell.yaml': shellTexts(),
  };
  addDeck(tree, 'tarot', { upright: '正位置', reversed: '逆位置', advice: '助言' });
  addDeck(tree, 'oracle', { message: '今夜のメッセージ' });
  for (const id of ['today', 'spiritual', 'twinray']) {
    tree[`readings/${id}.yaml`] = {
      id,
      name: '占い',
      path: `/reading/${id}`,
      icon: 'moon',
      tagline: 'ひとこと',
      heading: '準備中',
      text: '文',
      description: '説明',
    };
  }
  signNames.forEach((sign, i) => {
    tree[`signs/${String(i + 1).padStart(2, '0')}-${sign}.yaml`] = {
      sign,
      name: `${sign}座`,
      dates: '10/24〜11/22',
      image: `signs/${sign}`,
      emblem: `emblems/${sign}`,
      message: '文',
      love: '文',
      work: '文',
      money: '文',
    };
  });
  for (const n of [1, 2]) tree[`banners/menu-${n}.yaml`] = banner(`menu-${n}`, 300, 250);
  tree['banners/footer-1.yaml'] = banner('footer-1', 728, 90);
  return tree;
}

const meta = { title: '題', description: '説明' };

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

function missing(heading: string, href: string) {
  return { heading, text: '説明', button: '一覧へ', href };
}

function addDeck(tree: Tree, deck: string, labels: Record<string, string>) {
  tree[`decks/${deck}/deck.yaml`] = {
    deck,
    name: `${deck}占い`,
    title: deck,
    path: `/reading/${deck}`,
    delaySeconds: 5,
    firstId: 0,
    cardNameForm: '{english}（{name}）',
    back: `backs/${deck}`,
    backAlt: '裏の絵。',
    description: '説明',
    entry: { text: '紹介', more: '引いてみる' },
    showcase: `${deck}/00-fool`,
    draw: { lead: ['言葉'], waiting: ['待つ'], steps: ['めくる'], meaningsLink: '意味を読む' },
    meanings: { title: '意味一覧', lead: '言葉', description: '説明' },
    labels,
    share: '{deckName}で「{card}」を引きました。{sentence}',
  };
  ['fool', 'magician', 'star'].forEach((slug, id) => {
    const { message, ...others } = labels;
    const texts = message === undefined ? others : { message };
    tree[`decks/${deck}/0${id}-${slug}.yaml`] = {
      id,
      name: `${slug}の名`,
      english: slug,
      keywords: ['旅', '夜', '灯り'],
      image: `${deck}/0${id}-${slug}`,
      alt: '絵。',
      description: '言葉。',
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

function shellTexts() {
  const keys = (names: string) => Object.fromEntries(names.split(' ').map((name) => [name, '文字']));
  return {
    ...keys(
      'menuOpen menuClose skipLink readingsTitle socialTitle ad navLabel footerLabel breadcrumbLabel newTab',
    ),
    lineSheet: {
      ...keys('title lead copy copied close'),
      iphone: { title: '文字', steps: ['手順'] },
      android: { title: '文字', steps: ['手順'], open: '文字' },
    },
    share: keys('title line x facebook copy copied copyFailed more close'),
    draw: {
      ...keys('button drawing details share resultLabel noScript'),
      slow: ['言葉'],
      lost: ['言葉'],
    },
    detail: keys('again more keywords'),
    offline: keys('title text retry decksTitle'),
  };
}
