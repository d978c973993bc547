import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../build/lib/paths.ts';

/**
 * What each part may import, besides itself. From the pages down to the helpers; the drawing code and the
 * hosting rules stand beside the site and know nothing of it.
 */
const MAY_IMPORT: Record<string, string[]> = {
  'app/pages': [
    'app/draw',
    'app/horoscope',
    'app/kept',
    'app/today',
    'app/article',
    'app/offline',
    'app/paid',
    'app/pick',
    'app/legal',
    'app/early',
    'app/shell',
    'app/sky',
    'app/content',
    'app/pictures',
    'app/ui',
    'app/lib',
    'app',
  ],
  'app/draw': [
    'app/horoscope',
    'app/kept',
    'app/early',
    'app/navigation',
    'app/shell',
    'app/content',
    'app/pictures',
    'app/ui',
    'app/lib',
  ],
  'app/today': ['app/draw', 'app/horoscope', 'app/kept', 'app/shell', 'app/ui'],
  'app/kept': ['app/horoscope', 'app/pictures', 'app/ui', 'app/lib'],
  'app/horoscope': ['app/early', 'app/shell', 'app/ui'],
  'app/sky': ['app/content', 'app/horoscope'],
  'app/article': ['app/content', 'app/pictures', 'app/ui', 'app/lib'],
  'app/paid': ['app/kept', 'app/early', 'app/ui', 'app/lib'],
  'app/pick': ['app/content', 'app/pictures', 'app/ui', 'app/lib'],
  'app/legal': ['app/content', 'app/ui', 'app/lib'],
  'app/shell': ['app/early', 'app/navigation', 'app/ui', 'app/lib'],
  'app/navigation': ['app/ui', 'app/lib'],
  'app/offline': ['app/lib'],
  'app/early': [
    'app/draw',
    'app/kept',
    'app/paid',
    'app/navigation',
    'app/shell',
    'app/horoscope',
    'app/ui',
    'app/lib',
  ],
  'app/pictures': ['app/content', 'app/lib'],
  'app/content': ['app/pictures', 'app/horoscope', 'app/lib'],
  'app/ui': ['app/lib'],
  'app/lib': [],
  'card-art': [],
  hosting: [],
};

/** What every part may import; it imports nothing itself. */
const GROUND_FLOOR = 'addresses';

/** Only these hold what reads files or checks them: nothing of it may reach the browser. */
const SERVER_ONLY = /\.server\.ts$/;
/** Modules whose server part the framework takes out of the browser's code. */
const HAS_LOADER = /^app\/(pages\/[^/]+\.tsx?|root\.tsx|entry\.server\.tsx|site-map\.server\.ts)$/;

function files(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [
    ...source.matchAll(/^\s*(?:import|export)\s+(type\s)?[^'"]*?from\s+'(\.[^']+)'|^import\s+'(\.[^']+)'/gm),
  ].map((match) => ({
    from: file,
    to: join(dirname(file), match[2] ?? match[3] ?? '')
      .replaceAll('\\', '/')
      .replace(/\?.*$/, ''),
    typeOnly: match[1] !== undefined,
  }));
}

/** `app/draw/share.ts` → `app/draw`; `addresses/paths.ts` → `app`; `card-art/kit/…` → `card-art`. */
function partOf(file: string): string {
  const [first = '', second = ''] = file.split('/');
  return first === 'app' && !second.includes('.') ? `${first}/${second}` : first;
}

const imports = ['addresses', 'app', 'card-art', 'hosting'].flatMap(files).flatMap(importsOf);

test('there is something to hold: hundreds of imports from part to part', () => {
  expect(imports.filter(({ from, to }) => partOf(from) !== partOf(to)).length).toBeGreaterThan(100);
});

test('no part is allowed what it does not use', () => {
  const used = new Set(
    imports.filter(({ typeOnly }) => !typeOnly).map(({ from, to }) => `${partOf(from)} → ${partOf(to)}`),
  );
  const allowed = Object.entries(MAY_IMPORT).flatMap(([part, others]) =>
    others.map((other) => `${part} → ${other}`),
  );
  expect(allowed.filter((pair) => !used.has(pair))).toEqual([]);
});

test('imports go down: pages → draw, horoscope, pick, article, paid, legal → shell → ui → lib', () => {
  const wrong = imports
    .filter(({ from, to, typeOnly }) => {
      const part = partOf(from);
      if (
        part === 'app' ||
        part === partOf(to) ||
        partOf(to) === GROUND_FLOOR ||
        typeOnly ||
        to.startsWith('.cache') ||
        to.startsWith('.react-router')
      )
        return false;
      return !(MAY_IMPORT[part] ?? []).includes(partOf(to));
    })
    .map(
      ({ from, to }) =>
        `${from} imports ${to}: ${partOf(from)} may not know ${partOf(to)}. ` +
        'Hand it in as an argument or a prop from above, as pages/card.tsx hands the picture to draw/card-text.tsx, ' +
        'or move what both need down to ui or lib.',
    );
  expect(wrong).toEqual([]);
});

test('content and pictures are read by loaders only, never by code that reaches the browser', () => {
  const wrong = imports
    .filter(
      ({ from, to, typeOnly }) =>
        SERVER_ONLY.test(to) &&
        !from.startsWith('app/content/') &&
        !typeOnly &&
        !SERVER_ONLY.test(from) &&
        !HAS_LOADER.test(from),
    )
    .map(
      ({ from, to }) =>
        `${from} imports ${to}. Read it in the loader of a page and pass it on: ` +
        "`export function loader() { return { deck: deckByName('tarot') }; }`.",
    );
  expect(wrong).toEqual([]);
});

test('only loaders and the build open the door to the content', () => {
  const door = 'app/content/load.server.ts';
  const wrong = imports
    .filter(({ from, to }) => to === door && !/^app\/content\//.test(from))
    .map(({ from }) => from);
  expect(wrong).toEqual([]);
});
