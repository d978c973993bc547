/** Finds the links and the pictures that a file names, by the keys they stand at. */
import type { KeyPath } from './problem.ts';

export type Reference = { path: KeyPath; value: string };

const linkKeys = new Set(['path', 'href', 'buttonHref']);
const pictureKeys = new Set([
  'back',
  'emblem',
  'h2Background',
  'image',
  'portrait',
  'sampleImage',
  'showcase',
  'src',
  'thumbnail',
]);

export function isLinkKey(key: string): boolean {
  return linkKeys.has(key);
}

export function linksIn(value: unknown): Reference[] {
  return referencesAt(linkKeys, value);
}

export function picturesIn(value: unknown): Reference[] {
  return referencesAt(pictureKeys, value);
}

function referencesAt(keys: ReadonlySet<string>, value: unknown, path: KeyPath = []): Reference[] {
  if (typeof value === 'string') {
    return keys.has(String(path.at(-1))) ? [{ path, value }] : [];
  }
  if (Array.isArray(value)) {
    return value.flatMap((item, i) => referencesAt(keys, item, [...path, i]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => referencesAt(keys, item, [...path, key]));
}
