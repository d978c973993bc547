/**
 * Every number and every list that the rules hold the texts to, each with its reason. A text that breaks one is
 * rewritten; a number is changed only here, with a new reason. A long file on purpose: one place to read and change.
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
  /** Three stand on one screen. */
  spread: [45, 80],
  /** Two stand side by side. */
  twinray: [60, 100],
  /** Set upright between two cards: four columns at most. */
  'pair-line': [10, 45],
  /** With its line one text of 90 to 130. */
  pair: [60, 115],
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
 * Sentences that stand on several pages on purpose. Only the files named may share them.
 */
export const settledSentences: readonly { text: string; files: RegExp; reason: string }[] = [
  {
    text: '{deckName}で「{card}」の{side}が出ました。',
    files: /^content\/decks\/\w+\/deck\.yaml$/,
    reason: 'a form that names and a sentence of the card fill; no two shared texts are alike',
  },
  {
    text: 'オラクルリーディングページ（準備中）',
    files: /^content\/readings\//,
    reason: 'the heading of all pages in preparation, as specified',
  },
  {
    text: 'この占いのカードは、まだ机の上で色を塗っている途中です。',
    files: /^content\/readings\//,
    reason: 'one text for the three pages in preparation: nobody has reason to read two of them',
  },
  {
    text: '代わりに、もう引ける三つの占いへご案内します。',
    files: /^content\/readings\//,
    reason: 'as above',
  },
];

/**
 * So many characters on end, within one clause, stand in one text only: two that share them sound like one writer's
 * habit. Measured over the cards, the week and the articles: 12 is the longest that two texts share by the way
 * (思い出してみてください), 10 the longest of three (思い浮かべてください).
 */
export const commonRun = { inTwo: 13, inThree: 11 } as const;

/** Names and terms that are always said in the same words, however many texts hold them. */
export const settledPhrases: readonly { text: string; reason: string }[] = [
  { text: '一つの問いに、一通の手紙', reason: 'the name of a service' },
  { text: '特定商取引法に基づく表記', reason: 'the name of a page, from the law' },
  { text: '利用規約とプライバシーポリシー', reason: 'the names of two pages' },
  { text: 'TikTok、YouTube', reason: 'two names in their usual order' },
  { text: 'タロット、オラクル、恋愛カード', reason: 'the three decks in the order of the site' },
  { text: '十二星座の今週の運勢', reason: 'the name of a page' },
  { text: 'カード占いと今週の運勢', reason: 'what is free on the site, named in its notices' },
  { text: 'マインドフルネス瞑想', reason: 'the name of what an article is about' },
  {
    text: 'お支払いの確認から、通常1日から3日以内に',
    reason: 'when a letter comes is a term of the contract: the same words wherever it is said',
  },
];

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

/** Worn words and what to write in their place. */
export type Worn = { words: readonly string[]; instead: Message };

/** Cards, week and pages: never. Articles may quote them in 「」 to explain them. */
export const neverWords: readonly Worn[] = [
  worn('エネルギー 波動', '元気、食欲、眠りで書く', 'strength, appetite, sleep'),
  worn('宇宙 高次 導き 導かれ', '誰が言ったのかを書く', 'who said it, or nobody did'),
  worn('浄化', '洗う、返す、捨てる', 'wash, return, throw away'),
  worn('運気 好転 チャンス ご縁', '何が、どこで起きるかを書く', 'what happens, and where'),
  worn(
    '自分らしく 自分を信じ 自分と向き合 ありのまま 本当の自分 心の声 内なる',
    'その人がすること、言うことで書く',
    'what she does or says',
  ),
  worn('一歩踏み出 前向きに 新しい扉', '最初の動作で書く', 'the first movement'),
  worn('流れに身を任せ', '何が動くのかを書く', 'what moves'),
  worn('輝く 輝き キラキラ ワクワク 素敵な', 'どう見えるかを書く', 'what it looks like'),
  worn('象徴 暗示', '「〜を知らせる」「〜の役」', 'what the card tells'),
  worn('寄り添 包み込', 'どこにいて何をするかを書く', 'where one is and what one does'),
  worn('気づきを 可能性を', '何に気づくのか、何ができるのかを書く', 'what is noticed, what can be done'),
];

/** Words of another age or desk: no reader of these cards says them. 食卓 and 空欄 she does say. */
export const notHers: readonly { word: RegExp; instead: Message }[] = [
  { word: /暦/u, instead: { ja: 'カレンダー', en: 'カレンダー' } },
  { word: /便り/u, instead: { ja: '連絡、手紙', en: '連絡 or 手紙' } },
  { word: /(?<!食)卓/u, instead: { ja: 'テーブル、机', en: 'テーブル or 机' } },
  { word: /(?<!空)欄/u, instead: { ja: '場所、ところ', en: '場所 or ところ' } },
];

