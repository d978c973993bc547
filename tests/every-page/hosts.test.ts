import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIELDS } from '../../app/navigation/google.ts';
import { ANALYTICS, withPolicy } from '../../build/finish/policy.ts';
import { answerAsGoogle, withSettings } from '../support/analytics.ts';
import { hydrated, open } from '../support/browser.ts';
import { bannerOrigins, content } from '../support/content.ts';
import { LONG_TEST } from '../support/long-test.ts';
import { origin, pages, readPage } from '../support/site.ts';
import { comesAlive, pageOfEachLayout } from './shown.ts';

/** Hosts that the privacy policy names, as it is shown: `www.example.com`, `*.example.com`. */
const disclosed = content.legal.privacy.transmissions.flatMap(({ hosts }) => hosts);

/** Whom a page with analytics may ask; the same list is in the privacy policy, which the content's check holds. */
const analytics = [...new Set([...ANALYTICS.scripts, ...ANALYTICS.connections])];

/** Asked by Google's own script, which is not run here. */
const BY_THE_TAG = '*.google-analytics.com';

const hostOf = (source: string) => source.slice('https://'.length);

test('the privacy policy shows every host that a page may ask, and every event that is told', () => {
  const shown = readPage('/privacy-policy').replace(/<[^>]+>/g, '');
  for (const host of disclosed) expect(shown).toContain(host);
  for (const event of Object.keys(FIELDS)) expect(shown).toContain(event);
  const asked = [...bannerOrigins, ...(content.site.firebase ? analytics : [])].map(hostOf);
  expect(disclosed).toEqual(expect.arrayContaining(asked));
});

test('no page may ask anybody but the networks of its banners and, where it is configured, analytics', () => {
  const wanted = [...new Set([...bannerOrigins, ...(content.site.firebase ? analytics : [])])].sort();
  expect(pages().length).toBeGreaterThan(100);
  for (const path of pages()) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readPage(path))?.[1] ?? '';
    expect(policy, path).toContain("'self'");
    const hosts = new Set([...policy.matchAll(/https:\/\/[^\s;"]+/g)].map(([source]) => source));
    expect([path, ...[...hosts].sort()]).toEqual([path, ...wanted]);
  }
});

test('with analytics every layout asks just the hosts that it may', LONG_TEST, async () => {
  const asked = new Set<string>();
  const early: string[] = [];
  const { page, messages } = await open('about:blank', { clock: 'real' });
  page.on('request', (request) => {
    const { origin: asking } = new URL(request.url());
    if (asking === origin() || bannerOrigins.includes(asking)) return;
    asked.add(new URL(request.url()).host);
  });
  await configureAnalytics(page);
  for (const path of pageOfEachLayout().filter(comesAlive)) {
    const tag = page.waitForRequest(/googletagmanager/);
    await page.goto(path);
    await hydrated(page);
    await tag;
    await page.waitForLoadState('networkidle');
    early.push(...(await page.evaluate(askedBeforeLoad, bannerOrigins)));
    expect(
      messages.filter((message) => !message.startsWith('log')),
      path,
    ).toEqual([]);
  }
  // What she does asks nobody else, and does not say on which page she did it.
  const told = await page.evaluate(tapLine);
  expect(told).toMatchObject({ place: 'menu', target: 'line', page_location: `${origin()}/` });
  expect(early, 'nobody is asked before the page has loaded').toEqual([]);
  expect([...asked, BY_THE_TAG].sort()).toEqual(analytics.map(hostOf).sort());
});

/** Runs in the page: whom it asked before its load event, by the browser's own clock; banners stand in the page itself. */
function askedBeforeLoad(banners: readonly string[]): string[] {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => {
      const { origin, protocol } = new URL(name);
      const isOutside =
        protocol.startsWith('http') && origin !== location.origin && !banners.includes(origin);
      return isOutside && startTime < navigation!.loadEventStart;
    })
    .map(({ name }) => `${location.pathname}: ${name}`);
}

/** Runs in the page: taps a link to LINE and tells what Google's tag was handed of it. */
async function tapLine(): Promise<object | undefined> {
  const link = document.querySelector<HTMLElement>('[data-line-link="menu"]');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  const handed = () =>
    (window as unknown as { dataLayer: object[][] }).dataLayer.find(
      (entry) => String(entry[1]) === 'line_open',
    );
  for (let frame = 0; frame < 60 && !handed(); frame++) await new Promise(requestAnimationFrame);
  return handed()?.[2];
}

/** Hands the pages out as a build with a Firebase configuration would, and answers in Google's place. */
async function configureAnalytics(page: Page): Promise<void> {
  await page.route(`${origin()}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const isPage = route.request().resourceType() === 'document';
    if (!isPage && !/^\/assets\/.*\.data$/.test(pathname)) return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: isPage ? withAnalyticsPolicy(text) : withSettings(text) });
  });
  await answerAsGoogle(page);
}

function withAnalyticsPolicy(html: string): string {
  const without = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  return withPolicy(without, 'page', { pictures: bannerOrigins, analytics: true });
}
