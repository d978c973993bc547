import { paths } from '../../addresses/paths.ts';
import type { SignName } from '../content/schemas/sign.ts';
import { siteContent } from '../content/site-content.server.ts';
import { namedReadings } from '../draw/entries.server.ts';
import { type Monday, opensAt, startOf, weeksLater } from '../horoscope/week.ts';
import { nameColumnsOf } from '../lib/columns.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { lineSentence } from '../shell/line-words.server.ts';
import { CATEGORIES, signOfWeek } from '../sky/choice.server.ts';
import { houseOf, placeOf } from '../sky/positions.server.ts';
import { siteWeeks } from '../sky/site-weeks.server.ts';
import type { ShownWeek } from '../sky/weeks.server.ts';

/** The bodies of the wheel, from the nearest. */
const WHEEL = ['moon', 'mercury', 'venus', 'sun', 'mars'] as const;

/** As the days of the week are called after them. */
const SHORT = { moon: '月', mercury: '水', venus: '金', sun: '日', mars: '火' } as const;

/** @throws {Response} 404 where there is no such sign, or no such week among those shown */
export function signWeekPage(name: string | undefined, monday: Monday | undefined) {
  const { site, pages, signs, sky } = siteContent();
  const place = signs.findIndex(({ sign }) => sign === name);
  const sign = signs[place];
  const { current, next, all } = siteWeeks();
  const weeks = monday === undefined ? [current, next] : all.filter((week) => week.monday === monday);
  if (!sign || weeks.length === 0) throw new Response('Not Found', { status: 404 });
  const neighbour = (step: number) => {
    const { sign: other, name: called } = signs[(place + step + signs.length) % signs.length]!;
    return { sign: other, name: called };
  };
  const texts = { ...pages.weekly, late: phrases(pages.weekly.late) };
  return {
    texts,
    lineSentence: lineSentence(site, texts.lineSentence),
    today: namedReadings().find(({ path, ready }) => ready && path === paths.preparing('today')),
    sign: { sign: sign.sign, name: sign.name, kana: sign.kana, dates: sign.dates },
    emblem: picture(sign.image),
    emblemAlt: texts.emblemAlt.replace('{sign}', sign.name),
    previous: neighbour(-1),
    next: neighbour(1),
    preview: previewOf(sign.image, sign.name),
    weeks: weeks.map((week) => ({
      monday: week.monday,
      range: week.range,
      sky: week.sky,
      nickname: week.signs[sign.sign].nickname,
      columns: nameColumnsOf(week.signs[sign.sign].nickname),
      fortunes: CATEGORIES.map((category) => ({ category, ...week.signs[sign.sign].fortunes[category] })),
      wheel: wheelOf(
        week,
        sign.sign,
        signs.map(({ name: called }) => called),
        sky.words,
      ),
      before: neighbourWeek(sign.sign, weeksLater(week.monday, -1)),
      after: neighbourWeek(sign.sign, weeksLater(week.monday, 1)),
    })),
  };
}

export type SignWeekPage = ReturnType<typeof signWeekPage>;

/** The page of another week of the sign, where it has one, and from when on it is offered. */
function neighbourWeek(sign: SignName, monday: Monday): { path: string; opens: number } | undefined {
  const shown = siteWeeks().all.some((week) => week.monday === monday);
  return shown ? { path: paths.week(sign, monday), opens: opensAt(monday) } : undefined;
}

/** Where the bodies stand on the week's Thursday at noon: sign, room, and their place on a wheel with the own sign on top. */
function wheelOf(
  { monday }: ShownWeek,
  own: SignName,
  names: readonly string[],
  words: ReturnType<typeof siteContent>['sky']['words'],
) {
  return WHEEL.map((body) => {
    const sign = signOfWeek(body, startOf(monday));
    const house = houseOf(sign, placeOf(own));
    return {
      body,
      name: words.bodies[body],
      short: SHORT[body],
      sign: names[sign]!,
      house,
      room: words.rooms[String(house)]!,
    };
  });
}
