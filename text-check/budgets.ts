/**
 * Every number and every list that the rules hold the texts to, each with its reason. A text that breaks one is
 * rewritten; a number is changed only here, with a new reason. A long file on purpose: one place to read and change.
 */
import type { Message } from '../app/content/problem.ts';
import type { Kind } from './texts.ts';

export type Range = readonly [least: number, most: number];

/** Lengths in characters, punctuation included. */
export const lengths: Partial<Record<Kind, Range>> = {
  /** Three sit side by side on the narrowest phone. */
  keyword: [2, 8],
  /** Read out by screen readers: enough to see the picture, not so much that one skips it. */
  alt: [20, 90],
  /** Stands under the card at the draw: it must be read before the thumb moves. */
  description: [70, 110],
  /** The story of the card: one scene and its turn. */
  overview: [180, 280],
  upright: [120, 200],
  reversed: [120, 200],
  /** One act, how it feels, where it ends. */
  advice: [100, 180],
  /** One scene and one turn of it; four stand on one page. */
  week: [90, 150],
  /** Two lines of a home tile. */
  sample: [30, 50],
  notice: [80, 400],
};

/** An article is read at one sitting; headings, captions and lists count. */
export const article = { characters: [1800, 3000], sections: [5, 8], h3: 2, ul: 1, img: 1, card: 1 } as const;

/** A sentence of this length is remembered when it comes again; shorter ones are labels and set phrases. */
export const repeatedSentence = 14;

/**
 * Sentences that stand on several pages on purpose. Only the files named may share them.
 */
