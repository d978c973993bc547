import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withPolicy } from '../../hosting/finish/policy.ts';
import { CACHE, DIST } from '../../scripts/lib/paths.ts';
import { FAMILIES, fileOf } from './families.ts';

/** The finished page without anything that runs: what the browser must do at least for these words and pictures. */
export async function writeWithoutScripts(to: string): Promise<void> {
  for (const { path } of FAMILIES) {
    const html = await readFile(join(DIST, fileOf(path)), 'utf8');
    await write(to, path, html.replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''));
  }
}

/** The page as React Router wrote it: React's modules are fetched at once. Only the start differs from ours. */
export async function writeNormalStart(to: string): Promise<void> {
  for (const { path } of FAMILIES) {
    const rendered = join(CACHE, 'react-router', 'client', path, 'index.html');
    const html = await readFile(rendered, 'utf8');
    if (!html.includes('rel="modulepreload"')) throw new Error(`${rendered} does not start React at once.`);
    await write(to, path, withPolicy(html, path, { pictures: [], analytics: false }));
  }
}

async function write(folder: string, path: string, html: string) {
  const file = join(folder, fileOf(path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
