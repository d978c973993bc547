/**
 * `npm run deploy`: refuses with a list of what is missing; else checks, builds and publishes the site.
 * `npm run deploy -- --dry-run` does all but the publishing, and needs no keys.
 * `npm run deploy -- --preview NAME` uploads a version that only its own address shows; placeholders may stand.
 */
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from './build.ts';
import { runNode } from './lib/child.ts';
import { QUIET_WRANGLER, wranglerProgram } from './lib/edge.ts';
import { addFormerFiles, fromSite } from './lib/former-files.ts';
import { CACHE, DIST, ROOT } from './lib/paths.ts';
import { exitWith, Failure, step } from './lib/progress.ts';
import { domainOf, missingKeys, notReady } from './lib/readiness.ts';

/** What is published: the build, and beside it hashed files of the builds before. */
const UPLOAD = join(CACHE, 'upload');

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
  const { site } = await build();
  // A copy: `dist` stays what the build made.
  await rm(UPLOAD, { recursive: true, force: true });
  await cp(DIST, UPLOAD, { recursive: true });
  if (flag === undefined) await keepFormerFiles(Object.keys(site.files));
  await wrangler([...argumentsOf(flag, name), '--assets', UPLOAD]);
} catch (error) {
  exitWith(error);
}

/** Does not hold a publishing up: without them a visitor with an old page open gets the wanted page loaded whole. */
async function keepFormerFiles(current: string[]): Promise<void> {
  const options = { folder: UPLOAD, current, now: new Date() };
  await step('keeping the files of former builds', async (note) => {
    try {
      note(`${await addFormerFiles({ ...options, load: fromSite(`https://${domainOf(ROOT)}`) })} files`);
    } catch (error) {
      note(`none: the published site cannot be asked (${error instanceof Error ? error.message : error})`);
      // The list begins anew, so that the next publishing knows this build.
      await addFormerFiles({ ...options, load: async () => undefined });
    }
  });
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
