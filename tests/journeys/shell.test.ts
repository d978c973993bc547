import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hydrated, open, scrolling } from '../support/browser.ts';
import { ARTICLE, content, deckCalled, lastIdOf, menuPathsBut, words } from '../support/content.ts';
import { keepPageViews, pageViews } from '../support/page-views.ts';

const DESKTOP = { width: 1280, height: 800 };
const { menu, site } = content;

/** The buttons of the footer: those of its pages that the menu names. */
const FOOTER = ['/', '/reading', '/weekly', '/blog', '/paid-fortune', '/notifications'].filter((path) =>
  menu.some((item) => item.path === path),
);

test("the header names the menu's pages in order and marks the current one, also below it", async () => {
  const { page } = await open('/weekly/leo', { clock: 'real', viewport: DESKTOP });
  const links = page.locator('header nav > ul > li > a');
  const inMenu = menu.filter(({ path }) => path === '/weekly');
  expect(await links.allTextContents()).toEqual(
    menu.map(({ name, badge }) => (badge ? name + site.badge : name)),
  );
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    menu.map(({ path }) => path),
  );
  expect(await page.locator('header nav > ul > li > a[aria-current]').allTextContents()).toEqual(
    inMenu.map(({ name }) => name),
  );
});

test('scrolling down hides the header, up shows it, and a focused header never goes', async () => {
  const { page } = await open(ARTICLE, { clock: 'real' });
  await hydrated(page);
  const header = page.locator('header').first();
  const hidden = () => header.evaluate((element) => element.hasAttribute('data-hidden'));
  await page.mouse.wheel(0, 900);
  await expect.poll(hidden).toBe(true);
  await page.mouse.wheel(0, -300);
  await expect.poll(hidden).toBe(false);
  await page.getByRole('button', { name: words.menuOpen }).focus();
  await scrolling(page, () => page.mouse.wheel(0, 900));
  expect(await hidden()).toBe(false);
  const top = () => header.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top).toBe(0);
});

test('a page view for the first page and for each change of the route, with query, without fragment', async () => {
  const { page } = await open('/blog?from=line', { clock: 'real', init: keepPageViews, viewport: DESKTOP });
  await hydrated(page);
  await expect.poll(() => pageViews(page)).toEqual(['/blog?from=line']);
  await page.locator(`main a[href="${ARTICLE}"]`).click();
  await page.waitForURL(`**${ARTICLE}`);
  await page.locator(`nav[aria-label="${content.pages.blog.contents}"] a`).first().click();
  await page.waitForURL('**#*');
  const [next] = menuPathsBut('/', '/blog');
  await page.locator(`header nav a[href="${next}"]`).click();
  // Its address is there before it is: gone back from too early, it was never shown.
  await expect.poll(() => pageViews(page)).toEqual(['/blog?from=line', ARTICLE, next]);
  await page.goBack();
  await page.waitForURL(`**${ARTICLE}#*`);
  // Nothing stands there for the fragment.
  await expect.poll(() => pageViews(page)).toEqual(['/blog?from=line', ARTICLE, next, ARTICLE]);
});

