/**
 * Cuts Shippori Mincho down to the characters that the site sets in it, and writes two style sheets into `.cache/fonts`
 * for the root layout: `fallback.css`, what stands in first, and `fonts.css`, which comes after the first paint. Vite
 * takes the files from there, names them by their content and serves them.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { CACHE } from '../lib/paths.ts';
import { exitWith } from '../lib/progress.ts';
import { remove } from '../lib/remove.ts';
import { collectSlices, type Slice, type Weight } from './text.ts';

export const FONTS = join(CACHE, 'fonts');
export const FAMILY = 'Shippori Mincho';

/** Upright forms for vertical lines. The font as published on npm has no proportional kana (`palt`) to keep. */
const FEATURES = ['vert', 'vrt2'];

/** What was made, in `.cache/fonts/fonts.json`. */
export interface FontReport {
  /** Hash over everything the files depend on. */
  inputs: string;
  /** Hash over all but the characters: how files are cut, and of what. */
  means: string;
  slices: (Slice & { file: string; bytes: number })[];
  /** Of every file beside the report, its SHA-256. */
  hashes: Record<string, string>;
}

/** Makes what is missing or out of date. */
export async function buildFonts(): Promise<FontReport> {
  const slices = collectSlices();
  const means = await hashMeans();
  const inputs = sha256(means + JSON.stringify(slices));
  const last = await readReport();
  if (last?.inputs === inputs && (await isWhole(last))) return last;

  const next = `${FONTS}.part`;
  await remove(next);
  await mkdir(next, { recursive: true });
  const report: FontReport = { inputs, means, slices: [], hashes: {} };
  for (const slice of slices) {
    const file = `shippori-mincho-${slice.weight}-${slice.name}.woff2`;
    const font = (last?.means === means && (await lastCut(last, slice))) || (await cut(slice));
    await writeFile(join(next, file), font);
    report.hashes[file] = sha256(font);
    report.slices.push({ ...slice, file, bytes: font.length });
  }
  const sheets = { 'fonts.css': styleSheet(report), 'fallback.css': FALLBACKS.map(fallbackFace).join('\n') };
  for (const [file, css] of Object.entries(sheets)) {
    await writeFile(join(next, file), css);
    report.hashes[file] = sha256(css);
  }
  await writeFile(join(next, 'fonts.json'), JSON.stringify(report, null, 1));
  await remove(FONTS);
  await rename(next, FONTS);
  return report;
}

/** The file of the last report that has just these characters: a new word moves a few, most files stay, though under other numbers. */
export async function lastCut(
  last: FontReport,
  { weight, characters }: Pick<Slice, 'weight' | 'characters'>,
  folder = FONTS,
): Promise<Buffer | undefined> {
  const same = last.slices.find((cut) => cut.weight === weight && cut.characters === characters);
  const font = same && (await readFile(join(folder, same.file)).catch(() => undefined));
  return font && sha256(font) === last.hashes[same.file] ? font : undefined;
}

async function cut({ weight, characters }: Slice): Promise<Buffer> {
  return subsetFont(await readFile(sourceOf(weight)), characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** The report of the fonts that are there; undefined when they are missing or the report is damaged. */
export async function readReport(folder = FONTS): Promise<FontReport | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, 'fonts.json'), 'utf8')) as FontReport;
  } catch {
    return undefined;
  }
}

/** Whether every file is as it was made. */
export async function isWhole({ hashes }: FontReport, folder = FONTS): Promise<boolean> {
  const whole = await Promise.all(
    Object.entries(hashes).map(async ([file, hash]) => {
      const content = await readFile(join(folder, file)).catch(() => undefined);
      return content !== undefined && sha256(content) === hash;
    }),
  );
  return whole.length > 0 && whole.every(Boolean);
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function sourceOf(weight: Weight): string {
  const files = join(
    createRequire(import.meta.url).resolve('@fontsource/shippori-mincho/500.css'),
    '..',
    'files',
  );
  // This one file holds the whole font, Latin included; the package's other files are slices of it.
  return join(files, `shippori-mincho-japanese-${weight}-normal.woff2`);
}

async function hashMeans(): Promise<string> {
  const files = [import.meta.filename, sourceOf(500), sourceOf(600)];
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return sha256(Buffer.concat(contents));
}

function styleSheet({ slices }: FontReport): string {
  const faces = slices.map(
    ({ weight, file, characters }) => `@font-face {
  font-family: "${FAMILY}";
  font-style: normal;
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}`,
  );
  return `${faces.join('\n')}\n`;
}

/** What stands in until the font has come, by full and PostScript names; all are a full em wide a character. */
const FALLBACKS: { weight: Weight; fonts: string[] }[] = [
  {
    weight: 500,
    fonts: [
      'HiraMinProN-W3',
      'Hiragino Mincho ProN W3',
      'YuMin-Medium',
      'Yu Mincho Medium',
      'NotoSerifCJKjp-Medium',
    ],
  },
  {
    weight: 600,
    fonts: [
      'HiraMinProN-W6',
      'Hiragino Mincho ProN W6',
      'YuMin-Demibold',
      'Yu Mincho Demibold',
      'NotoSerifCJKjp-SemiBold',
    ],
  },
];

/** On every system with a mincho, one of these; whatever its weight. */
const LAST_RESORT = [
  'NotoSerifCJKjp-Bold',
  'NotoSerifCJKjp-Regular',
  'Noto Serif CJK JP',
  'YuMin-Regular',
  'Yu Mincho Regular',
];

/**
 * Shippori Mincho's own line box (ascent 1160 and descent 288 of 1000 units, no gap) for the stand-in, so that lines
 * keep their height when the font comes. Japanese characters are one em in both, so the width needs no adjusting.
 */
function fallbackFace({ weight, fonts }: (typeof FALLBACKS)[number]): string {
  return `@font-face {
  font-family: "${FAMILY} Fallback";
  font-style: normal;
  font-weight: ${weight};
  src: ${[...fonts, ...LAST_RESORT].map((name) => `local("${name}")`).join(', ')};
  ascent-override: 116%;
  descent-override: 28.8%;
  line-gap-override: 0%;
  size-adjust: 100%;
}`;
}

/** `U+3042-3044, U+4E00` */
function unicodeRange(characters: string): string {
  const points = [...characters].map((character) => character.codePointAt(0)!).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const open = ranges.at(-1);
    if (open && open[1] === point - 1) open[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}

if (import.meta.main) {
  await buildFonts().then(({ slices }) => {
    for (const { file, bytes, characters } of slices) {
      console.log(`${file}: ${[...characters].length} characters, ${(bytes / 1024).toFixed(1)} kB`);
    }
  }, exitWith);
}
