/** The map of openings, pictures, scenes and acts: `openings.yaml`, read and checked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readSource, type Source } from '../app/content/source.ts';

const kind = z.string().regex(/^[A-T]$/u);

const rowSchema = z.strictObject({
  id: z.number().int(),
  name: z.string(),
  /** Kind of the description's opening, and of the overview's. */
  description: kind,
  overview: kind,
  /** How the reversed text looks at the picture; decks without reversed cards have none. */
  reversed: z.number().int().min(1).max(8).optional(),
  image: z.string(),
  scene: z.string(),
  act: z.string(),
  find: z.tuple([z.string(), z.string()]),
});

const mapSchema = z.record(z.string(), z.array(rowSchema));

export type OpeningRow = z.infer<typeof rowSchema>;

export type Openings = {
  /** By deck, in the order of the cards. */
  rows: Record<string, OpeningRow[]>;
  source: Source;
};

/** @throws {z.ZodError} for a row that is not whole */
export function readOpenings(path = join(import.meta.dirname, 'openings.yaml')): Openings {
  return openingsOf(readSource('text-check/openings.yaml', readFileSync(path)).source);
}

/** @throws {z.ZodError} for a row that is not whole */
export function openingsOf(source: Source): Openings {
  return { rows: mapSchema.parse(source.value), source };
}