test('a change of the page scrolls to its top, from near it, and the tapped picture goes along; back and forward stand where they were', async () => {
  const list = '/reading/tarot/cards';
  const { page } = await open(list, { clock: 'real', motion: 'real' });
  await hydrated(page);
  const card = `/reading/tarot/${lastIdOf(deckCalled('tarot'))}`;
  const link = page.locator(`main a[href="${card}"]`);
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await page.evaluate(noteWay, card);
  await link.click();
  await page.waitForURL(`**${card}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const { tops, travelling } = await page.evaluate(wayNoted);
  expect(Math.max(...tops)).toBeLessThanOrEqual(160);
  expect(travelling).toBe(true);
  await page.goBack();
  await page.waitForURL(`**${list}`);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('on a slow line the tapped card stands for its larger picture until that has come', async () => {
  const { page } = await open('/reading/tarot/cards', { clock: 'real', deviceScaleFactor: 3 });
  await hydrated(page);
  const path = `/reading/tarot/${lastIdOf(deckCalled('tarot'))}`;
  const link = page.locator(`main a[href="${path}"]`);
  await link.scrollIntoViewIfNeeded();
  const tapped = link.locator('img').first();
  await expect.poll(() => tapped.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
  const small = await tapped.evaluate((image: HTMLImageElement) => image.currentSrc);
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/pictures/tarot/*-720.*', async (route) => {
    await sent;
    await route.continue();
  });
  await link.click();
  await page.waitForURL(`**${path}`);
  const standIn = () =>
    page.locator('[data-own-picture] img').evaluate((image) => getComputedStyle(image).backgroundImage);
  await expect.poll(standIn).toBe(`url("${small}")`);
  send();
  await expect.poll(standIn).toBe('none');
});

test.each(['/', '/reading'])('from %s a deck takes its picture along to the table', async (path) => {
  const deck = content.decks[0]!.path;
  const { page } = await open(path, { clock: 'real', motion: 'real' });
  await hydrated(page);
  await page.evaluate(noteWay, deck);
  await page.locator(`main li a[href="${deck}"]`).last().click();
  await page.waitForURL(`**${deck}`);
  await expect.poll(async () => (await page.evaluate(wayNoted)).travelling).toBe(true);
});

test.each([
  ['a page without React', '/nowhere', true],
  ['home without JavaScript', '/', false],
])('%s: scrolled, the header lies over no words', async (_name, path, javaScript) => {
  const { page } = await open(path, { javaScript, viewport: { width: 390, height: 664 } });
  await page.mouse.move(195, 400);
  await scrolledBy(page, 500);
  const { y, height } = (await page.locator('header').first().boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(0);
});

async function scrolledBy(page: Page, distance: number): Promise<void> {
  await page.mouse.wheel(0, distance);
  const top = async () => (await page.locator('main').boundingBox())!.y;
  await expect.poll(top).toBe(-distance);
}

interface NotedWay {
  /** Where the new page stood, from its first frame on. */
  tops: number[];
  /** Whether one picture was on its way between the two pages. */
  travelling: boolean;
}

/** Runs inside the page: notes what is seen on the way to a path. */
function noteWay(path: string): void {
  const noted: NotedWay = { tops: [], travelling: false };
  Object.assign(window, { noted });
  window.addEventListener('scroll', () => {
    if (document.querySelector('main h1') && location.pathname === path) noted.tops.push(window.scrollY);
  });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (...change) => {
    const transition = start(...change);
    transition.ready.then(() => {
      noted.travelling = document
        .getAnimations()
        .some(({ effect }) =>
          (effect as KeyframeEffect).pseudoElement?.endsWith('group(travelling-picture)'),
        );
    });
    return transition;
  };
}

/** Runs inside the page. */
function wayNoted(): NotedWay {
  return (window as unknown as { noted: NotedWay }).noted;
}

test('a footer button of the open page scrolls to the top in 800 ms; another one is a full page load', async () => {
  const [there = '', here = ''] = FOOTER;
  const { page } = await open(here, { clock: 'real', motion: 'real' });
  await hydrated(page);
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
    Object.assign(window, { stillHere: true });
  });
  await page.locator(`footer nav a[href="${here}"]`).click();
  const times = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const began = performance.now();
        const look = () =>
          window.scrollY === 0 ? done(performance.now() - began) : requestAnimationFrame(look);
        look();
      }),
  );
  expect(times).toBeGreaterThan(500);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await page.locator(`footer nav a[href="${there}"]`).click();
  await page.waitForURL((url) => url.pathname === there);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(false);
});

test('the footer shows one banner, with the word for it; another visit may show another', async ({
  skip,
}) => {
  const banners = content.banners.footer.length;
  skip(banners === 0, 'content/banners holds none for the footer');
  const seen = new Set<string>();
  for (let seed = 1; seed <= 20 && seen.size < Math.min(2, banners); seed++) {
    const { page } = await open('/link', { clock: 'real', seed });
    const shown = page.locator('footer aside:not([hidden])');
    expect(await shown.count()).toBe(1);
    expect(await shown.getByText(words.ad, { exact: true }).isVisible()).toBe(true);
    const link = shown.getByRole('link');
    expect(await link.getAttribute('rel')).toBe('sponsored nofollow noopener');
    seen.add((await link.getAttribute('href')) ?? '');
  }
  expect(seen.size).toBe(Math.min(2, banners));
});

test('the copyright line and the legal links', async () => {
  const { page } = await open('/', { clock: 'real' });
  expect(await page.locator('footer').getByText(`© ${site.copyrightYear} ${site.name}`).count()).toBe(1);
  for (const path of ['/terms-of-service', '/privacy-policy', '/legal-notation'])
    expect(await page.locator(`footer a[href="${path}"]`).innerText(), path).not.toBe('');
});

test('the skip link is the first stop and leads to the content', async () => {
  const { page } = await open('/weekly', { clock: 'real' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('an unknown address shows the message and says in the console which one was tried', async () => {
  const { page, messages } = await open('/no/such/page', { clock: 'real' });
  expect(await page.locator('h1').textContent()).toBe(content.pages.notFound.heading);
  expect(await page.getByRole('link', { name: content.pages.notFound.button }).getAttribute('href')).toBe(
    '/',
  );
  expect(messages.filter((message) => message.includes('/no/such/page'))).toHaveLength(1);
});
