import type { Page } from 'playwright-core';
import { breakPage } from '../support/broken-page.ts';
import { hydrated, type OpenOptions, type OpenPage, open, PHONE } from '../support/browser.ts';
import { ARTICLE, content, OTHER_ARTICLE, PICK, WHOLE_DRAW, words } from '../support/content.ts';
import { OFFLINE_PAGE, pages } from '../support/site.ts';
import { BUILT } from '../support/weeks.ts';

/** A phone and a desktop. */
export const WIDTHS = [390, 1280] as const;

/** Rules for `addRules`: what a visitor has who lets her browser double the letters. */
export const TWICE_THE_TEXT = ':root { font-size: 32px !important }';

/** An address that nobody answers: the not-found page. */
const NOWHERE = '/nowhere';

/** Addresses that get one of its other messages. */
const NOWHERE_IN_A_FOLDER = ['/reading/tarot/99', '/weekly/whale', '/blog/nothing'];

/** Kinds whose pages share all their code and their layout: one stands for each, by what its path ends with. */
const ONE_FOR_ALL: [kind: RegExp, shown: RegExp][] = [
  [/^\/reading\/[a-z]+\/\d+$/, /\/7$/],
  [/^\/weekly\/[a-z]+$/, /\/scorpio$/],
  [/^\/weekly\/[a-z]+\/[\d-]+$/, new RegExp(`/scorpio/${BUILT}$`)],
  [/^\/pick\/[^/]+$/, new RegExp(`^${PICK}$`)],
  [/^\/pick\/[^/]+\/[a-c]$/, new RegExp(`^${PICK}/b$`)],
  // Two: the longest.
  [/^\/blog\/[a-z0-9-]+$/, new RegExp(`^(${ARTICLE}|${OTHER_ARTICLE})$`)],
];

/** Pages that may be shown at any address: they have no React. */
const STILL = [OFFLINE_PAGE, NOWHERE];

/** Whether React takes the page over. */
export function comesAlive(path: string): boolean {
  return !STILL.includes(path);
}

/** Every page of the site, the offline page and the not-found pages at the end. */
export function everyPage(): string[] {
  return [...pages(), ...STILL, ...NOWHERE_IN_A_FOLDER];
}

/** One page of each kind, and every page of the kinds that are few; those without React at the end. */
export function pageOfEachKind(): string[] {
  const shown = pages().filter((path) => {
    const kind = ONE_FOR_ALL.find(([pattern]) => pattern.test(path));
    return !kind || kind[1].test(path);
  });
  return [...shown, ...STILL];
}

/** Where another page has the same layout, built of the same parts, and only words and pictures are others. */
const SAME_LAYOUT = [
  /^\/weekly\/[a-z]+\/[\d-]+$/,
  /^\/reading\/(oracle|love)$/,
  /^\/reading\/(tarot|love)\/cards$/,
  /^\/reading\/(tarot|oracle)\/7$/,
  new RegExp(
    `^(${content.readings
      .filter(({ ready }) => !ready)
      .slice(1)
      .map(({ path }) => path)
      .join('|')})$`,
  ),
  new RegExp(`^${ARTICLE}$`),
  /^\/privacy-policy$/,
];

/** One page of each layout: for what its words and pictures do not decide. */
export function pageOfEachLayout(): string[] {
  return pageOfEachKind().filter((path) => !SAME_LAYOUT.some((pattern) => pattern.test(path)));
}

/** Something that a visitor can bring a page to. */
export interface State {
  name: string;
  path: string;
  /** What of the page is in front, as a selector; the whole page without it. */
  inFront?: string;
  /** The menu belongs to narrow windows. */
  widths?: number[];
  options?: OpenOptions;
  enter(page: Page): Promise<void>;
}

const TIKTOK =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 musical_ly_39.5.0 BytedanceWebview/d8a21c6';

async function draw(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.draw.button }).click();
  await page.clock.runFor(1500);
}

async function reveal(page: Page): Promise<void> {
  await draw(page);
  await page.clock.runFor(WHOLE_DRAW);
  await page.locator('[data-phase="revealed"]').waitFor();
  await page.clock.runFor(2000);
}

async function openLineSheet(page: Page): Promise<void> {
  await page.getByRole('link', { name: content.pages.home.line.button }).click();
  await page.locator('#line-sheet').waitFor();
}

