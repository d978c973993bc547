import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadContent } from '../../app/content/load.server.ts';
import { ANALYTICS, withPolicy } from '../../hosting/finish/policy.ts';
import { hydrated, open } from '../support/browser.ts';
import { origin, pages, readPage } from '../support/site.ts';
import { comesAlive, pageOfEachLayout } from './shown.ts';

const content = loadContent('content');

/** Hosts that the privacy policy names, as it is shown: `www.example.com`, `*.example.com`. */
const disclosed = content.legal.privacy.transmissions.flatMap(({ hosts }) => hosts);

/** Hosts that banners of networks would be fetched from. */
const bannerHosts = [...content.banners.menu, ...content.banners.footer]
  .flatMap(({ image, pixel }) => [image.src, pixel?.src])
  .filter((src) => src?.startsWith('https:'))
  .map((src) => new URL(src ?? '').host);

/** Asked by Google's own script, which is not run here. */
const BY_THE_TAG = '*.google-analytics.com';

/** A configuration in the form that Firebase hands out; nobody's. */
const SETTINGS = {
  apiKey: 'AIzaSyA0000000000000000000000000000000000',
  authDomain: 'site.firebaseapp.com',
  projectId: 'site',
  appId: '1:1:web:1',
  measurementId: 'G-0000000000',
};

test('the policy of the pages and the privacy policy name the same hosts', () => {
  const allowed = [...ANALYTICS.scripts, ...ANALYTICS.connections].map((source) =>
    source.slice('https://'.length),
  );
  expect([...new Set([...allowed, ...bannerHosts])].sort()).toEqual([...new Set(disclosed)].sort());
  const shown = readPage('/privacy-policy').replace(/<[^>]+>/g, '');
  for (const host of disclosed) expect(shown).toContain(host);
});

test('without analytics no page may ask anybody but the networks of its banners', () => {
  expect(content.site.firebase).toBeNull();
  for (const path of pages()) {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(readPage(path))?.[1] ?? '';
    const hosts = [...policy.matchAll(/https:\/\/(\S+?)(?=[\s;"])/g)].map(([, host]) => host);
    expect([path, ...new Set(hosts)]).toEqual([path, ...new Set(bannerHosts)]);
  }
});

test('with analytics every kind of page asks just the hosts that the privacy policy names', {
  timeout: 600_000,
}, async () => {
  const asked = new Set<string>();
  const early: string[] = [];
  const { page, messages } = await open('about:blank', { clock: 'real' });
  let loaded = false;
  page.on('load', () => {
    loaded = true;
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded = false;
    if (request.url().startsWith(origin())) return;
    asked.add(new URL(request.url()).host);
    if (!loaded) early.push(`${page.url()}: ${request.url()}`);
  });
  await configureAnalytics(page);
  for (const path of pageOfEachLayout().filter(comesAlive)) {
    const tag = page.waitForRequest(/googletagmanager/);
    await page.goto(path);
    await hydrated(page);
    await tag;
    await page.waitForLoadState('networkidle');
    expect(
      messages.filter((message) => !message.startsWith('log')),
      path,
    ).toEqual([]);
  }
  expect(early, 'nobody is asked before the page has loaded').toEqual([]);
  expect([...asked, BY_THE_TAG].sort()).toEqual([...disclosed].sort());
});

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
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  const answer = (pattern: RegExp, json: object) =>
    page.route(pattern, (route) => route.fulfill({ headers, json }));
  await answer(/^https:\/\/firebase\.googleapis/, {
    measurementId: SETTINGS.measurementId,
    appId: SETTINGS.appId,
  });
  await answer(/^https:\/\/firebaseinstallations\.googleapis/, {
    fid: 'cccccccccccccccccccccc',
    refreshToken: 'r',
    authToken: { token: 'a.b.c', expiresIn: '604800s' },
  });
  await page.route(/^https:\/\/www\.googletagmanager/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
}

function withAnalyticsPolicy(html: string): string {
  const without = html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  return withPolicy(without, 'page', { pictures: [], analytics: true });
}

/** The router's data is one flat list: an object names its keys and values by their places in it. */
function withSettings(data: string): string {
  const list = JSON.parse(data) as unknown[];
  const add = (value: unknown) => list.push(value) - 1;
  const settings = Object.fromEntries(
    Object.entries(SETTINGS).map(([key, value]) => [`_${add(key)}`, add(value)]),
  );
  const key = `_${list.indexOf('firebase')}`;
  const site = list.find((entry) => entry !== null && typeof entry === 'object' && key in entry);
  if (!site) throw new Error('no configuration in the data of the page');
  Object.assign(site, { [key]: add(settings) });
  return JSON.stringify(list);
}
