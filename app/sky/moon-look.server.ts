/** How the Moon looks: what the drawn Moons and their words are made of. */

import { HOUR_MS } from '../horoscope/week.ts';
import type { MoonLook } from '../ui/moon-path.ts';
import { longitude, turn } from './positions.server.ts';

/** The Moon of a day is drawn as she stands at nine in the evening. */
export function eveningOf(midnight: number): number {
  return midnight + 21 * HOUR_MS;
}

/** @param at milliseconds since 1970 (UTC) */
export function moonLook(at: number): MoonLook {
  const ahead = turn(longitude('moon', at) - longitude('sun', at));
  const lit = (1 - Math.cos((ahead * Math.PI) / 180)) / 2;
  return { lit: Math.round(lit * 100) / 100, waxing: ahead < 180 };
}
