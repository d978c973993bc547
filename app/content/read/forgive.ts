/** Values whose form can only mean one thing: 「８００円」 where a number is asked for, 「2025/9/3」 for a day, 「#星」 for a hashtag. */
import type * as z from 'zod';
import { explainMend } from '../explain/mend.ts';
import type { KeyPath, Problem } from '../explain/problem.ts';
import { valueAt } from '../schema-at.ts';
import type { Source } from './source.ts';

/**
 * @param issues of the source's value against its schema
 * @returns the value with what could be read otherwise, and a note for each; undefined where nothing could
 */
export function forgive(
  source: Source,
  issues: readonly z.core.$ZodIssue[],
): { value: unknown; notes: Problem[] } | undefined {
  const value = structuredClone(source.value);
  const notes: Problem[] = [];
  for (const issue of issues) {
    const path = issue.path as KeyPath;
    const found = valueAt(source.value, path);
    const holder = valueAt(value, path.slice(0, -1));
    const key = path.at(-1);
    if (typeof found !== 'string' || key === undefined || typeof holder !== 'object' || holder === null)
      continue;
    const read = meant(issue, found);
    if (read === undefined) continue;
    (holder as Record<string | number, unknown>)[key] = read;
    notes.push(source.problem(path, explainMend.value(found, String(read))));
  }
  return notes.length > 0 ? { value, notes } : undefined;
}

function meant(issue: z.core.$ZodIssue, found: string): string | number | undefined {
  const plain = found.normalize('NFKC').trim();
  if (issue.code === 'invalid_type') {
    if (issue.expected !== 'number' && issue.expected !== 'int') return undefined;
    return yenMeant(found);
  }
  if (issue.code !== 'custom') return undefined;
  if (issue.params?.kind === 'date') {
    const [, year, month = '', day = ''] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(plain) ?? [];
    return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  }
  if (issue.params?.kind === 'hashtag') return plain.replace(/^#\s*/, '') || undefined;
  return undefined;
}

/** The number in 「８００円」, `1,200` or `¥800`; undefined where none can be meant. */
export function yenMeant(value: unknown): number | undefined {
  if (typeof value !== 'string') return typeof value === 'number' ? value : undefined;
  const plain = value.normalize('NFKC').trim();
  const digits = /^¥?\s*(\d{1,3}(?:[,、]\d{3})+|\d+)\s*円?$/.exec(plain)?.[1];
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''));
}
