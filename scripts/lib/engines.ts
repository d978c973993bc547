import { accessSync, constants, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** How they come to Debian and its relatives; the README says the same. */
export const INSTALL_ENGINES = 'apt-get install firefox-esr webkit2gtk-driver xvfb';

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
