import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Installed } from './licences.ts';

const FILES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'];

/** Packages that name a licence without bringing its text: where the same text is installed. */
const STANDARD_TEXTS: Record<string, string> = { 'Apache-2.0': 'playwright-core' };

/**
 * What stands at `/licences.txt`: the notices and licences of everything of others that is published with the site, as
 * they ask for. Our own scripts and pictures are not in it.
 * @param root the repository, with its packages installed
 * @param packages all of them; those for tools are left out
 * @throws when the text of a licence is nowhere
 */
export function publishedLicences(root: string, packages: readonly Installed[]): string {
  const published = packages.filter(({ place }) => place !== 'tools');
  const groups = Map.groupBy(published, (entry) => textOf(root, entry));
  const parts = [...groups].map(([text, entries]) => {
    const names = entries.map(({ name, version, licence }) => `${name} ${version} (${licence})`);
    return `${names.join('\n')}\n\n${text}`;
  });
  return `Published with this site, under these licences:\n\n${parts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function textOf(root: string, { name, licence }: Installed): string {
  const text = fileOf(root, name) ?? fileOf(root, STANDARD_TEXTS[licence] ?? name);
  if (text === undefined) throw new Error(`${name}: no text of its licence (${licence}) is installed`);
  return text;
}

function fileOf(root: string, name: string): string | undefined {
  const path = FILES.map((file) => join(root, 'node_modules', name, file)).find(existsSync);
  return path && readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim();
}
