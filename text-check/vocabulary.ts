/**
 * Which words are written and which are not, each with what to write instead or its reason. What is only counted stands in
 * `budgets.ts`.
 */
import type { Message } from '../app/content/explain/problem.ts';

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
/** Who reads one of these cards in danger or in debt finds the way out in the text itself. */
export const waysOut: readonly {
  deck: string;
  card: string;
  where: string;
  /** A card may do without this text. */
  optional: boolean;
  /** Of several texts in this place each is seen alone: each says it, not one of them. */
  each?: boolean;
  word: RegExp;
  reason: Message;
}[] = [
  ...['塔', '悪魔', '正義'].map((card) => ({
    deck: 'tarot',
    card,
    where: 'money',
    optional: false,
    word: /相談窓口/u,
    reason: { ja: '借金に困る人が読みます', en: 'it is read by people in debt' },
  })),
  ...[
    { deck: 'love', card: '絹の結び目' },
    { deck: 'tarot', card: '悪魔' },
    { deck: 'love', card: '硝子のハート' },
  ].flatMap((card) =>
    // The reversed side's own, and a theme's, are seen in place of the other one.
    ['description', 'descriptionReversed', 'descriptionFor'].map((where) => ({
      ...card,
      where,
      optional: where !== 'description',
      each: true,
      word: /味方|頼れる人|相談窓口/u,
      reason: { ja: 'こわい相手のいる人が読みます', en: 'it is read by people who are afraid of somebody' },
    })),
  ),
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
