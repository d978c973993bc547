/**
 * `npm run deploy`: refuses with a list of what is missing; else checks, builds and publishes the site.
 * `npm run deploy -- --dry-run` does all but the publishing, and needs no keys.
 * `npm run deploy -- --preview NAME` uploads a version that only its own address shows; placeholders may stand.
 */
import { join } from 'node:path';
import { build } from './build.ts';
import { runNode } from './lib/child.ts';
import { QUIET_WRANGLER, wranglerProgram } from './lib/edge.ts';
import { ROOT } from './lib/paths.ts';
import { exitWith, Failure } from './lib/progress.ts';
import { domainOf, missingKeys, notReady } from './lib/readiness.ts';

try {
  const [flag, name = ''] = process.argv.slice(2);
  if (flag !== undefined && flag !== '--dry-run' && flag !== '--preview')
    throw new Failure(`"${flag}" is not known. npm run deploy [-- --dry-run | --preview NAME]`);
  if (flag === '--preview' && !/^[a-z][a-z0-9-]{0,30}$/.test(name))
    throw new Failure('A preview needs a name of small letters, digits and hyphens: --preview pr-12');

  const missing = [
    ...(flag === '--preview' ? [] : notReady(ROOT, new Date())),
    ...(flag === '--dry-run' ? [] : missingKeys(process.env)),
  ];
  if (missing.length > 0) {
    const heading = 'まだ公開できません。次を直してから、もう一度お試しください。\nNot published; missing:';
    throw new Failure(`${heading}\n\n  ${missing.join('\n  ')}`);
  }

  const { code } = await runNode(join(ROOT, 'scripts', 'check.ts'), [], { output: 'inherit' });
  if (code !== 0) throw new Failure('Not published: a check failed, see above.');
  await build();
  await wrangler(argumentsOf(flag, name));
} catch (error) {
  exitWith(error);
}

function argumentsOf(flag: string | undefined, name: string): string[] {
  if (flag === '--preview') return ['versions', 'upload', '--preview-alias', name];
  const deploy = ['deploy', '--domain', domainOf(ROOT)];
  return flag === '--dry-run' ? [...deploy, '--dry-run'] : deploy;
}

async function wrangler(args: string[]): Promise<void> {
  const { code } = await runNode(wranglerProgram(), args, { output: 'inherit', env: QUIET_WRANGLER });
  if (code !== 0) throw new Failure(`Publishing failed (exit code ${code}); wrangler says why above.`);
}
