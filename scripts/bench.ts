/** `npm run bench`: installs the packages of `bench/` when they are missing, then measures. Nothing else needs them. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runChild, runNode } from '../build/lib/child.ts';
import { ROOT } from '../build/lib/paths.ts';
import { exitWith, Failure, step } from '../build/lib/progress.ts';

const BENCH = join(ROOT, 'bench');
/** Holds the hash of the lock file that was last installed whole. */
const STAMP = join(BENCH, 'node_modules', '.installed-lock-hash');

try {
  const lock = createHash('sha256')
    .update(readFileSync(join(BENCH, 'package-lock.json')))
    .digest('hex');
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== lock) {
    await step('installing the packages of bench/ (npm ci)', install);
    writeFileSync(STAMP, lock);
  }
  const { code } = await runNode(join(BENCH, 'bench.ts'), process.argv.slice(2), { output: 'inherit' });
  process.exit(code);
} catch (error) {
  exitWith(error);
}

async function install() {
  const { code, text } = await runChild('npm', ['ci', '--prefix', BENCH, '--no-audit', '--no-fund'], {
    cwd: BENCH,
  });
  if (code !== 0) throw new Failure(`${text.trim()}\n\nInstalling the packages of bench/ failed.`);
}
