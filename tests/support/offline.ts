import type { Page } from 'playwright-core';
import { beforeEach, expect, onTestFinished } from 'vitest';
import { type OpenOptions, type OpenPage, open } from './browser.ts';
import { content, deckCalled } from './content.ts';
import { type Build, type FickleSite, fickleSite } from './fickle-site.ts';
import { keptPaths } from './kept-paths.ts';

/** However slow the machine: what is awaited comes by itself. */
const LONG = { timeout: 60_000 };

export interface OfflinePage extends OpenPage {
  site: FickleSite;
}

/**
 * Opens a path in a fresh profile of a browser with service workers, on a server of its own whose network the test
 * rules. Everything is closed when the test ends.
 */
export async function openWithWorker(
  path: string,
  { build, ...options }: OpenOptions & { build?: Build } = {},
): Promise<OfflinePage> {
  const site = await fickleSite(build);
  onTestFinished(() => site.close());
  const opened = await open(path, { clock: 'real', serviceWorkers: true, site: site.origin, ...options });
  return { ...opened, site };
}

/** Waits until the worker answers for this page and has kept the page itself. */
export async function workerReady(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), LONG)
    .toBe('activated');
  const { pathname } = new URL(page.url());
  await expect.poll(() => kept(page), LONG).toContain(pathname);
}

/** Skips the tests of a file where the owner has switched off that pages are kept on the device. */
export function whereKept(): void {
  beforeEach(({ skip }) => skip(!content.site.offline, 'content/site.yaml says offline: false'));
}

/** Waits until the pages and pictures of a whole deck are kept. */
export async function deckKept(page: Page, deck: string): Promise<void> {
  const size = deckCalled(deck).cards.length;
  const count = async (start: RegExp) => (await kept(page)).filter((path) => start.test(path)).length;
  await expect.poll(() => count(new RegExp(`^/pictures/${deck}/`)), LONG).toBeGreaterThanOrEqual(size);
  await expect.poll(() => count(new RegExp(`^/reading/${deck}/\\d+$`)), LONG).toBe(size);
}

/** The paths of everything kept on the device, in all caches. */
export function kept(page: Page): Promise<string[]> {
  return page.evaluate(keptPaths);
}
