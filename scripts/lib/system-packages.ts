import { existsSync, readFileSync } from 'node:fs';
import { runChild } from '../../build/lib/child.ts';
import { Failure } from '../../build/lib/progress.ts';

const INSTALL = ['install', '-y', '-qq', '--no-install-recommends'];
const QUIET = { DEBIAN_FRONTEND: 'noninteractive' };

/** Whether the system's package manager may be asked: as root, on Debian and its relatives. */
export function canInstall(): boolean {
  const release = '/etc/os-release';
  return (
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    existsSync(release) &&
    /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync(release, 'utf8'))
  );
}

let listed: ReturnType<typeof runChild> | undefined;

/** The package lists as they are today; fetched once a run. */
function updateLists() {
  listed ??= runChild('apt-get', ['update', '-qq'], { env: QUIET });
  return listed;
}

/**
 * Whether packages can be had here: the package manager knows them and their files come.
 * @returns why not, in its own words; undefined where they can be installed
 */
export async function notToBeHad(packages: readonly string[]): Promise<string | undefined> {
  await updateLists();
  const { code, text } = await runChild('apt-get', [...INSTALL, '--download-only', ...packages], {
    env: QUIET,
  });
  return code === 0 ? undefined : (text.trim().split('\n').at(-1) ?? 'no reason given');
}

/** @throws {Failure} with the package manager's own words */
export async function install(packages: readonly string[]): Promise<void> {
  const { text: update } = await updateLists();
  const { code, text } = await runChild('apt-get', [...INSTALL, ...packages], { env: QUIET });
  if (code !== 0) throw new Failure(`${update}${text}\napt-get could not install ${packages.join(' and ')}.`);
}
