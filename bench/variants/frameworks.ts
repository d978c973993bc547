import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runChild } from '../../build/lib/child.ts';
import { Failure } from '../../build/lib/progress.ts';
import { BENCH, WORK } from '../lib/paths.ts';
import { DATA } from './content.ts';

/** How each tool is called and where it leaves its pages. */
const TOOLS = {
  astro: { program: 'astro/bin/astro.mjs', args: ['build'], output: 'dist' },
  next: { program: 'next/dist/bin/next', args: ['build'], output: 'out' },
  spa: { program: 'vite/bin/vite.js', args: ['build'], output: 'dist' },
};

export type Framework = keyof typeof TOOLS;

/**
 * Builds the five pages with another tool, in a copy of its sources: Next writes into the folder that it builds.
 * @throws {Failure} with the tool's output when it fails
 */
export async function buildFramework(name: Framework, to: string): Promise<void> {
  const { program, args, output } = TOOLS[name];
  const folder = join(WORK, 'sources', name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(join(BENCH, 'sites', name), folder, { recursive: true });
  await cp(join(BENCH, 'sites', 'shared'), join(folder, 'shared'), { recursive: true });
  await cp(DATA, join(folder, 'data'), { recursive: true });
  const { code, text } = await runChild(process.execPath, [join(BENCH, 'node_modules', program), ...args], {
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  if (code !== 0) throw new Failure(`${text}\n\nBuilding the pages with ${name} failed (exit code ${code}).`);
  await rm(to, { recursive: true, force: true });
  await rename(join(folder, output), to);
}
