import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

/**
 * What Playwright tests components with and leaves out of its types: one profile that is made fresh again, its storage, cookies,
 * clock, routes and first scripts gone, in place of a new one with a process of its own. A page that opens in a process
 * which has opened one before costs a third less.
 */
interface Reusing extends Browser {
  /** @returns the profile of last time, fresh again; a new one where options differ that a profile keeps for life, as its time zone */
  _newContextForReuse(options: BrowserContextOptions): Promise<BrowserContext>;
  /** Must come between two uses: listeners and routes of the first would stay. */
  _disconnectFromReusedContext(reason: string): Promise<void>;
}

/** A browser's argument: pages of one profile share one process. */
export const ONE_PROCESS = '--renderer-process-limit=1';

export interface Profile {
  context: BrowserContext;
  /** Ends its use; to call twice does no harm. */
  release(): Promise<void>;
}

/** The browsers whose one profile is in use. */
const inUse = new WeakSet<Browser>();

/**
 * A fresh profile. The first that is asked for is the one of last time; what is asked for beside it, as by a second visitor in
 * the same test, is a new one.
 * @param own a new one in any case: service workers and what they keep outlive a profile's being made fresh
 */
export async function freshProfile(
  browser: Browser,
  options: BrowserContextOptions,
  { own }: { own: boolean },
): Promise<Profile> {
  if (own || inUse.has(browser)) {
    const context = await browser.newContext(options);
    return { context, release: () => context.close() };
  }
  const reusing = browser as Reusing;
  inUse.add(browser);
  const context = await reusing._newContextForReuse(options);
  // It keeps the process alive between two uses; a visitor's page is a new tab, without a past.
  if (context.pages().length === 0) await context.newPage();
  let used = true;
  return {
    context,
    release: async () => {
      if (!used) return;
      used = false;
      await reusing._disconnectFromReusedContext('its use has ended');
      inUse.delete(browser);
    },
  };
}
