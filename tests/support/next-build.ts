import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildFacts } from '../../app/offline/scope.ts';
import { withPolicy } from '../../build/finish/policy.ts';
import { bannerOrigins, content } from './content.ts';
import { type Build, thisBuild } from './fickle-site.ts';

/** Whom the pages of a build may ask, as the content says. */
const OUTSIDE = { pictures: bannerOrigins, analytics: content.site.firebase !== null };

const MARK = 'data-build="next"';

/**
 * A copy of the build under test as the next one would be: every page says so in an attribute of its root, the worker
 * is another.
 * @param code `new`: all scripts, styles and data files have other names, and those before are gone; `same`: only the
 *   pages differ, as after a change of the content
 */
export async function nextBuild(code: 'new' | 'same'): Promise<Build> {
  const before = thisBuild();
  const folder = mkdtempSync(join(tmpdir(), 'next-build-'));
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
  // The worker last: it knows the bytes of all others.
  const inOrder = Object.entries(before.site.files).sort(
    ([a], [b]) => Number(a === WORKER) - Number(b === WORKER),
  );
  const hashes: Record<string, string> = {};
  for (const [file, entry] of inOrder) {
    if (file.startsWith('/pictures/previews/')) continue;
    let place = file;
    if (/\.(html|js|css|data)$/.test(file)) {
      let text = readFileSync(join(folder, file), 'utf8');
      if (names.length > 0) text = text.replace(anyName, (name) => renamed.get(name) ?? name);
      if (file.endsWith('.html')) text = withPolicy(marked(text), file, OUTSIDE);
      if (file === WORKER) text = withFacts(text, code, hashes);
      place = file.replace(/[^/]+$/, (name) => renamed.get(name) ?? name);
      if (place !== file) rmSync(join(folder, file));
      writeFileSync(join(folder, place), text);
      hashes[place] = createHash('sha256').update(text).digest('hex').slice(0, 16);
    }
    files[place] = { hash: `next-${entry.hash}`, size: statSync(join(folder, place)).size };
  }
  return {
    folder,
    site: { ...before.site, inputs: 'next', files },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Fonts keep their names, as they do from build to build. */
const RENAMED = /\.(?:js|css|data)$/;

const WORKER = '/sw.js';

/** What stands before the worker's code: the facts of its build. */
const FACTS = /^const BUILD=(\{.*\});\n/;

function withFacts(worker: string, code: 'new' | 'same', hashes: Record<string, string>): string {
  return worker.replace(FACTS, (_, json: string) => {
    const facts = JSON.parse(json) as BuildFacts;
    const kept = Object.keys(facts.hashes).map((path) => [path, hashes[path] ?? facts.hashes[path]]);
    const next = {
      ...facts,
      id: 'nextnextnext',
      code: code === 'new' ? 'next' : facts.code,
      hashes: Object.fromEntries(kept),
    };
    return `const BUILD=${JSON.stringify(next)};\n`;
  });
}

function marked(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('<html ', `<html ${MARK} `);
}
