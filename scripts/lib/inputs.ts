import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** Everything the finished site is made of. What is not below these changes nothing in it. */
const INPUTS = [
  'app',
  'card-art',
  'content',
  'hosting',
  'public',
  'scripts',
  'package-lock.json',
  'package.json',
  'react-router.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];

/** Tests and notes stand beside the sources but never reach the site. */
const NO_INPUT = /\.test\.tsx?$|\.md$|\.snap$/;

/** One hash over the names and contents of all inputs of the build. */
export async function hashInputs(): Promise<string> {
  const files = (await Promise.all(INPUTS.map(filesOf))).flat().filter((file) => !NO_INPUT.test(file));
  const hashes = await Promise.all(
    files.sort().map(async (file) => `${file} ${sha256(await readFile(join(ROOT, file)))}`),
  );
  return sha256(hashes.join('\n'));
}

async function filesOf(input: string): Promise<string[]> {
  const path = join(ROOT, input);
  if (!existsSync(path)) return [];
  if (/\.\w+$/.test(input)) return [input];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(ROOT.length + 1)
        .replaceAll('\\', '/'),
    );
}

function sha256(data: string | Buffer): string {
  return createHash('sha256').update(data).digest('hex');
}
