import * as z from 'zod';
import { lineSentence, lines, paragraphs, path, slug, text } from './parts.ts';
import { todayWords } from './today.ts';

const common = {
  id: slug('占いのid（ファイルの名前と同じ）'),
  name: text('占いの名前', { face: [600] }),
  path: path('ページの場所'),
  icon: z.enum(['sun', 'star', 'moon']).describe('しるしの絵'),
  tagline: text('ひとこと（10〜16字）'),
  preparing: z
    .strictObject({
      heading: text('見出し', { face: [600] }),
      text: paragraphs('言葉'),
      description: text('検索結果に出る説明'),
    })
    .describe('準備中のあいだのページ'),
};

/** A form that the names of the cards fill, by the places that they lie in. */
function share(fills: readonly string[]) {
  return text(`シェアする文（${fills.map((fill) => `{${fill}}`).join(' ')} が使える）`, { fills });
}

/** A reading that has a page of its own. @param keys its places, in the order in which they are filled */
function drawn<const Key extends string, Words extends z.ZodRawShape>(
  keys: readonly [Key, ...Key[]],
  words: Words,
) {
  return z
    .strictObject({
      ...common,
      ready: z.boolean().describe('引けるなら true、準備中なら false'),
      description: text('検索結果に出る説明（60〜110字）'),
      deck: slug('カードを引くデッキ'),
      delaySeconds: z.number().positive().max(30).describe('カードが出るまでの秒数'),
      daily: z.boolean().describe('夜の0時まで同じ札なら true'),
      places: z
        .array(
          z
            .strictObject({
              key: z.enum(keys).describe('場所の鍵（英字）'),
              label: text('場所の名前', { face: [600] }),
            })
            .describe('札を置く場所'),
        )
        .length(keys.length)
        .describe('札を置く場所（選ぶ順）'),
      lead: lines('扇の上の言葉（1行ずつ）', { face: [600] }),
      lineSentence: lineSentence(),
      ...words,
    })
    .describe('占い');
}

/** What each is called in the files of its cards, in the order in which they are filled. */
export const PLACES = {
  today: ['card'],
  spiritual: ['release', 'receive', 'grow'],
  twinray: ['you', 'them'],
} as const;

/** What stands by cards that a friend sent. */
const sentWords = {
  sent: text('送られてきた結果の上の、だれの札かの見出し', { face: [600] }),
  tryToo: text('送られてきた結果から、引きに行くボタンの文字', { face: [600] }),
};

/** The readings beside the decks that have a page; what each says of its own stands at its end. */
export const readingSchemas = {
  today: drawn(PLACES.today, todayWords),
  spiritual: drawn(PLACES.spiritual, {
    result: text('三枚の上の見出し', { face: [600] }),
    meaning: text('カードの意味へのリンクの文字（{card} が使える）', { fills: ['card'] }),
    ...sentWords,
    share: share(['reading', ...PLACES.spiritual]),
  }),
  twinray: drawn(PLACES.twinray, {
    stance: z
      .strictObject({ before: text('前の文'), belief: text('信じる考え方であること'), after: text('後の文') })
      .describe('扇の前の、ツインレイについての言葉'),
    begin: text('扇をならべるボタンの文字', { face: [600] }),
    picking: text('どちらの札を選んでいるか（{place} が使える）', { fills: ['place'], face: [600] }),
    result: text('二枚の名前（{you} {them} が使える。読み上げ用）', { fills: PLACES.twinray }),
    pair: text('二枚を合わせた言葉の見出し', { face: [600] }),
    ...sentWords,
    share: share(['reading', ...PLACES.twinray, 'line']),
    sharedAs: text('シェアする文の中での、引いた人のよび名'),
  }),
};

export type ReadingId = keyof typeof readingSchemas;

/** Any other reading: announced by its name, its page says that it is being prepared. */
const preparedSchema = z
  .strictObject({
    ...common,
    ready: z.literal(false).describe('引けるページのない占いは、いつも false'),
  })
  .describe('準備中の占い');

/** The schema of a reading's file. @param id the file's name */
export function readingSchema(id: string): z.ZodType<Reading> {
  return id in readingSchemas ? readingSchemas[id as ReadingId] : preparedSchema;
}

/** A reading with a page of its own, its `id` the file's name. */
export type ReadingCalled<Id extends ReadingId> = z.infer<(typeof readingSchemas)[Id]>;

export type Reading = { [Id in ReadingId]: ReadingCalled<Id> }[ReadingId] | z.infer<typeof preparedSchema>;
