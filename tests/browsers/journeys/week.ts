import { expect, test } from 'vitest';
import { weekOf } from '../../../app/horoscope/week.ts';
import type { Open, Visit } from '../support/visit.ts';

const LONG_AGO: Record<string, string> = { start: '2020/1/6', end: '2020/1/12' };

/** The dates of a page that was built long ago. Those in its scripts stay: the policy knows them by their hashes. */
function builtLongAgo(html: string): string {
  return html.replace(
    /(<span data-week="(start|end)"[^>]*>)[^<]+/g,
    (_, tag: string, which: string) => tag + LONG_AGO[which],
  );
}

function range({ tab }: Visit): Promise<string> {
  return tab.run(() =>
    [...document.querySelectorAll('[data-week]')].map((part) => part.textContent).join(' '),
  );
}

/** This week by the machine's clock; two where Monday begins in Tokyo while the test runs. */
async function whileLooking(look: () => Promise<string>): Promise<{ seen: string; right: string[] }> {
  const text = () => Object.values(weekOf(Date.now())).join(' ');
  const before = text();
  const seen = await look();
  return { seen, right: [before, text()] };
}

export function week(open: Open): void {
  test.each([
    '/',
    '/weekly',
    '/weekly/leo',
  ])("%s of an old build shows Tokyo's week of today, before and after React", async (path) => {
    const visit = await open(path, { hold: /\.js$/, rewrite: builtLongAgo });
    const early = await whileLooking(() => range(visit));
    expect(early.right).toContain(early.seen);
    visit.site.release();
    await visit.hydrated();
    const late = await whileLooking(() => range(visit));
    expect(late.right).toContain(late.seen);
    expect(await visit.told()).toEqual([]);
  });
}
