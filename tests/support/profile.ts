import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

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

/** The driver's own side of a profile and of a page, as far as it is used here. */
interface Driver {
  toImpl(context: BrowserContext): { _origins: Set<string> };
  toImpl(page: Page): { mainFrame(): { gotoImpl(): Promise<null> } };
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
  if (context.pages().length === 0) stayBlank(await context.newPage());
  let used = true;
  return {
    context,
    release: async (spoilt = false) => {
      if (!used) return;
      used = false;
      if (spoilt) await context.close();
      else {
        await closeVisitors(context);
        if (clockStands) await context.clock.resume();
        await emptyStorage(context);
        await reusing._disconnectFromReusedContext('its use has ended');
      }
      inUse.delete(browser);
    },
  };
}

const driverOf = (of: Page | BrowserContext) => (of as unknown as { _connection: Driver })._connection;

/**
 * The first page of a profile shows nothing as long as it lives. Playwright would lead it through three documents before each
 * use, two that are blank and one for each address whose storage it empties: a fifth of what a page costs.
 */
function stayBlank(page: Page): void {
  driverOf(page).toImpl(page).mainFrame().gotoImpl = async () => null;
}

/**
 * Closes every page but the first. Playwright itself lets a paused clock go when a use ends, and waits for nothing: where the
 * process is busy, the script that does it comes after all others have been taken out, stays in the profile, and throws in every
 * page of every next use.
 */
async function closeVisitors(context: BrowserContext): Promise<void> {
  const [, ...visitors] = context.pages();
  for (const page of visitors) await page.close();
}

/** Takes away what the sites that were visited have kept on the device. */
async function emptyStorage(context: BrowserContext): Promise<void> {
  const { _origins: visited } = driverOf(context).toImpl(context);
  const session = await context.newCDPSession(context.pages()[0]!);
  for (const origin of visited)
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  visited.clear();
}
