/**
 * Every number that the rules hold the texts to, with its reason, and the phrases that are counted. A text that breaks one is
 * rewritten; a number is changed only here, with a new reason. Which words are not written at all: `vocabulary.ts`.
 */
import type { Message } from '../app/content/explain/problem.ts';
import type { Kind } from './texts.ts';

export type Range = readonly [least: number, most: number];

/** Lengths in characters, punctuation included. */
export const lengths: Partial<Record<Kind, Range>> = {
  /** Small above the name: a mood that one can say of oneself in a breath. */
  season: [4, 10],
  /** Three sit side by side on the narrowest phone. */
  keyword: [2, 8],
  /** Read out by screen readers: enough to see the picture, not so much that one skips it. */
  alt: [20, 90],
  /** The line that is kept and posted: whole in a picture of it, whole in a post beside an address. */
  message: [25, 55],
  /** Stands under the card at the draw: it must be read before the thumb moves. */
  description: [70, 110],
  /** The story of the card, read in one go on a phone. */
  overview: [180, 260],
  upright: [120, 200],
  reversed: [120, 200],
  /** A verdict and one reason or move. */
  theme: [35, 70],
  /** One act, its end visible. */
  advice: [50, 140],
  /** Speaks to her, then the act: an oracle card has no sides that do it. */
  'long-message': [100, 180],
  /** One line of the day. */
  today: [30, 60],
  /** Two stand in one sentence: 「昨日は、…日。今日は、…日です。」 */
  'day-name': [5, 13],
  /** Three stand on one screen. */
  spread: [45, 80],
  /** Two stand side by side. */
  twinray: [60, 100],
  /** Set upright between two cards: four columns at most. */
  'pair-line': [10, 45],
  /** Under the line of two cards: what is between the two, at most as long as the guide allows. */
  pair: [60, 130],
  /** What she came from a video for: one screen of a phone under the card. */
  pick: [150, 400],
  /** Two lines over three cards; in a picture of a link, too. */
  'pick-title': [5, 24],
  'pick-intro': [20, 120],
  /** One scene and one turn of it; four stand on one page. */
  week: [90, 165],
  nickname: [5, 12],
  'sky-line': [15, 45],
  reason: [12, 45],
  /** Two lines of a home tile. */
  notice: [80, 400],
};

/** What has no measure of its own: more than anybody reads on one screen got there by mistake. */
export const longestText = 6000;

/** An article is read at one sitting; headings, captions and lists count. */
export const article = { characters: [1800, 3000], sections: [5, 8], h3: 2, ul: 1, img: 1, card: 1 } as const;

/** So many whole texts that stand in another file too: a copy that is not yet rewritten. */
export const copiedTexts = 3;

/** A sentence of this length is remembered when it comes again; shorter ones are labels and set phrases. */
export const repeatedSentence = 12;

/**
 * So many characters on end, within one clause, stand in one text only: two that share them sound like one writer's
 * habit. Measured over the cards, the week and the articles: 12 is the longest that two texts share by the way
 * (思い出してみてください), 10 the longest of three (思い浮かべてください).
 */
export const commonRun = { inTwo: 13, inThree: 11 } as const;

/** How many of the last characters must differ between the cards of one deck. */
export const deckEnding = 8;
/**
 * Counted with the full stop: 「ています。」 is the ending that creeps in. Measured: ましょう ends 19 % of the words of a
 * spread (there one is asked to let go), 15 % is the most in any other kind of field. Above one in five is a habit.
 */
export const lastCharacters = { count: 5, share: 0.2 };
/** How two fields of one card may end alike: the way out is said in the same words wherever it stands. */
export const settledEnding = /窓口[へと]$/u;

/**
 * Shared runs of five characters among all that two texts of one kind have. A text that is another one reworded lies
 * near 0.35 (the rule's test has one). Measured over the first whole set of texts, the median is 0 everywhere:
 *
 * | kind | max | 99th percentile | bound |
 * |---|---|---|---|
 * | long fields of cards, week, articles, notices | 0.044 | 0.027 | 0.06 |
 * | messages, over all decks | 0.069 | 0.029 | 0.09 |
 * | themes, today, spread, twinray | 0.092 | 0.060 | 0.12 |
 * | descriptions of pictures: one hand shows the same stars and roses | 0.083 | 0.021 | 0.1 |
 *
 * A bound leaves the measured maximum a third more: in a text of 40 characters four shared runs are one common word.
 */
