import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { withPolicy } from '../../hosting/finish/policy.ts';
import { type Build, thisBuild } from './fickle-site.ts';

const MARK = 'data-build="next"';

/**
 * A copy of the build under test as the next one would be: every page says so in an attribute of its root, the worker
 * is another. Removed when the test ends.
 * @param code `new`: all scripts, styles and data files have other names, and those before are gone; `same`: only the
 *   pages differ, as after a change of the content
 */
export async function nextBuild(code: 'new' | 'same'): Promise<Build> {
  const before = thisBuild();
  const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // Pictures do not change, and weigh more than all the rest; no compressed copies.
  await cp(before.folder, folder, {
    recursive: true,
    filter: (file) => !/\.(br|gz)$|\/pictures\/previews$/.test(file),
  });
  const names =
    code === 'new' ? readdirSync(join(folder, 'assets')).filter((name) => RENAMED.test(name)) : [];
  const renamed = new Map(names.map((name) => [name, name.replace(RENAMED, '-next$&')]));
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const files: Build['site']['files'] = {};
  for (const [file, entry] of Object.entries(before.site.files)) {
    if (file.startsWith('/pictures/previews/')) continue;
    let place = file;
    if (/\.(html|js|css|data)$/.test(file)) {
      let text = readFileSync(join(folder, file), 'utf8');
      if (names.length > 0) text = text.replace(anyName, (name) => renamed.get(name) ?? name);
      if (file.endsWith('.html')) text = withPolicy(marked(text), file, { pictures: [], analytics: false });
      if (file === '/sw.js') text = text.replace(/"id":"\w+","code":"(\w+)"/, workerFacts(code));
      place = file.replace(/[^/]+$/, (name) => renamed.get(name) ?? name);
      if (place !== file) rmSync(join(folder, file));
      writeFileSync(join(folder, place), text);
    }
    files[place] = { hash: `next-${entry.hash}`, size: statSync(join(folder, place)).size };
  }
  return { folder, site: { ...before.site, inputs: 'next', files } };
}

/** Fonts keep their names, as they do from build to build. */
const RENAMED = /\.(?:js|css|data)$/;

const workerFacts = (code: string) => (_: string, version: string) =>
  `"id":"nextnextnext","code":"${code === 'new' ? 'next' : version}"`;

function marked(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('<html ', `<html ${MARK} `);
}