/** Every state in which more is on the screen than the page as it was rendered. */
export const STATES: State[] = [
  {
    name: 'menu',
    path: '/blog',
    inFront: '#side-menu',
    widths: [390],
    async enter(page) {
      await page.getByRole('button', { name: words.menuOpen }).click();
      await page.locator('#side-menu').waitFor();
    },
  },
  { name: 'drawing', path: '/reading/tarot', enter: draw },
  { name: 'revealed', path: '/reading/tarot', enter: reveal },
  { name: 'revealed', path: '/reading/love', enter: reveal },
  {
    name: 'share dialog',
    path: '/reading/oracle',
    inFront: '#share-dialog',
    async enter(page) {
      await reveal(page);
      await page.getByRole('button', { name: words.draw.share }).click();
      await page.locator('#share-dialog').waitFor();
    },
  },
  {
    name: 'LINE sheet',
    path: '/',
    inFront: '#line-sheet',
    options: { userAgent: TIKTOK },
    enter: openLineSheet,
  },
  {
    name: 'sample dialog',
    path: '/paid-fortune',
    inFront: 'main dialog[open]',
    async enter(page) {
      await page.getByRole('button', { name: content.pages.paid.sampleLabel }).first().click();
      await page.locator('main dialog[open]').waitFor();
    },
  },
  {
    name: 'toast in a dialog',
    path: '/reading/oracle',
    inFront: '#share-dialog [role=status]',
    async enter(page) {
      await reveal(page);
      await page.getByRole('button', { name: words.draw.share }).click();
      await page.getByRole('button', { name: words.share.copy }).click();
      await page.locator('#share-dialog [role=status] p').waitFor();
    },
  },
  {
    name: 'tooltip',
    path: '/blog',
    inFront: '[popover]:popover-open',
    widths: [390],
    async enter(page) {
      await page.getByRole('button', { name: words.menuOpen }).hover();
      await page.clock.runFor(800);
      await page.locator('[popover]:popover-open').waitFor();
    },
  },
  {
    name: 'crash screen',
    path: '/blog',
    async enter(page) {
      await page.clock.resume();
      await breakPage(page);
    },
  },
];

/** The widths of the window, in CSS pixels, at which there is such a state. */
export function widthsOf(state: State): readonly number[] {
  return state.widths ?? WIDTHS;
}

/** The states in which a dialog is open and nothing stands over it. */
export const DIALOGS = ['menu', 'share dialog', 'LINE sheet', 'sample dialog'].map((wanted) => {
  const state = STATES.find(({ name }) => name === wanted);
  if (!state) throw new Error(`no state is called ${wanted}`);
  return state;
});

/** Opens a state in a window of this size; without motion, so that it is there at once. */
export async function openState(state: State, width: number, height = PHONE.height): Promise<Page> {
  const { page } = await open(state.path, {
    clock: 'controlled',
    reducedMotion: 'reduce',
    viewport: { width, height },
    ...state.options,
  });
  await hydrated(page);
  await state.enter(page);
  await page.clock.runFor(1000);
  return page;
}

/**
 * Opens a page without motion, everything painted: no picture waits for scrolling, fonts are there.
 * @param path of the page
 * @param width of the window in CSS pixels
 */
export async function openWhole(path: string, width: number): Promise<OpenPage> {
  const opened = await openStill(width);
  await load(opened.page, path);
  return opened;
}

/**
 * A tab for page after page, each as `openWhole` shows it. Half as dear as a tab for each.
 * @param width of the window in CSS pixels
 * @returns loads a path whole
 */
export async function openTab(width: number): Promise<(path: string) => Promise<Page>> {
  const { page } = await openStill(width);
  return async (path) => {
    await page.setViewportSize(windowOf(width));
    await load(page, path);
    return page;
  };
}

const windowOf = (width: number) => ({ width, height: PHONE.height });

/** A tab without motion, before anything is loaded. */
function openStill(width: number): Promise<OpenPage> {
  return open('about:blank', { reducedMotion: 'reduce', viewport: windowOf(width) });
}

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  if (comesAlive(path)) await hydrated(page);
  await settle(page);
}

/** Waits for every picture and font of the page. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

/**
 * Lays rules over the page's own; in this way the content security policy does not mind.
 * @returns takes them away again
 */
export async function addRules(page: Page, rules: string): Promise<() => Promise<void>> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
    });
}

/**
 * A tab for page after page as the server hands them out: without pictures and without React, which change
 * nothing of what is measured. Far cheaper than a page of its own.
 * @returns loads a path
 */
export async function openServed(): Promise<(path: string) => Promise<Page>> {
  const { page } = await open('about:blank', { reducedMotion: 'reduce' });
  await page.route(/\/(pictures|assets)\/.+\.(avif|webp|js)$/, (route) => route.abort());
  return async (path) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    return page;
  };
}
