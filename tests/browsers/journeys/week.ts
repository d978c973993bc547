import { describe, expect, test } from 'vitest';
import { weeksLater } from '../../../app/horoscope/week.ts';
import { BUILT, builtWeek, expectWords, hoursInto, NEXT, nextWeek, rangeText } from '../../support/weeks.ts';
import type { Open, Visit } from '../support/visit.ts';

/** The ranges that are seen, what else is read, and whether the page says that its words are late. */
function shown({ tab }: Visit): Promise<{ ranges: string[]; text: string; late: boolean }> {
  return tab.run(() => {
    const seen = (element: Element) => element.getClientRects().length > 0;
    const ranges = [...document.querySelectorAll('[data-range]')].filter(seen).map((range) => {
      const days = range.querySelectorAll('span:not([aria-hidden], .visually-hidden)');
      return [...days].map((day) => day.textContent).join(' 〜 ');
    });
    return {
      ranges,
      text: document.querySelector('main')!.innerText,
      late: [...document.querySelectorAll('[data-weeks-late]')].some(seen),
    };
  });
}

export function week(open: Open): void {
  // Every page in every one of these weeks: tests/journeys/week.test.ts.
  describe.each([
    ['of this week', ['/weekly'], hoursInto(BUILT, 100), builtWeek, false],
    ['a week old', ['/', '/weekly', '/weekly/leo'], hoursInto(NEXT, 1), nextWeek, false],
    ['years old', ['/weekly/leo'], hoursInto(weeksLater(BUILT, 215), 1), nextWeek, true],
  ])('a build that is %s', (_, paths, now, right, late) => {
    test.each(paths)("%s shows Tokyo's week as far as it has it, before and after React", async (path) => {
      const visit = await open(path, { hold: /\.js$/, now });
      const expectRight = async () => {
        const { ranges, text, late: saysLate } = await shown(visit);
        expect(ranges).toEqual([rangeText(right.monday)]);
        expectWords(text, path, right);
        // The home page leads on to where it is said.
        expect(saysLate).toBe(late && path !== '/');
      };
      await expectRight();
      visit.site.release();
      await visit.hydrated();
      await expectRight();
      expect(await visit.told()).toEqual([]);
    });
  });
}
