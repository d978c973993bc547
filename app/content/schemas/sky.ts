import * as z from 'zod';
import { rule, setting, type TextFacts, text } from './parts.ts';
import { type SignName, signNames } from './sign.ts';

/** One value for each of the twelve houses, `1` being the reader's own sign. */
function houses<Value extends z.ZodType>(value: Value, description: string) {
  const keys = Array.from({ length: 12 }, (_, place) => [String(place + 1), value]);
  return z.strictObject(Object.fromEntries(keys) as Record<string, Value>).describe(description);
}

/** One value for each of the twelve signs. */
function eachSign<Value extends z.ZodType>(value: Value, description: string) {
  const keys = signNames.map((sign) => [sign, value]);
  return z.strictObject(Object.fromEntries(keys) as Record<SignName, Value>).describe(description);
}

/** A text of the week. It names a day once, and says until when with 「まで」. */
function weekText(description: string, fills: readonly string[]) {
  return text(description, { kind: 'week', fills })
    .refine((value) => value.split('{day}').length === 2, rule('day-once'))
    .refine((value) => !/\{until\}(?!まで)/.test(value), rule('until-made'));
}

const nickname = text('その週のよび名（5〜12字、「〜週」）', { kind: 'nickname', face: [600] });
const overallText = z
  .strictObject({ nickname, text: weekText('全体運（90〜165字、{day} を1回）', ['day']) })
  .describe('よび名と全体運');

/** 全体運, by the Moon's quarter; reserves by the Moon's two days in a house. */
const overallSchema = z
  .strictObject({
    'new-moon': houses(overallText, '新月の週（室ごと）'),
    'first-quarter': houses(overallText, '上弦の週（室ごと）'),
    'full-moon': houses(overallText, '満月の週（室ごと）'),
    'last-quarter': houses(overallText, '下弦の週（室ごと）'),
    reserve: houses(overallText, '控え（月の通る室ごと）'),
  })
  .describe('全体運の文');

function ledSchema(name: string) {
  const led = weekText(`${name}（90〜165字、{day} を1回、{until} も使える）`, ['day', 'until']);
  const reserve = weekText(`${name}の控え（90〜165字、{day} を1回）`, ['day']);
  return z
    .strictObject({
      entering: houses(led, '入る週（室ごと）'),
      middle: houses(led, '半ばの週（室ごと）'),
      leaving: houses(led, '出る週（室ごと）'),
      reserve: houses(reserve, '控え（月の通る室ごと）'),
    })
    .describe(`${name}の文`);
}

const line = (description: string, facts: TextFacts = {}) =>
  text(description, { kind: 'sky-line', ...facts });

const retrograde = (name: string) =>
  z
    .strictObject({
      begins: line(`${name}の逆行が始まる週（{day} が使える）`, { fills: ['day'] }),
      lasts: line(`${name}の逆行が続く週（{until} が使える）`, { fills: ['until'] }),
      ends: line(`${name}の逆行が終わる週（{day} が使える）`, { fills: ['day'] }),
    })
    .describe(`${name}の逆行`);

const eventsSchema = z
  .strictObject({
    lines: z
      .strictObject({
        mercury: retrograde('水星'),
        venus: retrograde('金星'),
        mars: retrograde('火星'),
        'solar-eclipse': line('日食の週（{day} が使える）', { fills: ['day'] }),
        'lunar-eclipse': line('月食の週（{day} が使える）', { fills: ['day'] }),
        'slow-ingress': line('木星や土星が星座を移る週（{day} {planet} {sign} が使える）', {
          fills: ['day', 'planet', 'sign'],
        }),
      })
      .describe('めずらしい空の一行'),
    phases: z
      .strictObject({
        'new-moon': eachSign(line('新月の一言'), '新月（星座ごと）'),
        'first-quarter': eachSign(line('上弦の一言'), '上弦（星座ごと）'),
        'full-moon': eachSign(line('満月の一言'), '満月（星座ごと）'),
        'last-quarter': eachSign(line('下弦の一言'), '下弦（星座ごと）'),
      })
      .describe('月の節目の一言'),
    ingress: z
      .strictObject({
        mercury: eachSign(line('水星が移ったときの一言'), '水星（移る先の星座ごと）'),
        venus: eachSign(line('金星が移ったときの一言'), '金星（移る先の星座ごと）'),
        mars: eachSign(line('火星が移ったときの一言'), '火星（移る先の星座ごと）'),
      })
      .describe('星座を移ったときの一言'),
    sun: eachSign(line('太陽のいる月の一言'), '太陽（星座ごと）'),
  })
  .describe('空の出来事の文');

const reasons = (name: string) => houses(text(`${name}による理由`, { kind: 'reason' }), `${name}（室ごと）`);

const reasonsSchema = z
  .strictObject({
    venus: reasons('金星'),
    sun: reasons('太陽'),
    jupiter: reasons('木星'),
    'new-moon': reasons('新月'),
    'first-quarter': reasons('上弦'),
    'full-moon': reasons('満月'),
    'last-quarter': reasons('下弦'),
  })
  .describe('TOP3に入る理由の文');

const word = (description: string) => text(description);

const wordsSchema = z
  .strictObject({
    bodies: z
      .strictObject({
        sun: word('太陽'),
        moon: word('月'),
        mercury: word('水星'),
        venus: word('金星'),
        mars: word('火星'),
        jupiter: word('木星'),
        saturn: word('土星'),
      })
      .describe('天体の名前'),
    phases: z
      .strictObject({
        'new-moon': word('新月'),
        'first-quarter': word('上弦の月'),
        'full-moon': word('満月'),
        'last-quarter': word('下弦の月'),
      })
      .describe('月の節目の名前'),
    tonight: z
      .strictObject({
        'new-moon': word('新月の夜'),
        waxing: word('満ちていく頃'),
        'full-moon': word('満月の夜'),
        waning: word('欠けていく頃'),
      })
      .describe('今夜の月の言い方'),
    rooms: houses(word('室の言い方'), '十二室の言い方'),
    until: setting('いつまで（{date} が使える）', { fills: ['date'] }),
    house: setting('室の番号（{number} が使える）', { fills: ['number'] }),
    retrograde: setting('逆行しているとき（{planet} が使える）', { fills: ['planet'] }),
    enters: setting('星座を移るとき（{planet} {sign} が使える）', { fills: ['planet', 'sign'] }),
    stands: setting('一週間その星座にいるとき（{planet} {sign} が使える）', {
      face: [600],
      fills: ['planet', 'sign'],
    }),
    allWeek: text('一週間続く出来事の日付のかわり'),
    today: text('今夜の月の文（{moon} {sign} が使える）', { fills: ['moon', 'sign'] }),
  })
  .describe('空のことば');

export const skySchemas = {
  overall: overallSchema,
  love: ledSchema('恋愛運'),
  work: ledSchema('仕事運'),
  money: ledSchema('金運'),
  events: eventsSchema,
  reasons: reasonsSchema,
  words: wordsSchema,
};

export type Sky = { [Name in keyof typeof skySchemas]: z.infer<(typeof skySchemas)[Name]> };
