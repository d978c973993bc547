import { createHash } from 'node:crypto';
import { type Dirent, existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { dateOf, mondayOf } from '../app/horoscope/week.ts';
import { ROOT } from './lib/paths.ts';
import { Failure } from './lib/progress.ts';
import { sideBySide } from './lib/side-by-side.ts';

/** Everything the finished site is made of. What is not below these changes nothing in it. */
const INPUTS = [
  'addresses',
  'app',
  'build',
  'card-art',
  'content',
  'desk',
  'hosting',
  'public',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Tests and notes stand beside the sources but never reach the site. */
const NO_INPUT = /\.test\.tsx?$|\.md$|\.snap$/;

/** What is not there before its day. */
const DATED = /^content\/(?:notices|articles)\/.*\.yaml$/;

/** Files open at a time. Some systems allow a process 256 in all. */
const AT_A_TIME = 32;

/**
 * One hash over the names and contents of all inputs of the build, and over its day: on Monday in Tokyo a site that
 * nobody has changed is another, and so it is on the day for which a notice or an article waits.
 * @param now the time for which the site is built, in milliseconds since 1970 (UTC)
 */
export async function hashInputs(now: number): Promise<string> {
  const hashes = await hashesOf(INPUTS, (file, bytes) =>
    DATED.test(file) && isLater(bytes.toString('utf8'), now) ? ' waits' : '',
  );
  return sha256([mondayOf(now), ...hashes].join('\n'));
}

/** One hash over all inputs but what the owner writes. */
export async function hashCode(): Promise<string> {
  const hashes = await hashesOf(INPUTS.filter((input) => input !== 'content'));
  return sha256(hashes.join('\n'));
}

/** A line for each file of the inputs: its name, the hash of its content, and what is to be noted of it. */
async function hashesOf(
  inputs: readonly string[],
  noted: (file: string, bytes: Buffer) => string = () => '',
): Promise<string[]> {
  const found = await Promise.all(inputs.map((input) => filesOf(ROOT, input)));
  const files = found.flat().filter((file) => !NO_INPUT.test(file));
  return sideBySide(files.sort(), AT_A_TIME, async (file) => {
    const bytes = await readFile(join(ROOT, file));
    return `${file} ${sha256(bytes)}${noted(file, bytes)}`;
  });
}

/** Whether a file of the content says, in any form that is read as a date, a day that has not come in Tokyo. */
export function isLater(yaml: string, now: number): boolean {
  const [, year, month = '', day = ''] =
    /^date\s*:\D*(\d{4})\D+(\d{1,2})\D+(\d{1,2})/m.exec(yaml.normalize('NFKC')) ?? [];
  return year !== undefined && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` > dateOf(now);
}

/**
 * Refuses links in a folder that is published: what they point to lies outside, and would be published with it.
 * @throws {Failure} with their names
 */
export async function refuseLinks(folder: string): Promise<void> {
  const links = (await entriesOf(folder)).filter((entry) => entry.isSymbolicLink());
  if (links.length === 0) return;
  const names = links.map((entry) => relative(dirname(folder), join(entry.parentPath, entry.name)));
  throw new Failure(
    `${names.join(', ')}: リンクは公開できません。リンク先のファイルそのものを置いてください。\n` +
      `${names.join(', ')}: links are not published; put the file itself there.`,
  );
}

/** The paths of all files of an input, from the root on. */
async function filesOf(root: string, input: string): Promise<string[]> {
  if (/\.\w+$/.test(input)) return existsSync(join(root, input)) ? [input] : [];
  return (await entriesOf(join(root, input)))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return existsSync(folder) ? readdir(folder, { recursive: true, withFileTypes: true }) : [];
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
