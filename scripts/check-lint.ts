/** Lints and looks at the form of what has changed since it was last found clean. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, runNode } from '../build/lib/child.ts';
import { CACHE, ROOT } from '../build/lib/paths.ts';
import { memoryIn } from '../text-check/memory.ts';
import { lintChanged } from './lib/lint.ts';

/** Languages that Biome reads here; `biome.json` may still leave a file out. */
const READ = /\.(?:[cm]?[jt]sx?|jsonc?|css|html)$/;

const BIOME = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome');

async function lint(paths: readonly string[]): Promise<boolean> {
  const args = ['check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths];
  return (await runNode(BIOME, args, { output: 'inherit' })).code === 0;
}

const listed = await runChild('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']).catch(
  () => undefined,
);
if (listed?.code !== 0) {
  // A copy without a history says of no file whether it is ours.
  process.exitCode = (await lint(['.'])) ? 0 : 1;
} else {
  const files = listed.text.split('\0').filter((file) => READ.test(file) && existsSync(join(ROOT, file)));
  const memory = memoryIn<true>(join(CACHE, 'lint.json'));
  process.exitCode = (await lintChanged(ROOT, files, memory, lint)) ? 0 : 1;
  memory.save();
}
