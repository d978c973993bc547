import { describe } from 'vitest';
import { content, words } from '../support/content.ts';
import { ownersValue } from './owners-value.ts';

const { site, pages, legal } = content;
const SHELL = 'content/pages/shell.yaml';

describe('2. the header and the menus', () => {
  const names = ['ホーム', '有料鑑定', '今週の運勢', 'カード占い', 'ブログ', 'お知らせ'];
  const paths = ['/', '/paid-fortune', '/weekly', '/reading', '/blog', '/notifications'];
  const { menu } = content;
  ownersValue(
    'six pages in order',
    'content/menu.yaml',
    menu.map(({ name, path }) => [name, path]),
    names.map((name, place) => [name, paths[place]]),
  );
  ownersValue(
    'the paid readings alone carry the badge',
    'content/menu.yaml',
    menu.filter(({ badge }) => badge).map(({ path }) => path),
    ['/paid-fortune'],
  );
  ownersValue('the badge', 'content/site.yaml', site.badge, 'おすすめ');
  ownersValue('the button that opens the menu', SHELL, words.menuOpen, 'メニューを開く');
  ownersValue('the button that closes it', SHELL, words.menuClose, 'メニューを閉じる');
  ownersValue('the word beside every banner', SHELL, words.ad, '広告');
  ownersValue(
    'the kinds of reading',
    'content/decks and content/readings',
    [...content.decks, ...content.readings].map(({ name }) => name),
    [
      'タロット占い',
      'オラクルカード占い',
      '恋愛カード占い',
      '今日の占い',
      'スピリチュアル占い',
      'ツインレイ占い',
    ],
  );
  ownersValue('the name of the site', 'content/site.yaml', site.name, 'ほしあかり');
  ownersValue('its tagline', 'content/site.yaml', site.tagline, '迷う夜に、ひとつの灯りを。');
});

describe('2. the labels of a draw', () => {
  ownersValue('the button', SHELL, words.draw.button, 'カードを引く');
  ownersValue('the way to the card', SHELL, words.draw.details, 'カードの詳細を見る');
  ownersValue('the button that shares', SHELL, words.draw.share, '結果をシェアする');
  const { title, line, x, facebook, copy, close } = words.share;
  ownersValue(
    'the share dialog',
    SHELL,
    [title, line, x, facebook, copy, close],
    ['結果をシェア', 'LINEでシェア', 'Xでシェア', 'Facebookでシェア', 'リンクをコピー', '閉じる'],
  );
  ownersValue(
    'the ways on from a card',
    SHELL,
    [words.detail.again, words.detail.more],
    ['もう一度引く', 'もっと詳しく占う'],
  );
});

describe('2. the pages', () => {
  ownersValue(
    'the week: four fortunes',
    'content/pages/weekly.yaml',
    Object.values(pages.weekly.categories),
    ['全体運', '恋愛運', '仕事運', '金運'],
  );
  ownersValue('home: five free themes', 'content/pages/home.yaml', pages.home.line.themes.length, 5);
  ownersValue(
    'the week: the top three',
    'content/pages/weekly.yaml',
    pages.weekly.rankingTitle,
    '今週のラッキー星座 TOP3',
  );
  ownersValue('the blog: the tag of an article', 'content/pages/blog.yaml', pages.blog.tag, '占い記事');
  ownersValue(
    'not found: the way home',
    'content/pages/not-found.yaml',
    pages.notFound.button,
    'ホームに戻る',
  );
  for (const { id, preparing } of content.readings)
    ownersValue(
      `/reading/${id} is being prepared`,
      `content/readings/${id}.yaml`,
      preparing.heading,
      'オラクルリーディングページ（準備中）',
    );
  ownersValue(
    "a notice about LINE in TikTok's browser",
    'content/notices',
    content.notices.some(({ title }) => title === 'TikTokからLINEの登録に進めないとき'),
    true,
  );
});

describe('3. what there is', () => {
  ownersValue(
    'three decks',
    'content/decks',
    Object.fromEntries(content.decks.map(({ deck, cards }) => [deck, cards.length])),
    {
      tarot: 22,
      oracle: 40,
      love: 22,
    },
  );
  const { articles } = content;
  ownersValue(
    'six articles and their dates',
    'content/articles',
    Object.fromEntries(articles.map(({ id, date }) => [id, date])),
    {
      'tarot-intro': '2025-09-03',
      'oracle-cards': '2025-09-03',
      'spiritual-life': '2025-09-03',
      'tarot-spread': '2025-09-04',
      'law-of-attraction': '2025-09-04',
      'mindfulness-meditation': '2025-09-04',
    },
  );
  const beginners = JSON.stringify(articles.find(({ id }) => id === 'tarot-intro') ?? '');
  const cards = ['78枚', '22枚', '56枚', 'カップ', 'ペンタクル', 'ソード', 'ワンド'];
  ownersValue(
    'all 78 cards are named: 22 major, 56 minor in four suits',
    'content/articles/tarot-intro.yaml',
    cards.filter((word) => beginners.includes(word)),
    cards,
  );
  ownersValue(
    'the top three of the week',
    'content/weekly/ranking.yaml',
    [content.ranking.from, ...content.ranking.ranking.map(({ sign }) => sign)],
    ['fixed', 'scorpio', 'leo', 'pisces'],
  );
});

describe('9. constants and limits', () => {
  ownersValue('five banners for the menu', 'content/banners', content.banners.menu.length, 5);
  ownersValue('four for the footer', 'content/banners', content.banners.footer.length, 4);
  ownersValue('the year of the copyright', 'content/site.yaml', site.copyrightYear, 2025);
  ownersValue(
    'three paid readings: 3,000 → 500, 5,000 → 1,000 and 5,000 → 1,000 yen with tax',
    'content/services',
    [...content.services.map(({ oldPrice, newPrice }) => [oldPrice, newPrice]), pages.paid.taxLabel],
    [[3000, 500], [5000, 1000], [5000, 1000], '税込'],
  );
  const terms = JSON.stringify(legal.terms.sections);
  const promised = [
    /返金は、お受けできません/,
    /1日から3日/,
    /メール/,
    /クレジットカード/,
    /決済代行会社/,
    /日本法/,
    /東京地方裁判所/,
    /第一審の専属的合意管轄裁判所/,
  ];
  ownersValue(
    'the terms: no refunds, 1 to 3 days by e-mail, credit card through an agent, Japanese law, Tokyo District Court',
    'content/legal/terms.yaml',
    promised.filter((words) => words.test(terms)),
    promised,
  );
  ownersValue(
    'enacted and revised on 2025-09-28',
    'content/legal/terms.yaml',
    [legal.terms.enacted, legal.terms.revised],
    ['2025-09-28', '2025-09-28'],
  );
  const rows = legal.legalNotation.rows.map(({ term }) => term);
  const wanted = [
    '販売業者',
    '運営責任者',
    '所在地',
    '電話番号',
    'メールアドレス',
    '販売価格',
    'お支払いの方法',
    '返品とキャンセル',
  ];
  ownersValue(
    'the disclosure names seller, prices, payment, delivery and returns',
    'content/legal/legal-notation.yaml',
    wanted.filter((term) => rows.includes(term)),
    wanted,
  );
});
