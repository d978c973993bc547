/** The table of core meanings: `core-meanings.yaml`, read and checked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';

/** First keywords by deck and by the name of the card. */
export type CoreMeanings = Record<string, Record<string, string>>;

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** @throws {z.ZodError} for a table that is not whole */
export function readCoreMeanings(path = join(import.meta.dirname, 'core-meanings.yaml')): CoreMeanings {
  return schema.parse(parse(readFileSync(path, 'utf8')));
}
