import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { step } from '../../build/lib/progress.ts';
import { canInstall, install, notToBeHad } from './system-packages.ts';

/** The browser engines beside Chromium that the site is tested in, where the machine has them. */
export interface Engines {
  /** The program `firefox` or `firefox-esr`. */
  firefox: string | undefined;
  /** WebKitGTK: its driver, its small browser, and a screen that nobody sees. */
  webkit: WebKit | undefined;
}

export interface WebKit {
  driver: string;
  browser: string;
  screen: string;
}

/** How they come to Debian and its relatives. */
const PACKAGES = { Firefox: ['firefox-esr'], WebKit: ['webkit2gtk-driver', 'xvfb'] };

/** The README says the same. */
export const INSTALL_ENGINES = `apt-get install ${Object.values(PACKAGES).flat().join(' ')}`;

const FIREFOX_PLACES = [
  '/usr/lib/firefox-esr/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Finds the engines by their usual paths; installs nothing. */
export function findEngines(): Engines {
  const driver = onPath('WebKitWebDriver');
  const browser = miniBrowser();
  const screen = onPath('Xvfb');
  return {
    firefox: onPath('firefox-esr') ?? onPath('firefox') ?? FIREFOX_PLACES.find(canRun),
    webkit: driver && browser && screen ? { driver, browser, screen } : undefined,
  };
}

/**
 * As `findEngines`, but installs what is missing where that is possible: on Debian and its relatives, as root.
 * @returns the engines, and why one is missing, by its name
 * @throws {Failure} where a package that can be had cannot be installed
 */
export async function ensureEngines(): Promise<{ engines: Engines; missing: Map<string, string> }> {
  const missing = missingIn(findEngines());
  if (canInstall()) {
    for (const name of missing.keys()) {
      const packages = PACKAGES[name];
      const reason = await notToBeHad(packages);
      if (reason === undefined)
        await step(`installing ${name} for the tests (apt-get)`, () => install(packages));
      else missing.set(name, `apt-get has it not here (${reason})`);
    }
  }
  const engines = findEngines();
  const still = missingIn(engines);
  return { engines, missing: new Map([...missing].filter(([name]) => still.has(name))) };
}

function missingIn({ firefox, webkit }: Engines): Map<keyof typeof PACKAGES, string> {
  const reason = `not on this machine (Debian: ${INSTALL_ENGINES})`;
  const missing = new Map<keyof typeof PACKAGES, string>();
  if (!firefox) missing.set('Firefox', reason);
  if (!webkit) missing.set('WebKit', reason);
  return missing;
}

/** WebKitGTK's browser stands beside its library: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function miniBrowser(): string | undefined {
  return ['/usr/lib', '/usr/libexec']
    .flatMap((folder) => [folder, ...foldersOf(folder)])
    .flatMap((folder) => foldersOf(folder).filter((name) => /\/webkit2?gtk-[\d.]+$/.test(name)))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find(canRun);
}

function foldersOf(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(folder, entry.name));
  } catch {
    return [];
  }
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(canRun);
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
