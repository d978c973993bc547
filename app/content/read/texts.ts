/** Every text of the content, and what its schema says of it. */
import type * as z from 'zod';
import type { KeyPath } from '../explain/problem.ts';
import { schemaAt } from '../schema-at.ts';
import type { TextFacts } from '../schemas/parts.ts';
import type { Source } from './source.ts';

export type ContentText = TextFacts & {
  source: Source;
  path: KeyPath;
  /** As a visitor reads it, with the site's names in place of `{siteName}` and its like. */
  value: string;
};

/** The texts of one file, in their order; a text that its schema does not know is left out. */
export function textsOf(source: Source, schema: z.ZodType): ContentText[] {
  return stringsIn(source.value).flatMap(({ path, value }) => {
    const known = schemaAt(schema, source.value, path);
    return known === undefined ? [] : [{ source, path, value, ...(known.meta() as TextFacts | undefined) }];
  });
}

/** Every string in a value, however deep. */
export function stringsIn(value: unknown, path: KeyPath = []): { path: KeyPath; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => stringsIn(item, [...path, i]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => stringsIn(item, [...path, key]));
}

/** A copy of a value with every string replaced; `path` is where it stands. */
export function mapStrings<Value>(
  value: Value,
  replace: (text: string, path: KeyPath) => string,
  path: KeyPath = [],
): Value {
  if (typeof value === 'string') return replace(value, path) as Value;
  if (Array.isArray(value)) return value.map((item, i) => mapStrings(item, replace, [...path, i])) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, replace, [...path, key])]),
  ) as Value;
}
