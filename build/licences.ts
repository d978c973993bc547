import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of npm's lock file (version 3) that is read. */
interface Lock {
  packages: Record<
    string,
    { version?: string; license?: string; dependencies?: Record<string, string>; link?: boolean }
  >;
}

/** A package as it is installed. */
export interface Installed {
  name: string;
  version: string;
  /** An SPDX expression; empty when the package names none. */
  licence: string;
  /** Where it ends: in the visitor's browser as script, as font, or nowhere but on the builder's machine. */
  place: 'browser' | 'fonts' | 'tools';
}

/** What our own browser code imports, the pages' and the desk's; whatever these need may come with them. */
const IN_THE_BROWSER = [
  'react',
  'react-dom',
  'react-router',
  '@firebase/app',
  '@firebase/analytics',
  '@sveltia/cms',
  'yaml',
  'zod',
];
/** Of what brings everything, only these are taken: `build/desk-editor.ts`. */
const TAKEN_OF: Readonly<Record<string, readonly string[]>> = {
  '@sveltia/cms': ['exifr', 'immutable', 'turndown'],
};

/** May be handed on in scripts and fonts, with nothing more than the notice. */
const FREE = ['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'OFL-1.1'];
/** For tools: also what asks something only of whoever hands the tool itself on. */
const FREE_TO_USE = [
  ...FREE,
  'MIT-0',
  'Zlib',
  'CC0-1.0',
  'CC-BY-4.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'MPL-2.0',
  'LGPL-3.0-or-later',
  // Runs in tests beside our code and is handed on with nothing.
  'GPL-3.0',
];

/** Every package of the lock file, once a version, by name. Optional ones for other platforms are among them. */
export function installed(root: string): Installed[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const shipped = new Set<string>();
  const queue = [...IN_THE_BROWSER];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (shipped.has(name)) continue;
    shipped.add(name);
    const needs = Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {});
    queue.push(...(TAKEN_OF[name] ?? needs));
  }
  const found = new Map<string, Installed>();
  for (const [path, { version = '', license = '', link }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link) continue;
    const name = nameOf(path);
    const browser = shipped.has(name) && path === `node_modules/${name}`;
    const place = browser ? 'browser' : name.startsWith('@fontsource/') ? 'fonts' : 'tools';
    const known = found.get(`${name} ${version}`);
    if (!known || known.place === 'tools')
      found.set(`${name} ${version}`, { name, version, licence: license, place });
  }
  return [...found.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** A line for each package whose licence is missing or not on the list for its place. */
export function notAllowed(packages: readonly Installed[]): string[] {
  return packages
    .filter(({ licence, place }) => !isAllowed(licence, place === 'tools' ? FREE_TO_USE : FREE))
    .map(({ name, version, licence, place }) => `${name} ${version} (${place}): ${licence || 'no licence'}`);
}

/** Whether an SPDX expression without nesting is met by licences of the list: one of an OR, all of an AND. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.includes(licence.trim())));
}

/** The list as a document. */
export function licenceList(packages: readonly Installed[]): string {
  const at = (place: Installed['place']) => packages.filter((entry) => entry.place === place);
  const rows = (entries: Installed[]) =>
    entries.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`);
  const tools = new Map<string, Set<string>>();
  for (const { name, licence } of at('tools'))
    tools.set(licence, (tools.get(licence) ?? new Set<string>()).add(name));
  const head = ['| package | version | licence |', '|---|---|---|'];
  return `${[
    '# Licences of all packages',
    '',
    'Written by `npm run licences` from `package-lock.json`; a test fails when it is out of date or a licence is not allowed',
    '(`build/licences.ts`). What it means for the site is in [third-party.md](third-party.md).',
    '',
    '## May reach the browser',
    '',
    ...head,
    ...rows(at('browser')),
    '',
    '## Fonts',
    '',
    ...head,
    ...rows(at('fonts')),
    '',
    '## Only build and test',
    '',
    ...[...tools]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([licence, names]) => [`**${licence}**: ${[...names].join(', ')}`, '']),
  ]
    .join('\n')
    .trimEnd()}\n`;
}
