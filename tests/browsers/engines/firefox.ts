import puppeteer from 'puppeteer-core';
import { findEngines, INSTALL_ENGINES } from '../../../scripts/lib/engines.ts';
import { ELSEWHERE, type Engine, PHONE } from './engine.ts';

/** Firefox over WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
  const { firefox } = findEngines();
  if (!firefox) throw new Error(`No Firefox was found: ${INSTALL_ENGINES}`);
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    headless: true,
    defaultViewport: PHONE,
    env: { ...process.env, ...ELSEWHERE },
    // A quarter of the pictures a second: without a graphics card each is painted by the processor, a sixth of what the journeys cost.
    extraPrefsFirefox: { 'intl.accept_languages': 'ja,en', 'layout.frame_rate': 15 },
  });
  return {
    async open() {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      return {
        go: async (address) => {
          // By its own command Firefox passes the service worker by; as a link does, it asks it.
          if (page.url().startsWith(new URL(address).origin))
            await page.evaluate((to) => location.assign(to), address);
          else await page.goto(address, { waitUntil: 'domcontentloaded' });
        },
        run: (work, ...args) =>
          page.evaluate(work as (...args: unknown[]) => ReturnType<typeof work>, ...args) as Promise<
            ReturnType<typeof work>
          >,
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        back: async () => {
          await page.evaluate(() => history.back());
        },
        reload: async () => {
          await page.reload({ waitUntil: 'domcontentloaded' });
        },
        picture: () => page.screenshot(),
        close: () => context.close(),
      };
    },
    stop: () => browser.close(),
  };
}
