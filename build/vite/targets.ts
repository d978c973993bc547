import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

/** The names of Browserslist that the build knows by another one. */
const NAMES: Record<string, string> = { ios_saf: 'ios' };

/**
 * The oldest engines that the site is built for, from `browserslist` in package.json, as Vite names them
 * (`ios_saf >= 15.4` → `ios15.4`): its one source, for scripts and styles.
 * @throws when a line there has another form
 */
export function oldestEngines(): string[] {
  const { browserslist } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    browserslist: string[];
  };
  return browserslist.map((line) => {
    const [, name = '', version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
    if (!version) throw new Error(`package.json, browserslist: expected "chrome >= 99", found "${line}"`);
    return (NAMES[name] ?? name) + version;
  });
}
