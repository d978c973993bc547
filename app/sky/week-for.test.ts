import { expect, test } from 'vitest';
import { loadContent } from '../content/load.server.ts';
import { signNames } from '../content/schemas/sign.ts';
import type { Content } from '../content/types.ts';
import { DAY_MS, FIRST_MONDAY, type Monday, startOf, weeksLater } from '../horoscope/week.ts';
import {
  CATEGORIES,
  type Category,
  type ChosenWeek,
  LEADERS,
  lineOfWeeks,
  loneWeek,
} from './choice.server.ts';
import { ingresses } from './events.server.ts';
import { houseOf, placeOf } from './positions.server.ts';
import { dayText, weekdayName } from './tokyo.server.ts';
import { weekFor } from './week-for.server.ts';

const content = { ...loadContent(), weeks: new Map() as Content['weeks'] };
const names = content.signs.map(({ name }) => name);
const { bodies, phases } = content.sky.words;

/** Three years, each with its twelve signs. */
const WEEKS = 157;
const line = lineOfWeeks(weeksLater(FIRST_MONDAY, WEEKS - 1));
const read = line.map((chosen) => ({
  chosen,
  signs: signNames.map((sign) => ({ sign, ...weekFor(sign, chosen, content) })),
}));

function chosenOn(monday: Monday): ChosenWeek {
  return line.find((week) => week.monday === monday) ?? loneWeek(monday);
}

test('three years × twelve signs: no slot is left open, in no text, no nickname, no chip', () => {
  for (const { chosen, signs } of read)
    for (const { sign, nickname, fortunes } of signs) {
      expect(nickname, `${chosen.monday} ${sign}`).toMatch(/^[^{}]+週$/);
      for (const category of CATEGORIES) {
        const { text, chips } = fortunes[category];
        for (const said of [text, ...chips])
          expect(said, `${chosen.monday} ${sign} ${category}`).toMatch(/^[^{}]+$/);
      }
    }
});

test('no two signs read one text in a week, nor have one nickname', () => {
  for (const { chosen, signs } of read) {
    expect(new Set(signs.map(({ nickname }) => nickname)).size, chosen.monday).toBe(12);
    for (const category of CATEGORIES)
      expect(new Set(signs.map(({ fortunes }) => fortunes[category].text)).size, chosen.monday).toBe(12);
  }
});

test('every text names its day: the one of its chip, or the Moon’s two', () => {
  for (const { chosen, signs } of read)
    for (const category of CATEGORIES) {
      const { day } = chosen[category];
      const named =
        'at' in day ? [weekdayName(day.at)] : day.days.map((number) => `${'月火水木金土日'[number]}曜`);
      for (const { fortunes } of signs)
        for (const name of named) expect(fortunes[category].text).toContain(name);
    }
});

/** The first chip of a category taken apart: 「金星 天秤座・11室 12/4まで」. */
function chip(of: { chips: string[] }) {
  const [, body = '', sign = '', house = '', when = ''] =
    /^(\S+) (\S+)・(\d+)室 (\S+)$/.exec(of.chips[0]!) ?? [];
  return { body, sign, house: Number(house), when };
}

test('the chip of a planet names it, its sign, the house of that for the reader, and until when it stays', () => {
  for (const { chosen, signs } of read)
    for (const category of ['love', 'work', 'money'] as const) {
      const { set, sign: place } = chosen[category];
      if (set === 'reserve') continue;
      const thursday = startOf(chosen.monday) + 3.5 * DAY_MS;
      const [leaves] = ingresses(LEADERS[category], thursday, thursday + 200 * DAY_MS);
      for (const { sign, fortunes } of signs)
        expect(chip(fortunes[category])).toEqual({
          body: bodies[LEADERS[category]],
          sign: names[place],
          house: houseOf(place, placeOf(sign)),
          when: `${dayText(leaves!.at)}まで`,
        });
    }
});

test('the chip of 全体 names the phase and its date; a reserve’s, of any category, the Moon and her two days', () => {
  for (const { chosen, signs } of read)
    for (const category of CATEGORIES) {
      const { set, sign: place, day } = chosen[category];
      if (category !== 'message' && set !== 'reserve') continue;
      for (const { sign, fortunes } of signs) {
        const { body, sign: where, house, when } = chip(fortunes[category]);
        expect([where, house]).toEqual([names[place], houseOf(place, placeOf(sign))]);
        if ('at' in day) expect([body, when]).toEqual([phases[set as keyof typeof phases], dayText(day.at)]);
        else
          expect([body, when]).toEqual([
            bodies.moon,
            expect.stringMatching(/^(月・火|火・水|水・木|木・金|金・土|土・日)曜$/),
          ]);
      }
    }
});

test('a week in which a planet goes back says so in a chip of its own, and until when; no other week has one', () => {
  let told = 0;
  for (const { chosen, signs } of read)
    for (const category of CATEGORIES)
      for (const { fortunes } of signs) {
        const [, ...more] = fortunes[category].chips;
        if (chosen[category].because !== 'retrograde') {
          expect(more).toEqual([]);
          continue;
        }
        told++;
        const body = bodies[LEADERS[category as keyof typeof LEADERS]];
        expect(more).toEqual([expect.stringMatching(new RegExp(`^${body}は逆行中 \\d+/\\d+まで$`))]);
      }
  expect(told).toBeGreaterThan(12 * 20);
});

