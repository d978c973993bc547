import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST } from '../../build/lib/paths.ts';
import { step } from '../../build/lib/progress.ts';
import { WORK } from '../lib/paths.ts';
import { writeContent } from './content.ts';
import { buildFramework, type Framework } from './frameworks.ts';
import { writeNormalStart, writeWithoutScripts } from './ours.ts';
import { writePlain } from './plain.ts';

/** In the order of the tables and of one round. */
export const VARIANTS = [
  { id: 'ours', title: 'ours' },
  { id: 'none', title: 'ours, no scripts' },
  { id: 'normal', title: 'ours, normal start' },
  { id: 'plain', title: 'plain HTML' },
  { id: 'astro', title: 'Astro + React island' },
  { id: 'next', title: 'Next, static export' },
  { id: 'spa', title: 'Vite React SPA' },
] as const;

export type Variant = (typeof VARIANTS)[number]['id'];

/** Makes the wanted variants from the finished site; resolves to the folder of each. */
export async function makeVariants(wanted: readonly Variant[]): Promise<Record<string, string>> {
  const pages = await step('taking the content out of the finished site', writeContent);
  const folders: Record<string, string> = {};
  for (const id of wanted) {
    const to = join(WORK, 'variants', id);
    folders[id] = id === 'ours' ? DIST : to;
    if (id === 'ours') continue;
    await rm(to, { recursive: true, force: true });
    await mkdir(to, { recursive: true });
    if (id === 'none') await writeWithoutScripts(to);
    else if (id === 'normal') await writeNormalStart(to);
    else if (id === 'plain') await writePlain(Object.values(pages), to);
    else await step(`building with ${id}`, () => buildFramework(id satisfies Framework, to));
  }
  return folders;
}
