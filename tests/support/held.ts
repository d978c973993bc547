import { type OpenOptions, type OpenPage, open } from './browser.ts';

/** React's modules, whatever they are called. */
const MODULES = /\/assets\/[^/]+\.js$/;

/** Opens a page whose modules do not come before `release` is called: React is not there until then. */
export async function openHeld(
  path: string,
  options: OpenOptions = {},
): Promise<OpenPage & { release: () => void }> {
  const opened = await open('about:blank', { clock: 'controlled', ...options });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await opened.page.route(MODULES, async (route) => {
    await released;
    await route.continue();
  });
  await opened.page.goto(path);
  return { ...opened, release };
}