/** Certainty, fear, pressure to buy and promises nobody can keep: nowhere on the site. */
export const promises: readonly Worn[] = [
  worn('必ず 絶対 100% 100％ 間違いなく', '言い切らない', 'promise nothing'),
  worn('不幸になる 呪い 祟り 悪霊', '脅かさない', 'frighten nobody'),
  worn('今だけ 残りわずか 買わないと', '急がせない', 'hurry nobody'),
  worn('治る 儲かる 勝訴', '医療・法律・お金の約束をしない', 'no medical, legal or financial promise'),
];

function worn(words: string, ja: string, en: string): Worn {
  return { words: words.split(' '), instead: { ja, en } };
}

/** Who the other one is, nobody knows. Cards and week, outside what somebody says; not 丈夫, 工夫, 夫婦, 稲妻, 彼岸. */
export const assumedPartner = /彼(?!岸)|(?<![丈工])夫(?!婦)|(?<!稲)妻|旦那|結婚/u;

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

/** Who reads one of these cards in danger or in debt finds the way out in the text itself. */
export const waysOut: readonly {
  deck: string;
  card: string;
  where: string;
  word: RegExp;
  reason: Message;
}[] = [
  ...['塔', '悪魔', '正義'].map((card) => ({
    deck: 'tarot',
    card,
    where: 'money',
    word: /相談窓口/u,
    reason: { ja: '借金に困る人が読みます', en: 'it is read by people in debt' },
  })),
  ...[
    { deck: 'love', card: '絹の結び目' },
    { deck: 'tarot', card: '悪魔' },
    { deck: 'love', card: '硝子のハート' },
  ].map((card) => ({
    ...card,
    where: 'description',
    word: /味方|頼れる人|相談窓口/u,
    reason: { ja: 'こわい相手のいる人が読みます', en: 'it is read by people who are afraid of somebody' },
  })),
];
/** Written one way everywhere, so that a visitor who searches the page finds it. */
export const spellings: readonly { write: string; not: RegExp }[] = [
  { write: '愚者', not: /ザ・フール/u },
  { write: '魔術師', not: /奇術師|魔法使い/u },
  { write: '女教皇', not: /女司祭/u },
  { write: '法王', not: /(?<!女)教皇/u },
  { write: '恋人', not: /恋人たち/u },
  { write: '隠者', not: /隠遁者/u },
  { write: '運命の輪', not: /運命の車輪|運命の環/u },
  { write: '吊るされた男', not: /(?:吊|つ)(?:ら|さ)れた男|つるされた男|ハングドマン|刑死者/u },
  { write: '節制', not: /テンペランス/u },
  { write: '審判', not: /最後の審判/u },
  { write: '明けの明星', not: /明けの明星星|あけの明星/u },
  { write: '蓮', not: /ハス(?![ァ-ヴ])/u },
  { write: '白鳥のあいだ', not: /白鳥の間(?!に|で)/u },
  { write: '硝子のハート', not: /ガラスのハート/u },
  { write: '絹の結び目', not: /絹の結びめ/u },
  { write: 'オラクルカード', not: /オラクル・カード/u },
  { write: '牡羊座', not: /おひつじ座/u },
  { write: '牡牛座', not: /おうし座/u },
  { write: '双子座', not: /ふたご座/u },
  { write: '蟹座', not: /かに座/u },
  { write: '獅子座', not: /しし座/u },
  { write: '乙女座', not: /おとめ座/u },
  { write: '天秤座', not: /てんびん座/u },
  { write: '蠍座', not: /さそり座/u },
  { write: '射手座', not: /いて座/u },
  { write: '山羊座', not: /やぎ座/u },
  { write: '水瓶座', not: /みずがめ座/u },
  { write: '魚座', not: /うお座/u },
];

/** Words that keep their long vowel at the end; inside 「」 an app's own label may leave it out. */
export const longVowels = /(ブラウザ|サーバ|ユーザ|メンバ|プリンタ)(?![ーァ-ヴ])/u;

/** Full stops before 」 that are meant: a reply that ends with one is what the text speaks of. */
export const meantStops: readonly string[] = ['「了解。」'];

/** English and dots that the specification fixes to the letter. */
export const specified: readonly string[] = [
  'Oops! Page not found',
  'Unexpected Application Error!',
  'カードを引いています...',
];