test('2027-02-15, Mercury goes back: 仕事 says until when, and tells of the Moon', () => {
  const { fortunes } = weekFor('aries', chosenOn('2027-02-15'), content);
  // Tables of the Swiss Ephemeris: forward on 2027-03-03, 12:32 UTC.
  expect(fortunes.work.chips[1]).toBe('水星は逆行中 3/3まで');
  expect(fortunes.work.chips[0]).toMatch(/^月 /);
  expect(fortunes.love.chips).toHaveLength(1);
});

test.each(
  CATEGORIES,
)('what the owner wrote of %s stands above, with no chip and no turn; the rest is the sky’s', (category) => {
  const weeks: Content['weeks'] = new Map([
    [FIRST_MONDAY, { signs: { leo: { [category]: '書いた文です。' } } }],
  ]);
  const plain = weekFor('leo', chosenOn(FIRST_MONDAY), content);
  const { nickname, fortunes } = weekFor('leo', chosenOn(FIRST_MONDAY), { ...content, weeks });
  expect(fortunes[category]).toEqual({ text: '書いた文です。', chips: [] });
  expect(nickname).toBe(plain.nickname);
  for (const other of CATEGORIES)
    if (other !== category) expect(fortunes[other]).toEqual(plain.fortunes[other]);
  for (const [sign, monday] of [
    ['virgo', FIRST_MONDAY],
    ['leo', weeksLater(FIRST_MONDAY, 1)],
  ] as const)
    expect(weekFor(sign, chosenOn(monday), { ...content, weeks })).toEqual(
      weekFor(sign, chosenOn(monday), content),
    );
});

test('the owner’s nickname stands above too, over the sky’s words', () => {
  const weeks: Content['weeks'] = new Map([[FIRST_MONDAY, { signs: { leo: { nickname: '書いた週' } } }]]);
  const { nickname, fortunes } = weekFor('leo', chosenOn(FIRST_MONDAY), { ...content, weeks });
  expect(nickname).toBe('書いた週');
  expect(fortunes).toEqual(weekFor('leo', chosenOn(FIRST_MONDAY), content).fortunes);
});

/** Stands in for the owner's texts, which may be written anew: each says where it comes from. */
function marked(): Content['sky'] {
  const mark = (path: string, value: unknown): unknown =>
    typeof value === 'string'
      ? `${path} {day}${/ (entering|middle|leaving) /.test(path) ? ' {until}まで、{until}まで' : ''}`
      : Object.fromEntries(
          Object.entries(value as object).map(([key, below]) => [key, mark(`${path} ${key}`, below)]),
        );
  const of = <Name extends 'overall' | 'love' | 'work' | 'money'>(name: Name) =>
    mark(name, content.sky[name]) as Content['sky'][Name];
  return { ...content.sky, overall: of('overall'), love: of('love'), work: of('work'), money: of('money') };
}

test('2026-11-23, sagittarius: which text, which day, until when, whatever the texts say', () => {
  const { fortunes } = weekFor('sagittarius', chosenOn(FIRST_MONDAY), { ...content, sky: marked() });
  expect(Object.fromEntries(CATEGORIES.map((category) => [category, fortunes[category].text]))).toEqual({
    message: 'overall full-moon 7 text 火曜の夜',
    love: 'love middle 11 木曜 12月4日まで、12月4日まで',
    work: 'work middle 12 金曜 12月6日まで、12月6日まで',
    money: 'money entering 1 日曜 12月22日まで、12月22日まで',
  } satisfies Record<Category, string>);
});

// The week that the guide to the words was written with. Whoever rewrites these five texts in content/sky rewrites them here.
test('2026-11-23, sagittarius, word for word', () => {
  const { nickname, fortunes } = weekFor('sagittarius', chosenOn(FIRST_MONDAY), content);
  expect(nickname).toBe('ふたりの答え合わせの週');
  expect(CATEGORIES.map((category) => [fortunes[category].chips, fortunes[category].text])).toEqual([
    [
      ['満月 双子座・7室 11/24'],
      '合わせるのが上手な人ほど、本音を聞かれる機会が減ります。火曜の夜、満月があなたの向かいの席を照らします。半年ほど前から続いてきた間柄に、一つ返事が届きそう。うれしい返事は遠慮なく受けとり、あいまいな返事は、あいまいなまま棚へ。今週は、あなたが合わせてもらう番です。',
    ],
    [
      ['金星 天秤座・11室 12/4まで'],
      '「友だちだよね」と笑いながら、帰り道でにやける人がいそうです。二人きりは急がずに。みんなでいるときの隣の席で、気持ちが育ちます。木曜の誘いは、理由をつけずに乗って。おつきあい中の二人は、友だちみたいに笑った日が、いちばん恋人らしい日になりそうです。',
    ],
    [
      ['水星 蠍座・12室 12/6まで'],
      '褒められない仕事ばかりしている、と思ったら、今週は自分で褒めてください。水星が裏方の部屋にいるあいだ、下調べも後輩のフォローも、表には出ずに、あとから効いてきます。急ぎの返事は短く。金曜、人のいない時間に考えたことが、ばらばらの案を一つにつなぎそうです。',
    ],
    [
      ['太陽 射手座・1室 12/22まで'],
      '人のために開けてきたお財布を、自分のために開けていい月です。一年ぶりに、太陽があなたの部屋へ戻りました。見た目、学び、始めたかったこと。ほしい順に三つ挙げて、払える額を見てから、日曜に一つ選んでください。残りの二つは、なくなりません。',
    ],
  ]);
});
