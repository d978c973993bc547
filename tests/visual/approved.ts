import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../../build/lib/paths.ts';

/** The folder of the approved photographs and of what is noted about them. */
export const APPROVED = join(import.meta.dirname, 'approved');

/** By the name of a photograph: hash of the words and pictures that it shows. */
const SHOWN = join(APPROVED, 'shown.json');

/** One hash over `content/`, so that a change of the content is told from a change of the code. */
export function contentHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync('content/**/*', { cwd: ROOT }).sort()) {
    const path = join(ROOT, file);
    if (statSync(path).isFile()) hash.update(file.replaceAll('\\', '/')).update(readFileSync(path));
  }
  return short(hash.digest('hex'));
}

/** A hash of the words and pictures on the page as it stands, whatever they look like. */
export async function shownOn(page: Page): Promise<string> {
  const shown = await page.evaluate(() => {
    const pictures = [...document.images].filter((image) => image.checkVisibility());
    return [document.body.innerText, ...pictures.map(({ currentSrc }) => new URL(currentSrc).pathname)];
  });
  return short(createHash('sha256').update(shown.join('\n')).digest('hex'));
}

/** What each photograph showed when it was approved. */
export function approvedShown(): Record<string, string> {
  return existsSync(SHOWN) ? (JSON.parse(readFileSync(SHOWN, 'utf8')) as Record<string, string>) : {};
}

/** Notes what an approved photograph shows. */
export function noteShown(name: string, shown: string): void {
  const all = Object.entries({ ...approvedShown(), [name]: shown });
  const sorted = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(SHOWN, `${JSON.stringify(sorted, null, 2)}\n`);
}

function short(hash: string): string {
  return hash.slice(0, 16);
}