export const similarity = { grams: 5, most: 0.06, messages: 0.09, shortFields: 0.12, alt: 0.1 } as const;

/** Of the shorter text's runs of four characters, over all pairs of long fields. Measured: max 0.137, 99th percentile 0.058. */
export const sharedGrams = { grams: 4, most: 0.16 };
/**
 * Kanji among all characters that are not ASCII, in texts longer than `longerThan` (in a shorter one, two words
 * decide). Below it reads like a picture book, above like an office.
 */
export const kanjiShare = { least: 0.14, most: 0.36, longerThan: 60 } as const;

/**
 * Kanji of JIS's second level are those that a phone has and a reader stumbles on. These few are learned at school
 * since 2010 (完璧, 語彙, 便箋, 籠, 嗅ぐ), and 絆, which everybody reads since it was the kanji of a year; what the names
 * of the cards hold stands beside its reading.
 */
export const learnedKanji = '璧彙箋籠嗅絆';

/** One sentence of a card's overview or upright text breathes out; above the most, one loses the beginning. */
export const breath = { least: 45, most: 70 } as const;

/** Rule settings of textlint's Japanese preset; what is not named has the preset's own. */
export const textlint = {
  /** One thought to a sentence. */
  sentenceLength: 100,
  /** A sentence that breathes out has room for a list; above this it is one. */
  commas: 5,
  /** 「（以下「当方」といいます）」 and addresses in brackets are not part of the sentence one has to hold. */
  sentenceLengthSkips: ['/（[^（）]*）/'],
  /**
   * Particles that may come twice close together, because good prose does it: in pairs (右へ左へ, 杯と剣と杖と,
   * 家族でも友人でも, 緑にも赤にも, こちらから・あちらから), where 「に」 makes an adverb beside a place
   * (染み込まずに玉になって, 話に戻る前に), and where a clause before a noun has its own 「が」, not 「の」
   * (約束がない日が続く).
   */
  doubledParticles: ['が', 'も', 'や', 'か', 'でも', 'ても', 'にも', 'へ', 'と', 'から', 'に'],
  /**
   * What follows the second 「は」 or 「で」 of a set phrase that needs it: 片づけは楽ではありません,
   * 仕事で手いっぱいで、.
   */
  setPhrase: /^(?:は(?:あ|な)|で、)/u,
};

/** Permission is a comfort once; three times on a page it is a tic. */
const permission = /[てで]いい(?!る)|てもいい|いいのです|かまいません|足ります|十分|平気|大丈夫/gu;

/**
 * Phrases that are good now and then, counted outside 「」 on each card: on a page, where it says so in a field, and over
 * all cards of the site together.
 */
export const budgets: readonly {
  name: string;
  pattern: RegExp;
  /** Times in one text. */
  field?: number;
  /** Times on one card's page. */
  page?: number;
  /** Times on all cards together. */
  site?: number;
  /** Cards that may have it at all. */
  cards?: number;
  reason: Message;
}[] = [
  {
    name: 'ではなく・というより・より',
    pattern: /より[、もは]|というより|ではなく|ではありません|でなく|とは違[うい]|とは限ら/gu,
    page: 3,
    reason: { ja: '何であるかを先に言う', en: 'say what it is' },
  },
  {
    name: '〜ていい・大丈夫',
    pattern: permission,
    field: 1,
    page: 3,
    reason: { ja: '許すのは一度で足りる', en: 'one permission is enough' },
  },
  { name: '一つ', pattern: /一つ/gu, page: 3, reason: { ja: '数を言わない', en: 'leave the number out' } },
  { name: 'だけ', pattern: /だけ/gu, page: 3, reason: { ja: '消す', en: 'leave it out' } },
  {
    name: 'ください',
    pattern: /ください/gu,
    page: 3,
    reason: { ja: '「〜て」「〜ましょう」、言い切り', en: 'another form of asking' },
  },
  {
    name: '数の三',
    pattern: /三(?!日月)/gu,
    page: 4,
    reason: { ja: '三つ並べる癖。数を替えるか消す', en: 'a habit of threes: another number, or none' },
  },
  {
    name: 'ませんか・でしょうか',
    pattern: /ませんか|でしょうか/gu,
    page: 3,
    reason: { ja: '言い切り', en: 'a plain statement' },
  },
  { name: 'ね', pattern: /ね[。、]/gu, page: 1, reason: { ja: '消す', en: 'leave it out' } },
  {
    name: '頃です・時期です・ときです',
    pattern: /頃です|時期です|ときです/gu,
    page: 3,
    reason: { ja: '何が起きるかで言う', en: 'say what happens' },
  },
  {
    name: 'と読みます',
    pattern: /と読みます/gu,
    page: 1,
    reason: { ja: 'そうです、ようです、様子、でしょう', en: 'another way to be unsure' },
  },
  {
    name: 'きっと',
    pattern: /きっと/gu,
    site: 8,
    reason: { ja: '気持ちのことにだけ', en: 'on feelings only' },
  },
  {
    name: 'わたし',
    pattern: /わたし/gu,
    site: 8,
    reason: { ja: '占う人が出るのは、十枚に一度まで', en: 'the reader speaks of herself once in ten cards' },
  },
  {
    name: '〜の札です',
    pattern: /の札です/gu,
    cards: 12,
    reason: { ja: 'カードが何をするかで言う', en: 'say what the card does' },
  },
];

