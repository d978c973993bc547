import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { runNode } from '../../build/lib/child.ts';
import { CACHE, DIST, MANIFEST, ROOT } from '../../build/lib/paths.ts';
import type { SiteManifest } from '../../hosting/site.ts';
import { repositoryFiles } from '../../scripts/lib/repository-files.ts';
import { serveSite } from './site.ts';

/** What the build under test has made, so that this one need not; all of it has been made once. */
const REMEMBERED = ['pictures/cache', 'fonts', 'compressed', 'minified', 'editor'];

/**
 * Builds the site out of other content, whole and apart from the one under test, and serves it until the test ends.
 * @param content a folder whose files stand in place of those of the same name in `content/`
 * @param time for which the site is built, as in `BUILD_TIME`
 * @returns the origin of its server
 * @throws with what the build said, when it fails
 */
export async function builtFrom(content: string, time: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'built-from-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of repositoryFiles(ROOT)) cpSync(join(ROOT, file), join(folder, file));
  cpSync(content, join(folder, 'content'), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const part of REMEMBERED)
    cpSync(join(CACHE, part), join(inside(folder, CACHE), part), { recursive: true });
  const { code, text } = await runNode(join(folder, 'scripts', 'build.ts'), [], {
    cwd: folder,
    env: { BUILD_TIME: time },
    endsWithParent: true,
  });
  if (code !== 0) throw new Error(`the site could not be built of ${content}:\n${text}`);
  const site = JSON.parse(readFileSync(inside(folder, MANIFEST), 'utf8')) as SiteManifest;
  const { origin, close } = await serveSite(inside(folder, DIST), site);
  onTestFinished(close);
  return origin;
}

/** The place in a copy that a place of the repository has. */
function inside(copy: string, place: string): string {
  return join(copy, place.slice(ROOT.length));
}
