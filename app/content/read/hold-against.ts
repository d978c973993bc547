/** What a file is by its schema, found out once. */
import type * as z from 'zod';
import type { Problem } from '../explain/problem.ts';
import type { Source } from './source.ts';
import { type ContentText, textsOf } from './texts.ts';
import { validate } from './validate.ts';

/** One file, held against its schema. Treat it as read-only: it is handed out again. */
export interface Held<Value> {
  texts: readonly ContentText[];
  /** Undefined where the file does not fit, or cannot be read. */
  value: Value | undefined;
  problems: readonly Problem[];
  /** What was read otherwise than it is written. */
  notes: readonly Problem[];
}

const lastHeld = new WeakMap<Source, { schema: z.ZodType; held: Held<unknown> }>();

/** Where one file of the folder has changed, the hundreds that have not are the same sources: what was found of them holds. */
export function holdAgainst<Schema extends z.ZodType>(source: Source, schema: Schema): Held<z.infer<Schema>> {
  const last = lastHeld.get(source);
  if (last?.schema === schema) return last.held as Held<z.infer<Schema>>;
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const value = source.value === undefined ? undefined : validate(source, schema, problems, notes);
  const held = { texts: textsOf(source, schema), value, problems, notes };
  lastHeld.set(source, { schema, held });
  return held;
}
