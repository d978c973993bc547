/** Finds the texts of a file, and those that name a link or a picture. */
import type * as z from 'zod';
import type { KeyPath } from './problem.ts';
import { schemaAt } from './schema-at.ts';
import type { Named } from './schemas/parts.ts';
import type { Source } from './source.ts';

export type Place = { path: KeyPath; value: string };

export type Reference = Place & { source: Source; names: Named };

/** The links and pictures of a file, by what its schema says of each text. */
export function referencesIn(source: Source, schema: z.ZodType): Reference[] {
  return textsIn(source.value).flatMap(({ path, value }) => {
    const names = schemaAt(schema, source.value, path)?.meta()?.names as Named | undefined;
    return names === undefined ? [] : [{ source, path, value, names }];
  });
}

/** Every string in the value, however deep. */
export function textsIn(value: unknown, path: KeyPath = []): Place[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => textsIn(item, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key]));
}
