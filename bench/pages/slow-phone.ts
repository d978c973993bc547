import { chromium } from 'playwright-core';
import { MEASURING_ARGUMENTS, PHONE } from './chromium.ts';
import { reactIsThere, type Seen, watch } from './watch.ts';

/** What DevTools calls slow 4G. Bytes and milliseconds. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1000 * 1000) / 8,
  uploadThroughput: (0.675 * 1000 * 1000) / 8,
};

/** The processor gets a quarter of its time. */
const CPU_SLOWDOWN = 4;

/** How long after the load event a page that needs no React is watched for later paints; ms. */
const QUIET = 1500;

/** One cold visit on DevTools' slow 4G with a four times slower processor, really throttled, in a fresh browser. */
export async function runSlowPhone(
  address: string,
  executablePath: string,
  expectReact: boolean,
): Promise<Seen> {
  const browser = await chromium.launch({ executablePath, args: MEASURING_ARGUMENTS });
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    if (expectReact) await reactIsThere(page);
    await page.waitForTimeout(QUIET);
    return await page.evaluate(() => window.seen);
  } finally {
    await browser.close();
  }
}
