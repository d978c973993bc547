/** Holds one file against its schema. */
import type * as z from 'zod';
import { nearest } from '../explain/nearest.ts';
import type { Problem } from '../explain/problem.ts';
import { explainIssue } from '../explain/value.ts';
import { keysOf, schemaAt, valueAt } from '../schema-at.ts';
import { forgive } from './forgive.ts';
import type { Source } from './source.ts';

/** Returns the typed value, or undefined after adding to `problems`; what was read otherwise than written goes to `notes`. */
export function validate<Schema extends z.ZodType>(
  source: Source,
  schema: Schema,
  problems: Problem[],
  notes: Problem[],
): z.infer<Schema> | undefined {
  const written = schema.safeParse(source.value);
  const forgiven = written.success ? undefined : forgive(source, written.error.issues);
  const result = forgiven ? schema.safeParse(forgiven.value) : written;
  notes.push(...(forgiven?.notes ?? []));
  if (result.success) return result.data;
  const { issues } = result.error;
  const misspelt = new Set<string>();
  const explained = new Set<string>();

  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') continue;
    const path = issue.path as (string | number)[];
    const known = keysOf(schemaAt(schema, source.value, path));
    for (const key of issue.keys) {
      const meant = nearest(key, known);
      if (meant !== undefined) misspelt.add([...path, meant].join('.'));
      problems.push(source.problem([...path, key], explainIssue.unknownKey(key, meant, known)));
    }
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    const path = issue.path as (string | number)[];
    // A misspelt key is one problem, not also a missing one.
    if (valueAt(source.value, path) === undefined && misspelt.has(path.join('.'))) continue;
    // A value of the wrong type also breaks the rules that follow it; the first sentence is enough.
    if (explained.has(path.join('.'))) continue;
    explained.add(path.join('.'));
    problems.push(source.problem(path, explainIssue.value(issue, schema, source.value)));
  }
  return undefined;
}
