import * as z from 'zod';
import { FAMILIES } from '../families.ts';
import { card, paragraphs, picture, setting, text } from './parts.ts';

/** What a deck decides of the form of its cards; see `deck.ts`. */
export interface CardForm {
  /** Read upright and reversed, or one message for every way that the card lies. */
  reversals: boolean;
  /** Keys of the themes that each side answers (without sides: that the card answers). */
  themes: readonly string[];
  /** Keys of the situations that a card answers alike on both sides. */
  situations: readonly string[];
}

/** Two texts, one for each side. */
function sides<Value extends z.ZodType>(upright: Value, reversed: Value, description: string) {
  return z.strictObject({ upright, reversed }).describe(description);
}

/**
 * What she reads above the answer where the description speaks of something else than what she asked; by what can be asked,
 * alike on both sides.
 */
function descriptionFor({ themes, situations }: CardForm) {
  const keys = situations.length > 0 ? situations : themes;
  const one = text('それを聞いた人が引いたときの言葉（70〜110字）', { kind: 'description' }).optional();
  return z
    .strictObject(Object.fromEntries(keys.map((key) => [key, one])))
    .describe('聞きたいことごとの、引いたときの言葉（なければ description）')
    .optional() as unknown as z.ZodType<Record<string, string> | undefined>;
}

/** One answer for each key. */
function answers(keys: readonly string[], description: string) {
  return z
    .strictObject(
      Object.fromEntries(keys.map((key) => [key, text('テーマへの答え（35〜70字）', { kind: 'theme' })])),
    )
    .describe(description) as unknown as z.ZodType<Record<string, string>>;
}

const fields = {
  id: z.number().int().min(0).describe('カードの番号'),
  name: text('カードの名前', { kind: 'name', face: [600] }),
  kana: setting('カードの名前の読み（ひらがな）'),
  english: setting('カードの英語の名前', { face: [600, '500 capitals'] }),
  lineWord: text('LINEに送る言葉（なければカードの名前）', { face: [600] }).optional(),
  season: text('いまの気分の名前（4〜10字）', { kind: 'season', face: [600] }).optional(),
  keywords: z
    .array(text('キーワード', { kind: 'keyword', face: [600] }))
    .length(3)
    .describe('キーワード（最初は、伝統の言葉）'),
  image: picture('カードの絵'),
  alt: text('カードの絵に描かれているもの（30〜80字）', { kind: 'alt' }),
  description: text('カードを引いたときの言葉（70〜110字）', { kind: 'description' }),
  related: z.array(card('カード')).length(2).describe('近い意味のカードを二枚'),
};

const overview = paragraphs('カードの物語（180〜260字）', { kind: 'overview' });

/** A card that is read upright and reversed (tarot, love). */
function twoWayCard(form: CardForm) {
  const { themes, situations } = form;
  return z
    .strictObject({
      ...fields,
      descriptionFor: descriptionFor(form),
      descriptionReversed: text('逆位置で引いたときの言葉（なければ、どちらの向きでも description）', {
        kind: 'description',
      }).optional(),
      message: sides(
        text('正位置のひとこと（25〜55字）', { kind: 'message', face: [600] }),
        text('逆位置のひとこと（25〜55字）', { kind: 'message', face: [600] }),
        '引いた人へのひとこと',
      ),
      detail: z
        .strictObject({
          overview,
          upright: paragraphs('正位置の意味（120〜200字）', { kind: 'upright' }),
          reversed: paragraphs('逆位置の意味（120〜200字）', { kind: 'reversed' }),
          themes: sides(
            answers(themes, '正位置のテーマごとの答え'),
            answers(themes, '逆位置のテーマごとの答え'),
            'テーマごとの答え',
          ),
          ...(situations.length > 0 && {
            situations: answers(situations, '状況ごとの答え（どちらの向きでも同じ）'),
          }),
          advice: paragraphs('今日のひとつ（50〜140字）', { kind: 'advice' }),
        })
        .describe('カードの詳細'),
      today: sides(
        text('今日の占いの言葉、正位置（30〜60字）', { kind: 'today' }),
        text('今日の占いの言葉、逆位置（30〜60字）', { kind: 'today' }),
        '今日の占いの言葉',
      ).optional(),
      dayName: sides(
        text('その札の日のよび名、正位置（5〜13字、「〜日」）', { kind: 'day-name' }),
        text('その札の日のよび名、逆位置（5〜13字、「〜日」）', { kind: 'day-name' }),
        'その札の日のよび名（次の日に、昨日と今日をつなぐ一文に入る）',
      ).optional(),
      family: z.enum(FAMILIES).describe('ツインレイ占いの族').optional(),
      twinray: z
        .strictObject({
          you: text('ツインレイ占いの、あなたの言葉（60〜100字）', { kind: 'twinray' }),
          them: text('ツインレイ占いの、あの人の言葉（60〜100字）', { kind: 'twinray' }),
        })
        .describe('ツインレイ占いの言葉')
        .optional(),
    })
    .describe('カード');
}

/** A card that brings one message (oracle). */
function messageCard(form: CardForm) {
  return z
    .strictObject({
      ...fields,
      descriptionFor: descriptionFor(form),
      message: text('引いた人へのひとこと（25〜55字）', { kind: 'message', face: [600] }),
      detail: z
        .strictObject({
          overview,
          message: paragraphs('メッセージ（100〜180字）', { kind: 'long-message' }),
          themes: answers(form.themes, 'テーマごとの答え'),
        })
        .describe('カードの詳細'),
      spread: z
        .strictObject({
          release: text('手放すもの（45〜80字）', { kind: 'spread' }),
          receive: text('受けとるもの（45〜80字）', { kind: 'spread' }),
          grow: text('育てるもの（45〜80字）', { kind: 'spread' }),
        })
        .describe('スピリチュアル占いの言葉')
        .optional(),
    })
    .describe('カード');
}

/** By what decides it: a schema is made in a hundredth of a second, and the desk asks at every key. */
const schemas = new Map<string, z.ZodType<CardFile>>();

/** The form of a deck's cards. Themes and situations are the deck's: a missing answer or a key too many is an error. */
export function cardSchema(form: CardForm): z.ZodType<CardFile> {
  const { reversals, themes, situations } = form;
  const key = JSON.stringify([reversals, themes, situations]);
  const schema =
    schemas.get(key) ?? ((reversals ? twoWayCard(form) : messageCard(form)) as z.ZodType<CardFile>);
  schemas.set(key, schema);
  return schema;
}

/** A card of a deck that is read by sides; situations stand on cards of decks that have some. */
type TwoWayCard = Omit<z.infer<ReturnType<typeof twoWayCard>>, 'detail'> & {
  detail: Omit<z.infer<ReturnType<typeof twoWayCard>>['detail'], 'situations'> & {
    situations?: Record<string, string>;
  };
};

export type CardFile = TwoWayCard | z.infer<ReturnType<typeof messageCard>>;
