import { type BrowserServer, chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { build } from '../../scripts/build.ts';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { serveSite } from './site.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the running site. */
    origin: string;
    /** Where the shared browser listens; empty when the machine has none. */
    browser: string;
  }
}

/** Once for all files: an up-to-date build, one server, one browser. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await build();
  const server = await serveSite();
  const executablePath = await findChromium();
  let browser: BrowserServer | undefined;
  if (executablePath)
    browser = await chromium.launchServer({ executablePath, headless: true, args: BROWSER_ARGUMENTS });
  project.provide('origin', server.origin);
  project.provide('browser', browser?.wsEndpoint() ?? '');
  return async () => {
    await browser?.close();
    await server.close();
  };
}

/** Nothing but the pages under test may use the network or the machine's settings. */
const BROWSER_ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