export const settledSentences: readonly { text: string; files: RegExp; reason: string }[] = [
  {
    text: '{deckName}で「{card}」を引きました。',
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

/** Two texts that share so many characters on end sound like one writer's habit. */
export const commonRun = 12;
/** With a noun in it, and in texts that are read for themselves, the ear notices two characters sooner. */
export const commonRunWithNoun = 10;

/** Names and terms that are always said in the same words, however many texts hold them. */
export const settledPhrases: readonly { text: string; reason: string }[] = [
  { text: '一つの問いに、一通の手紙', reason: 'the name of a service' },
  { text: '特定商取引法に基づく表記', reason: 'the name of a page, from the law' },
  { text: '利用規約とプライバシーポリシー', reason: 'the names of two pages' },
  { text: 'TikTok、YouTube', reason: 'two names in their usual order' },
  { text: 'タロット、オラクル、恋愛カード', reason: 'the three decks in the order of the site' },
  { text: '十二星座の今週の運勢', reason: 'the name of a page' },
  { text: 'マインドフルネス瞑想', reason: 'the name of what an article is about' },
  {
    text: 'お支払いの確認から、通常1日から3日以内に',
    reason: 'when a letter comes is a term of the contract: the same words wherever it is said',
  },
];

/** How many of the first and last characters must differ between the cards of one deck. */
export const deckBeginning = 4;
export const deckEnding = 8;
/** Over all decks, so that a visitor of two decks meets no opening twice. */
export const firstCharacters = 6;
/** Counted with the full stop: 「ています。」 is the ending that creeps in. One text in eight is a habit. */
export const lastCharacters = { count: 5, share: 0.12 };

/**
 * Shared runs of five characters among all that two texts of one kind have. Measured over the first whole
 * set of texts: cards and weeks max 0.038, 99th percentile 0.020, median 0; articles max 0.041. A text
 * that is another one reworded lies near 0.35 (the rule's test has one). The bound leaves the measured maximum
 * half again.
 */
export const similarity = { grams: 5, most: 0.06 };

/** Pictures of one hand show the same stars and roses, and are told in the same words. Measured: max 0.083. */
export const altSimilarity = 0.1;

/** Of the shorter text's runs of four characters. Measured over all pairs of card texts: max 0.105, median 0.013. */
export const sharedGrams = { grams: 4, most: 0.12 };

/** Four sentences with one ending are a drum. Paragraphs are counted apart: the eye breathes between them. */
export const sameEndings = 3;

/** Equal sentences are how a machine breathes. */
export const spread = { from: 100, ratio: 2, short: 14, long: 40 };

/**
 * Kanji among all characters that are not ASCII. Below it reads like a picture book, above like an office.
 * Samples of the voice lie between 0.25 and 0.34. Notices and services name the decks and the services in
 * katakana, which counts against them.
 */
export const kanjiShare: Partial<Record<Kind, Range>> = {
  description: [0.25, 0.4],
  overview: [0.25, 0.4],
  upright: [0.25, 0.4],
  reversed: [0.25, 0.4],
  advice: [0.25, 0.4],
  week: [0.25, 0.4],
  sample: [0.25, 0.4],
  article: [0.25, 0.4],
  notice: [0.22, 0.4],
  service: [0.22, 0.4],
};

/** Rule settings of textlint's Japanese preset; what is not named has the preset's own. */
export const textlint = {
  /** One thought to a sentence. */
  sentenceLength: 100,
  /** 「（以下「当方」といいます）」 and addresses in brackets are not part of the sentence one has to hold. */
  sentenceLengthSkips: ['/（[^（）]*）/'],
  /**
   * Particles that may come twice close together, because good prose does it: in pairs (右へ左へ, 杯と剣と杖と,
   * 家族でも友人でも, 緑にも赤にも, こちらから・あちらから) and where 「に」 makes an adverb beside a place
   * (染み込まずに玉になって, 話に戻る前に).
   */
  doubledParticles: ['も', 'や', 'か', 'でも', 'ても', 'にも', 'へ', 'と', 'から', 'に'],
  /**
   * What follows the second 「が」 or 「は」 of a set phrase that needs it: 目が合ったことがありません,
   * 高さが違うものがいて, 片づけは楽ではありません.
   */
  setPhrase: /^(?:が(?:あ|い|な)|は(?:あ|な))/u,
};

/** No more openings of a kind than its readers can forget, no fewer than make it one of the voice's. */
export const openingKinds = { least: 3, most: 5 };

/** A worn word and what to write in its place. */
export type Worn = { words: readonly string[]; instead: Message };

/** Cards, week and pages: never. Articles may quote them in 「」 to explain them. */
export const neverWords: readonly Worn[] = [
  {
    words: ['流れに身', '流れに乗', '流れが変わ'],
    instead: {
      ja: '何が動くのかを書く（列、バス、水、話）',
      en: 'say what moves: a queue, a bus, water, a talk',
    },
  },
  {
    words: ['エネルギー', '波動', 'オーラ', 'パワー'],
    instead: { ja: '熱、食欲、眠り、足音で書く', en: 'heat, appetite, sleep, the sound of a step' },
  },
  {
    words: ['導き', '導かれ', '宇宙', '天からの', '高次'],
    instead: { ja: '誰が言ったのかを書く', en: 'who said it, or nobody did' },
  },
  {
    words: ['心の声', '内なる', '魂', '本当の自分', 'ありのまま'],
    instead: { ja: '言うこと、口ずさむもの、買う物で書く', en: 'a thing she says, hums, buys, avoids' },
  },
  {
    words: ['新しい扉', '新たな', '道が開', '未来', '明るい兆し'],
    instead: { ja: '次の停留所、来週の棚、空いた椅子', en: "the next stop, next week's shelf, a free chair" },
  },
  {
    words: ['一歩踏み出', '勇気を出して', '前向き', 'ポジティブ', 'ネガティブ'],
    instead: {
      ja: '最初の動作で書く（立つ、開ける、かける）',
      en: 'the first movement: stands up, opens, dials',
    },
  },
  {
    words: ['自分を信じ', '自分らしく', '自分と向き合', '自分を大切'],
    instead: { ja: '取っておく物、断るもの、着るもので書く', en: 'what she keeps, refuses, puts on' },
  },
  {
    words: ['象徴し', '意味しています', '暗示し', '告げてい'],
    instead: { ja: '見えるものを書いて、そこで止める', en: 'describe, then stop' },
  },
  {
    words: ['大切です', '大切に', '重要です', '鍵となる', 'ポイントは'],
    instead: { ja: 'しないとどうなるかを書く', en: 'show the cost of leaving it out' },
  },
  {
    words: ['素敵な', '輝く', 'キラキラ', 'ワクワク', '笑顔'],
    instead: {
      ja: '顔が何をするかを書く（口もと、耳の熱さ）',
      en: 'what the face does: the mouth, the hot ears',
    },
  },
  {
    words: ['運気', '好転', '転機', 'チャンス', '幸運', 'ご縁'],
    instead: { ja: 'どの日に、どこで、何が起きるかを書く', en: 'what happens on which day and where' },
  },
  {
    words: ['癒し', '癒や', '浄化', '手放す', '受け入れる'],
    instead: {
      ja: '洗う、貸す、返す、捨てる、椅子に置く',
      en: 'wash, lend, return, throw away, leave on the chair',
    },
  },
  {
    words: ['気づきを', '学びを', '成長', '可能性'],
    instead: { ja: '春にはできなかったことを書く', en: 'what she can do that she could not in spring' },
  },
  {
    words: ['きっと', '待っています', 'はずです'],
    instead: { ja: '約束で終わらず、物か事実で終わる', en: 'end on a thing or a fact, not on a promise' },
  },
  {
    words: ['寄り添', '包み込', '満ちあふれ', '優しい光'],
    instead: { ja: '歩数の距離、何に当たる光かを書く', en: 'distance in steps, light on what' },
  },
  {
    words: ['バランス', '調和', 'タイミング'],
    instead: { ja: '二つの重さ、時計で書く', en: 'two weights, a clock' },
  },
];

/** Certainty, fear, pressure to buy and promises nobody can keep: nowhere on the site. */
export const promises: readonly Worn[] = [
  {
    words: ['必ず', '絶対', '100%', '100％', '間違いなく'],
    instead: { ja: '言い切らない', en: 'promise nothing' },
  },
  {
    words: ['不幸になる', '呪い', '祟り', '悪霊'],
    instead: { ja: '脅かさない', en: 'frighten nobody' },
  },
  {
    words: ['今だけ', '残りわずか', '買わないと'],
    instead: { ja: '急がせない', en: 'hurry nobody' },
  },
  {
    words: ['治る', '儲かる', '勝てる'],
    instead: { ja: '医療・法律・お金の約束をしない', en: 'no medical, legal or financial promise' },
  },
];

/** Who the other one is, nobody knows. Cards and week, outside what somebody says; not 丈夫, 工夫, 稲妻, 彼岸. */
export const assumedPartner = /彼(?!岸)|(?<![丈工])夫|(?<!稲)妻|旦那|結婚/u;

/** Phrases that are good once. Counted over all cards and the week together. */
export const rationed: readonly {
  name: string;
  pattern: RegExp;
  /** On the whole site. */
  site: number;
  /** On one card. */
  card?: number;
  instead: Message;
}[] = [
  ration('深呼吸・息を吐', /深呼吸|息を吐/gu, 1, 'ほかの体の部分を', 'another part of the body'),
  ration(
    'お茶・湯のみ・ハーブ',
    /お茶|湯のみ|ハーブ/gu,
    3,
    '汁、水、茶碗。飲み物なしでも',
    'soup, water, a rice bowl',
  ),
  ration(
    'ノート・紙に書',
    /ノート|紙に書/gu,
    2,
    '言う、送る、指で数える',
    'say it, send it, count it on fingers',
  ),
  ration('日記', /日記/gu, 0, '言う、送る、指で数える', 'say it, send it, count it on fingers'),
  ration('散歩', /散歩/gu, 2, '窓、階段、橋', 'a window, a stair, a bridge'),
  ration('空を見上げ', /空を見上げ/gu, 2, '窓、階段、橋', 'a window, a stair, a bridge'),
  ration('月を見', /月を見/gu, 2, '窓、階段、橋', 'a window, a stair, a bridge'),
  ration('目を閉じ', /目を閉じ/gu, 2, '灯りを消して聞く', 'listen with the light off'),
  ration('ではなく', /ではなく/gu, 30, '平らな文を二つに', 'two plain sentences', 1),
  ration(
    'かもしれません',
    /かもしれません/gu,
    90,
    'そうです、言い切り、問い',
    'a plain present, a question',
    2,
  ),
  ration('てみてください', /てみてください/gu, 45, '言い切り、名詞で止める', 'a plain verb, a noun', 1),
  ration('ましょう', /ましょう/gu, 70, '構いません、足ります', '〜て構いません, 〜れば足ります'),
  ration('だけ', /だけ/gu, 120, '消す。調子を整えているだけのことが多い', 'leave it out', 3),
  ration('そんな・そういう', /そんな|そういう/gu, 40, '何なのかを名指す', 'name it'),
  ration(
    '静か',
    /静か/gu,
    40,
    'どのように（指二本で、灯りなしで）',
    'how: with two fingers, without the light',
  ),
  ration(
    'そっと',
    /そっと/gu,
    40,
    'どのように（指二本で、灯りなしで）',
    'how: with two fingers, without the light',
  ),
  ration(
    'ゆっくり',
    /ゆっくり/gu,
    40,
    'どのように（指二本で、灯りなしで）',
    'how: with two fingers, without the light',
  ),
  ration(
    'やさしい',
    /やさし|優し/gu,
    40,
    'どのように（指二本で、灯りなしで）',
    'how: with two fingers, without the light',
  ),
  ration('少し', /少し/gu, 40, 'どのくらい（指一本ぶん）', 'how much: a finger wide'),
  ration('小さな', /小さな/gu, 40, '大きさ（親指ほど、棚一段）', 'a size: of a thumb, one shelf'),
  ration('わたし', /わたし/gu, 8, '誰も言わない', 'nobody'),
  ration('自分', /自分/gu, 120, 'その人', 'the person'),
  ration('話', /話/gu, 150, '何の話か', 'the subject of the talk'),
  ration('ものです', /ものです/gu, 40, '言い切り', 'a plain statement'),
  ration('のです', /のです/gu, 40, '言い切り', 'a plain statement'),
  ration('このカード・この札', /このカード|この札/gu, 25, '消す', 'nothing'),
  ration('でしょうか・ませんか', /でしょうか|ませんか/gu, 60, '言い切り', 'a plain statement', 2),
];

/** Advice that begins with 今日 or 今夜: begin with the object. One in six of the 84. */
export const adviceBeginsToday = 14;

function ration(name: string, pattern: RegExp, site: number, ja: string, en: string, card?: number) {
  return { name, pattern, site, instead: { ja, en }, ...(card === undefined ? {} : { card }) };
}

/** Written one way everywhere, so that a visitor who searches the page finds it. */
export const spellings: readonly { write: string; not: RegExp }[] = [
  { write: '愚者', not: /愚か者|ザ・フール/u },
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
  { write: '梟', not: /フクロウ|ふくろう/u },
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
export const longVowels = /(ブラウザ|サーバ|ユーザ|フォルダ|メンバ|プリンタ)(?![ーァ-ヴ])/u;

/** English and dots that the specification fixes to the letter. */
export const specified: readonly string[] = [
  'Oops! Page not found',
  'Unexpected Application Error!',
  'カードを引いています...',
];
