/** Which three signs stand first in a week, and why. */

import { type SignName, signNames } from '../content/schemas/sign.ts';
import type { Content } from '../content/types.ts';
import { DAY_MS, type Monday, startOf, weeksLater } from '../horoscope/week.ts';
import { signOfWeek } from './choice.server.ts';
import { type Phase, quarters } from './events.server.ts';
import { houseOf, placeOf } from './positions.server.ts';

export interface RankedSign {
  sign: SignName;
  reason: string;
  /** What the reason's points are, 「木星3 金星3 太陽2」; only where the sky ranks. */
  points?: { total: number; parts: string };
}

/** Houses in which the kind bodies are kind. */
const KIND_HOUSES: readonly number[] = [1, 5, 9, 10, 11];
const POINTS = { venus: 3, jupiter: 3, sun: 2, phase: 2 } as const;

interface Transit {
  body: keyof typeof POINTS;
  /** The reason's set of texts. */
  set: 'venus' | 'jupiter' | 'sun' | Phase;
  house: number;
  kind: boolean;
}

/**
 * @param week the Monday's place in the line of weeks, -1 before it; the reasons of a sign take turns along it
 */
export function rank(
  monday: Monday,
  week: number,
  { sky, weeks, ranking }: Pick<Content, 'sky' | 'weeks' | 'ranking'>,
): RankedSign[] {
  const owners = weeks.get(monday)?.ranking ?? (ranking.from === 'fixed' ? ranking.ranking : undefined);
  if (owners)
    return owners.map(({ sign, reason }) => ({ sign, reason: reason ?? reasonOf(sign, monday, week, sky) }));
  return signNames
    .map((sign) => ({ sign, transits: transits(sign, monday) }))
    .toSorted((a, b) => total(b.transits) - total(a.transits) || atHome(b.transits) - atHome(a.transits))
    .slice(0, 3)
    .map(({ sign, transits }) => ({
      sign,
      reason: reasonOf(sign, monday, week, sky),
      points: { total: total(transits), parts: shownPoints(transits, sky) },
    }));
}

/** Where the four stand for a sign on the week's Thursday at noon; the phase only where the week has one. */
function transits(sign: SignName, monday: Monday): Transit[] {
  const own = placeOf(sign);
  return standing(monday).map(({ body, set, at }) => {
    const house = houseOf(at, own);
    return { body, set, house, kind: KIND_HOUSES.includes(house) };
  });
}

type Standing = Pick<Transit, 'body' | 'set'> & { at: number };

/** The reasons of a week ask for all weeks before it. */
const asked = new Map<Monday, readonly Standing[]>();

function standing(monday: Monday): readonly Standing[] {
  const known = asked.get(monday);
  if (known) return known;
  const start = startOf(monday);
  const [quarter] = quarters(start, start + 7 * DAY_MS);
  const bodies = (['venus', 'jupiter', 'sun'] as const).map((body) => ({
    body,
    set: body,
    at: signOfWeek(body, start),
  }));
  const phase = quarter ? [{ body: 'phase' as const, set: quarter.phase, at: quarter.sign }] : [];
  asked.set(monday, [...bodies, ...phase]);
  return [...bodies, ...phase];
}

function total(of: readonly Transit[]): number {
  return of.reduce((sum, { body, kind }) => sum + (kind ? POINTS[body] : 0), 0);
}

/** A tie goes to the sign that has a planet in its own house. */
function atHome(of: readonly Transit[]): number {
  return of.some(({ body, house }) => body !== 'phase' && house === 1) ? 1 : 0;
}

/**
 * The reasons of a sign take turns along the line of weeks, as if it had stood first in each: the one that was not told
 * for longest, of those alike what stands in the sign itself.
 */
function reasonOf(sign: SignName, monday: Monday, week: number, { reasons }: Content['sky']): string {
  const told = new Map<string, number>();
  let reason = '';
  for (let place = Math.min(week, 0); place <= week; place++) {
    const last = ({ set, house }: Transit) =>
      told.get(reasons[set][String(house)]!) ?? Number.NEGATIVE_INFINITY;
    const [turn] = gladOf(sign, weeksLater(monday, place - week)).toSorted(
      (a, b) => last(a) - last(b) || Number(b.house === 1) - Number(a.house === 1),
    );
    reason = reasons[turn!.set][String(turn!.house)]!;
    told.set(reason, place);
  }
  return reason;
}

/** What is kind to a sign, and the week's phase; all four where that is only one, as every house has something glad to say. */
function gladOf(sign: SignName, monday: Monday): Transit[] {
  const all = transits(sign, monday);
  const glad = all.filter(({ body, kind }) => kind || body === 'phase');
  return glad.length > 1 && glad.some(({ kind }) => kind) ? glad : all;
}

function shownPoints(of: readonly Transit[], { words }: Content['sky']): string {
  return of
    .filter(({ kind }) => kind)
    .map(({ body, set }) => {
      const name = body === 'phase' ? words.phases[set as Phase] : words.bodies[body];
      return `${name}${POINTS[body]}`;
    })
    .join('・');
}
