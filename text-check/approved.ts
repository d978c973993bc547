/**
 * Which texts are the site's own: those that were read and approved as they stand. What the owner has written since is
 * hers. Kept as hashes, so that moving a text or a file changes nothing (docs/decisions/2026-11-22-advice-not-law.md).
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Text } from './texts.ts';

const FILE = join(import.meta.dirname, 'approved.txt');

/** @returns whether a text stands as it was approved */
export function readApproved(): (text: Pick<Text, 'value'>) => boolean {
  const approved = new Set(readFileSync(FILE, 'utf8').split('\n'));
  return (text) => approved.has(hashOf(text));
}

/** From now on these are the approved texts. */
export function writeApproved(texts: readonly Text[]): void {
  writeFileSync(FILE, `${[...new Set(texts.map(hashOf))].sort().join('\n')}\n`);
}

function hashOf({ value }: Pick<Text, 'value'>): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 12);
}
