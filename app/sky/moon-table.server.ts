import { lettersOf, type MoonTable } from '../horoscope/tonight.ts';
import { DAY_MS, dayOf, TOKYO_OFFSET_MS } from '../horoscope/week.ts';
import { quarters } from './events.server.ts';
import { eveningOf, moonLook } from './moon-look.server.ts';
import { signOf } from './positions.server.ts';

/** A year and more, so that a site that nobody builds anew still tells the truth for a while. */
const DAYS = 400;

/**
 * The Moon of 400 evenings.
 * @param now the time of the build; its day in Tokyo is the first
 */
export function moonTable(now: number): MoonTable {
  const first = dayOf(now);
  const midnight = (day: number) => day * DAY_MS - TOKYO_OFFSET_MS;
  const turns = new Map(
    quarters(midnight(first), midnight(first + DAYS)).map(({ phase, at }) => [dayOf(at), phase]),
  );
  const letters = Array.from({ length: DAYS }, (_, place) => {
    const at = eveningOf(midnight(first + place));
    const look = moonLook(at);
    const phase = turns.get(first + place);
    const exact = phase === 'new-moon' || phase === 'full-moon';
    return lettersOf({
      look,
      sign: signOf('moon', at),
      kind: exact ? phase : look.waxing ? 'waxing' : 'waning',
    });
  });
  return { first, letters: letters.join('') };
}
