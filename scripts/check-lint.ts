/** Lints and looks at the form of what has changed since it was last found clean. */
import { join } from 'node:path';
import { runNode } from '../build/lib/child.ts';
import { CACHE, ROOT } from '../build/lib/paths.ts';
import { memoryIn } from '../text-check/memory.ts';
import { lintChanged } from './lib/lint.ts';
import { repositoryFiles } from './lib/repository-files.ts';

/** Languages that Biome reads here; `biome.json` may still leave a file out. */
const READ = /\.(?:[cm]?[jt]sx?|jsonc?|css|html)$/;

const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

async function lint(paths: readonly string[]): Promise<boolean> {
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths];
  return (await runNode(BIOME, args, { output: 'inherit' })).code === 0;
}

const files = repositoryFiles(ROOT).filter((file) => READ.test(file));
const memory = memoryIn<true>(join(CACHE, 'lint.json'));
process.exitCode = (await lintChanged(ROOT, files, memory, lint)) ? 0 : 1;
memory.save();