/**
 * あなた in the long fields of a page together, and in any one text. A card without sides is shorter, and speaks to her
 * in its message already.
 */
export const address = { page: [1, 3], pageWithoutSides: [0, 1], field: 2 } as const;

/**
 * A way of being unsure that stands in more sentences of one kind of field than this is heard as the machine's.
 * Measured: そうです stands in 14 % of the themes, ようです in 16 % of the words for ツインレイ, the rest below.
 */
export const hedges = {
  words: ['そうです', 'ようです', '様子', '気配', 'でしょう', 'ように見え', 'かもしれません'],
  share: 0.3,
} as const;

/** What the messages of one deck may have in common: of ten, so many. */
export const messageShares: readonly { name: string; pattern: RegExp; ofTen: number }[] = [
  { name: '問い', pattern: /(?:か。|？)$/u, ofTen: 1 },
  { name: '〜のは、〜から', pattern: /のは、?[^。]*から/u, ofTen: 2 },
  { name: 'もう', pattern: /もう/u, ofTen: 2 },
  { name: 'まだ', pattern: /まだ/u, ofTen: 2 },
  { name: '〜は、〜ではありません', pattern: /は、[^。]*ではありません/u, ofTen: 1 },
  { name: '店や会社の冗談', pattern: /品切れ|予約|閉店|受付|定休日/u, ofTen: 1 },
];

/** A joke of shop or office is old when it comes again within so many neighbours. */
export const shopJoke = { pattern: /品切れ|予約|閉店|受付|定休日/u, neighbours: 5 } as const;

/** How seasons may end, on all cards together: a word for a mood is worn sooner than any other. */
export const seasonEndings: readonly { ending: string; most: number }[] = [
  { ending: '期', most: 6 },
  { ending: '季節', most: 22 },
];

/** Words of the day say so; more than half of them may not begin with it. */
export const today = { word: '今日', beginsWith: 0.5 } as const;

/** A hinge with the card for its subject (「森は〜ではありません」) reads like a dictionary: on so many of 84 cards. */
export const cardHinges = {
  pattern: /ではなく|ではありません|でなく|というより|より[、も]|とは違|とは限ら/u,
  most: 6,
} as const;

/**
 * What one is asked to do, by the words of the first two sentences of an advice, on so many of 84 cards: an act that
 * comes again is a habit of the writer's. Measured: 7, 16 and 12.
 */
export const acts: readonly { name: string; pattern: RegExp; most: number }[] = [
  {
    name: '家のこと、体のこと',
    pattern:
      /拭|洗|掃除|片づけ|深呼吸|お風呂|湯|爪|ストレッチ|背のび|お茶|紅茶|白湯|水を(?:飲|一杯)|着替|布団|眠|枕/u,
    most: 12,
  },
  {
    name: 'スマホ',
    pattern: /スマホ|送って|送りま|電話|画面|通知|アプリ|メモ|検索|アイコン|SNS/u,
    most: 18,
  },
  {
    name: '人に話す',
    pattern: /友だちに|友だちへ|打ち明け|報告|(?:人|相手|家族|同僚)に[^。]{0,20}(?:話|伝え|言)/u,
    most: 14,
  },
];
