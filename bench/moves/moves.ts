import { chromium, type Page } from 'playwright-core';
import { DIST } from '../../build/lib/paths.ts';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { reactIsThere } from '../../tests/support/react-is-there.ts';
import { type Conditions, watchConditions } from '../lib/conditions.ts';
import { chromiumVersion, MEASURING_ARGUMENTS, PHONE } from '../pages/chromium.ts';
import { serve } from '../pages/serve.ts';
import { type Watched, watchNavigation, watchReveal } from './watch.ts';

/** The processor gets this part of its time: all of it, a quarter. */
export const SLOWDOWNS = [1, 4] as const;
export type Slowdown = (typeof SLOWDOWNS)[number];

/** Ways from one page to the next: the page, and the link on it. */
const WAYS = [
  { from: '/', to: '/reading/tarot' },
  { from: '/weekly', to: '/weekly/leo' },
  { from: '/blog', to: '/blog/tarot-intro' },
  { from: '/reading/tarot/cards', to: '/reading/tarot/17' },
] as const;

const DECKS = ['tarot', 'oracle', 'love'] as const;

export interface MovesResult {
  conditions: Conditions;
  /** By slowdown: every value of every run. Milliseconds. */
  runs: Record<Slowdown, { navigation: number[]; reveal: number[]; longestFrame: number[] }>;
}

/** Follows links that were fetched ahead and draws from each deck, at full speed and on a slowed processor, in turns. */
export async function measureMoves(times: number, keep: (result: MovesResult) => void): Promise<void> {
  const chrome = await ensureChromium();
  const { origins, close } = await serve({ site: DIST }, 2);
  const conditions = watchConditions(chromiumVersion(chrome));
  const none = () => ({ navigation: [], reveal: [], longestFrame: [] });
  const runs: MovesResult['runs'] = { 1: none(), 4: none() };
  try {
    for (let time = 1; time <= times; time++) {
      for (const slowdown of SLOWDOWNS) {
        const at = (path: string) => opened(chrome, `${origins.site}${path}`, slowdown);
        for (const { from, to } of WAYS) add(runs[slowdown], await follow(await at(from), to));
        for (const deck of DECKS) add(runs[slowdown], await draw(await at(`/reading/${deck}`)));
      }
      keep({ conditions: conditions.now(), runs });
      console.log(`moves ${time} of ${times}`);
    }
  } finally {
    conditions.end();
    close();
  }
}

/** A page in a browser of its own that React has taken over and that fetches nothing more. */
async function opened(executablePath: string, address: string, slowdown: Slowdown): Promise<Page> {
  const browser = await chromium.launch({ executablePath, args: MEASURING_ARGUMENTS });
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(reactIsThere);
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}

async function follow(page: Page, to: string): Promise<Watched> {
  const link = page.locator(`main a[href="${to}"]`).filter({ visible: true }).first();
  // The pointer over the link fetches the next page ahead.
  await link.hover();
  await page.waitForFunction(
    (data) => performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === data),
    `${to}.data`,
  );
  // Its modules come with it; nothing tells when the last is there.
  await page.waitForTimeout(500);
  await page.evaluate(watchNavigation);
  await link.click();
  return seen(page, 'navigation');
}

async function draw(page: Page): Promise<Watched> {
  await page.evaluate(watchReveal);
  await page.getByRole('button', { name: 'カードを引く' }).click();
  return seen(page, 'longestFrame');
}

async function seen(page: Page, last: keyof Watched): Promise<Watched> {
  await page.waitForFunction((name) => window.watched[name] !== null, last, { polling: 100 });
  const watched = await page.evaluate(() => window.watched);
  await page.context().browser()?.close();
  return watched;
}

function add(runs: MovesResult['runs'][Slowdown], watched: Watched): void {
  for (const key of ['navigation', 'reveal', 'longestFrame'] as const) {
    const value = watched[key];
    if (value !== null) runs[key].push(value);
  }
}
