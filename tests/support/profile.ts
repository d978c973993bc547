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
  /**
   * Ends its use; to call twice does no harm.
   * @param spoilt whether nobody is to have it after this use: a second try shares nothing with the first
   */
  release(spoilt?: boolean): Promise<void>;
}

/** The browsers whose one profile is in use. */
const inUse = new WeakSet<Browser>();

/**
 * A fresh profile. The first that is asked for is the one of last time; what is asked for beside it, as by a second visitor in
 * the same test, is a new one.
 * @param own a new one in any case: service workers and what they keep outlive a profile's being made fresh
 * @param clockStands whether its clock may be paused when its use ends
 */
export async function freshProfile(
  browser: Browser,
  options: BrowserContextOptions,
  { own, clockStands }: { own: boolean; clockStands: boolean },
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
    release: async (spoilt = false) => {
      if (!used) return;
      used = false;
      if (spoilt) await context.close();
      else {
        if (clockStands) await letClockGo(context);
        await reusing._disconnectFromReusedContext('its use has ended');
      }
      inUse.delete(browser);
    },
  };
}

/**
 * Playwright itself lets a paused clock go when a use ends, and waits for nothing: where the process is busy, the script that
 * does it comes after all others have been taken out, stays in the profile, and throws in every page of every next use.
 */
async function letClockGo(context: BrowserContext): Promise<void> {
  const [, ...visitors] = context.pages();
  for (const page of visitors) await page.close();
  await context.clock.resume();
}
