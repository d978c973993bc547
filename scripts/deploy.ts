/**
 * `npm run deploy`: refuses with a list of what is missing; else checks, builds and publishes the site.
 * `npm run deploy -- --dry-run` does all but the publishing, and needs no keys.
 * `npm run deploy -- --preview NAME` uploads a version that only its own address shows; placeholders may stand.
 * With `--built` the site that stands in `dist` is taken as it is: it was checked and built elsewhere, without the keys.
 */
import { cp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runNode } from '../build/lib/child.ts';
import { CACHE, DIST, MANIFEST, ROOT } from '../build/lib/paths.ts';
import { exitWith, Failure, step } from '../build/lib/progress.ts';
import { lineOf, toDos } from '../desk/to-do.ts';
import { damagedFiles } from '../hosting/damaged-files.ts';
import type { SiteManifest } from '../hosting/site.ts';
import { runWrangler } from './lib/edge.ts';
import { addFormerFiles, fromSite } from './lib/former-files.ts';
import { domainOf, KEYS, missingKeys } from './lib/readiness.ts';

/** What is published: the build, and beside it hashed files of the builds before. */
const UPLOAD = join(CACHE, 'upload');

type Options = ReturnType<typeof readOptions>;

try {
  const options = readOptions();
  const missing = [
    ...(options.preview === undefined ? toDos(ROOT, new Date()).map(lineOf) : []),
    ...(options['dry-run'] ? [] : missingKeys(process.env)),
  ];
  if (missing.length > 0) {
    const heading =
      'まだ公開できません。次を直してから、もう一度お試しください。直し方は npm run ready に出ます。\nNot published; missing:';
    throw new Failure(`${heading}\n\n  ${missing.join('\n  ')}`);
  }

  if (!options.built) {
    await runWithoutKeys('check', 'a check failed');
    await runWithoutKeys('build', 'the build failed');
  }
  const site = await wholeSite();
  // A copy: `dist` stays what the build made.
  await rm(UPLOAD, { recursive: true, force: true });
  await cp(DIST, UPLOAD, { recursive: true });
  if (options.preview === undefined && !options['dry-run']) await keepFormerFiles(Object.keys(site.files));
  await publish([...argumentsOf(options), '--assets', UPLOAD]);
} catch (error) {
  exitWith(error);
}

function readOptions() {
  const usage = 'npm run deploy [-- [--built] [--dry-run | --preview NAME]]';
  const values = (() => {
    try {
      return parseArgs({
        options: { 'dry-run': { type: 'boolean' }, preview: { type: 'string' }, built: { type: 'boolean' } },
      }).values;
    } catch (error) {
      throw new Failure(`${(error as Error).message}\n${usage}`);
    }
  })();
  if (values.preview !== undefined && values['dry-run']) throw new Failure(usage);
  if (values.preview !== undefined && !/^[a-z][a-z0-9-]{0,30}$/.test(values.preview))
    throw new Failure('A preview needs a name of small letters, digits and hyphens: --preview pr-12');
  return values;
}

/** Runs another job of `scripts/`. The keys are for wrangler alone. */
async function runWithoutKeys(job: string, failed: string): Promise<void> {
  const env = Object.fromEntries(KEYS.map((name) => [name, undefined]));
  const { code } = await runNode(join(ROOT, 'scripts', `${job}.ts`), [], { output: 'inherit', env });
  if (code !== 0) throw new Failure(`Not published: ${failed}, see above.`);
}

/** The manifest of the site in `dist`, which must be all of it, as it was built. */
async function wholeSite(): Promise<SiteManifest> {
  const text = await readFile(MANIFEST, 'utf8').catch(() => {
    throw new Failure('Not published: there is no finished site; npm run build makes it.');
  });
  const site = JSON.parse(text) as SiteManifest;
  const [damaged] = await damagedFiles(DIST, site);
  if (damaged) throw new Failure(`Not published: dist${damaged} is not as it was built; npm run build.`);
  return site;
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

function argumentsOf({ preview, 'dry-run': dryRun }: Options): string[] {
  if (preview !== undefined) return ['versions', 'upload', '--preview-alias', preview];
  const deploy = ['deploy', '--domain', domainOf(ROOT)];
  return dryRun ? [...deploy, '--dry-run'] : deploy;
}

async function publish(args: string[]): Promise<void> {
  const code = await runWrangler(args);
  if (code !== 0) throw new Failure(`Publishing failed (exit code ${code}); wrangler says why above.`);
}
