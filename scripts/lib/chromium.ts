import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { Failure, step } from '../../build/lib/progress.ts';
import { canInstall, install, notToBeHad } from './system-packages.ts';

/** Chromium without windows, as Debian and as Chrome's makers call it: a page costs half of what it costs the whole browser. */
const SHELL = 'chromium-headless-shell';
const SHELLS = [SHELL, 'chrome-headless-shell'];

/** The first is the one that is taken. */
const NAMES = [
  ...SHELLS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];

/** Started with these, nothing but its pages uses the network or the machine's settings. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Where installers put a browser without putting it on PATH. */
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for the browser tests: `CHROME_PATH`, then one on PATH or in the usual places, then the one in
 * Playwright's own cache.
 * @returns its path, or undefined when there is none
 * @throws {Failure} when `CHROME_PATH` names something that cannot be run
 */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!canRun(named)) throw new Failure(`CHROME_PATH is "${named}", which is no program that can be run.`);
    return named;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const installed = [...onPath, ...PLACES].find(canRun);
  if (installed) return installed;
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  return own && canRun(own) ? own : undefined;
}

/**
 * As `findChromium`, but installs what is missing where that is possible: on Debian and its relatives, as root, by the
 * system's package manager. Japanese fonts likewise, without which every screenshot is boxes; and the shell beside a
 * whole browser, with which the tests take half of the time.
 * @throws {Failure} that says what to do by hand
 */
export async function ensureChromium(): Promise<string> {
  const found = await findChromium();
  const chosen = found && (process.env.CHROME_PATH || SHELLS.includes(basename(found)));
  // The fonts matter on Linux only; other systems bring their own.
  const fonts = process.platform === 'linux' && !hasJapaneseFont() ? ['fonts-noto-cjk'] : [];
  if (canInstall() && (!chosen || fonts.length > 0)) {
    const missing = [...(chosen ? [] : ['a browser']), ...(fonts.length > 0 ? ['Japanese fonts'] : [])];
    await step(`installing ${missing.join(' and ')} for the tests (apt-get)`, async () => {
      if (!chosen) await installBrowser(found !== undefined);
      if (fonts.length > 0) await install(fonts);
    });
  }
  const path = await findChromium();
  if (path) return path;
  throw new Failure(
    'The browser tests need Chromium, and none was found. Install chromium or Google Chrome, run ' +
      '"npx playwright-core install chromium", or set CHROME_PATH to the program.',
  );
}

/** Not every relative of Debian has the shell. Beside a whole browser it may be missing. */
async function installBrowser(hasWhole: boolean): Promise<void> {
  if ((await notToBeHad([SHELL])) === undefined) await install([SHELL]);
  else if (!hasWhole) await install(['chromium']);
}

function hasJapaneseFont(): boolean {
  const listed = spawnSync('fc-list', [':lang=ja', 'family'], { encoding: 'utf8' });
  if (listed.status === 0) return listed.stdout.trim() !== '';
  return ['/usr/share/fonts', join(homedir(), '.fonts')].some((folder) =>
    existsSync(join(folder, 'opentype/noto')),
  );
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
