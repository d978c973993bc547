import { chromium } from 'playwright-core';
import { MEASURING_ARGUMENTS, PHONE } from './chromium.ts';
import { reactIsThere, watch } from './watch.ts';

/** Bytes on the wire by kind, headers included, for one cold visit until nothing more comes. */
export interface Bytes {
  document: number;
  script: number;
  stylesheet: number;
  font: number;
  image: number;
  other: number;
  requests: number;
}

/** How long a visit is watched after its last known request; ms. */
const AFTERWARDS = 500;

const KINDS = ['document', 'script', 'stylesheet', 'font', 'image'] as const;

/** Counts what one cold visit fetches; the visit also fills the server's memory. */
export async function countBytes(
  address: string,
  executablePath: string,
  expectReact: boolean,
): Promise<Bytes> {
  const browser = await chromium.launch({ executablePath, args: MEASURING_ARGUMENTS });
  try {
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const bytes: Bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0, requests: 0 };
    const kinds = new Map<string, (typeof KINDS)[number] | 'other'>();
    devtools.on('Network.requestWillBeSent', ({ requestId, type }) => {
      const kind = KINDS.find((candidate) => candidate === type?.toLowerCase());
      kinds.set(requestId, kind ?? 'other');
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
      bytes.requests += 1;
    });
    await devtools.send('Network.enable');
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    if (expectReact) await reactIsThere(page);
    await page.waitForLoadState('networkidle');
    // What React fetches for the next pages is asked for after it is there.
    await page.waitForTimeout(AFTERWARDS);
    return bytes;
  } finally {
    await browser.close();
  }
}
