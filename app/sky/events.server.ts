/** What happens in the sky between two instants: searched for, each to the minute. */

import {
  EclipseKind,
  NextGlobalSolarEclipse,
  NextLunarEclipse,
  SearchGlobalSolarEclipse,
  SearchLunarEclipse,
} from 'astronomy-engine';
import { DAY_MS, HOUR_MS } from '../horoscope/week.ts';
import { isRetrograde, type Luminary, longitude, type Planet, signOf, turn } from './positions.server.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The Moon's quarters in their order. */
export const PHASES = ['new-moon', 'first-quarter', 'full-moon', 'last-quarter'] as const;
export type Phase = (typeof PHASES)[number];

export interface Quarter {
  phase: Phase;
  at: number;
  /** The Moon's sign at that instant. */
  sign: number;
}

/** A body enters a sign, on or back. */
export interface Ingress<Of extends Planet | Luminary = Planet | Luminary> {
  body: Of;
  sign: number;
  at: number;
}

/** A planet stands still and turns. */
export interface Station {
  planet: Planet;
  at: number;
  turns: 'back' | 'forward';
}

export interface Eclipse {
  of: Luminary;
  at: number;
}

/**
 * The Moon's quarters from an instant on, up to another: 0°, 90°, 180° and 270° of apparent longitude from the Sun, as
 * almanacs count them. (`SearchMoonQuarter` takes the Sun without aberration, and is half a minute late.)
 */
export function quarters(from: number, to: number): Quarter[] {
  const quarterAt = (at: number) => Math.floor(turn(longitude('moon', at) - longitude('sun', at)) / 90);
  return [...changes(quarterAt, from, to, 12 * HOUR_MS)].map(({ at, value }) => ({
    phase: PHASES[value]!,
    at,
    sign: signOf('moon', at),
  }));
}

/** The changes of sign of a body. The Moon needs two days for a sign, Mercury near a station may come back within days. */
export function ingresses<Of extends Planet | Luminary>(body: Of, from: number, to: number): Ingress<Of>[] {
  return [...signChanges(body, from, to)].map(({ at, value }) => ({ body, sign: value, at }));
}

/** When a body leaves the sign in which it stands at an instant. */
export function leaves(body: Planet | Luminary, from: number): number {
  const [first] = signChanges(body, from, Number.POSITIVE_INFINITY);
  return first!.at;
}

function signChanges(body: Planet | Luminary, from: number, to: number): Generator<Change<number>> {
  return changes((at) => signOf(body, at), from, to, body === 'moon' ? 6 * HOUR_MS : 12 * HOUR_MS);
}

/** How long the Moon is in a sign, within a span. */
export interface MoonPassage {
  sign: number;
  from: number;
  to: number;
}

/** The signs that the Moon passes in a span, in their order; the first and the last as far as they are within it. */
export function moonPassages(start: number, end: number): MoonPassage[] {
  const entered = [{ sign: signOf('moon', start), at: start }, ...ingresses('moon', start, end)];
  return entered.map(({ sign, at }, place) => ({ sign, from: at, to: entered[place + 1]?.at ?? end }));
}

/** The instants at which a planet turns back or forward. */
export function stations(planet: Planet, from: number, to: number): Station[] {
  return [...turns(planet, from, to)].map(({ at, value }) => ({
    planet,
    at,
    turns: value ? 'back' : 'forward',
  }));
}

/** When a planet next turns forward. */
export function turnsForward(planet: Planet, from: number): number {
  for (const { at, value: back } of turns(planet, from, Number.POSITIVE_INFINITY)) if (!back) return at;
  throw new Error(`${planet} never turns forward.`);
}

function turns(planet: Planet, from: number, to: number): Generator<Change<boolean>> {
  return changes((at) => isRetrograde(planet, at), from, to, DAY_MS);
}

/** Eclipses seen from anywhere on earth, at their middle; the Moon's faint ones of the half-shadow are none. */
export function eclipses(from: number, to: number): Eclipse[] {
  const found: Eclipse[] = [];
  // An eclipse is within hours of a new or a full Moon; without one the search would go on for months.
  const phases = new Set(quarters(from - DAY_MS, to + DAY_MS).map(({ phase }) => phase));
  if (phases.has('new-moon')) {
    let solar = SearchGlobalSolarEclipse(new Date(from));
    for (; solar.peak.date.getTime() < to; solar = NextGlobalSolarEclipse(solar.peak))
      found.push({ of: 'sun', at: solar.peak.date.getTime() });
  }
  if (phases.has('full-moon')) {
    let lunar = SearchLunarEclipse(new Date(from));
    for (; lunar.peak.date.getTime() < to; lunar = NextLunarEclipse(lunar.peak))
      if (lunar.kind !== EclipseKind.Penumbral) found.push({ of: 'moon', at: lunar.peak.date.getTime() });
  }
  return found.sort((a, b) => a.at - b.at);
}

/** An instant at which the Moon is so many degrees ahead of a body. */
export interface MoonAngle {
  angle: number;
  at: number;
}

/** Every instant at which the Moon, overtaking, is a multiple of `step` degrees ahead of a body: by 60, 0 to 300. */
export function moonAngles(body: Planet | 'sun', from: number, to: number, step: 30 | 60 = 60): MoonAngle[] {
  const part = (at: number) => Math.floor(turn(longitude('moon', at) - longitude(body, at)) / step);
  return [...changes(part, from, to, 12 * HOUR_MS)].map(({ at, value }) => ({ angle: value * step, at }));
}

/** An instant, to the minute, and what a value is from then on. */
interface Change<Value> {
  at: number;
  value: Value;
}

/**
 * The instants at which a value changes, looked for one after the other: whoever wants the first only pays for it. A change
 * back within a step is not seen.
 * @param to may be infinite
 */
function* changes<Value>(
  valueAt: (at: number) => Value,
  from: number,
  to: number,
  step: number,
): Generator<Change<Value>> {
  let start = from;
  let before = valueAt(start);
  while (start < to) {
    const end = Math.min(start + step, to);
    const after = valueAt(end);
    if (after !== before) {
      let low = start;
      let high = end;
      while (high - low > SECOND_MS) {
        const middle = (low + high) / 2;
        if (valueAt(middle) === before) low = middle;
        else high = middle;
      }
      // The last half minute stays within the span: Sunday's last minute is no Monday.
      const at = Math.min(Math.round(high / MINUTE_MS) * MINUTE_MS, to - MINUTE_MS);
      yield { at, value: after };
    }
    start = end;
    before = after;
  }
}
