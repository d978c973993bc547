import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DIST } from '../../build/lib/paths.ts';
import { FAMILIES, fileOf } from './families.ts';

/** The finished page without anything that runs: what the browser must do at least for these words and pictures. */
export async function writeWithoutScripts(to: string): Promise<void> {
  for (const { path } of FAMILIES) {
    const html = await readFile(join(DIST, fileOf(path)), 'utf8');
    await write(to, path, html.replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''));
  }
}

/** The finished page, but React's modules are fetched at once. Only the start differs from ours. */
export async function writeNormalStart(to: string): Promise<void> {
  for (const { path } of FAMILIES) {
    const html = await readFile(join(DIST, fileOf(path)), 'utf8');
    const normal = html.replace('{"when":"late"', '{"when":"normal"');
    if (normal === html) throw new Error(`${fileOf(path)} does not start React late.`);
    await write(to, path, normal);
  }
}

async function write(folder: string, path: string, html: string) {
  const file = join(folder, fileOf(path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
