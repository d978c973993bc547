import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NIGHT } from '../card-art/scenes/shared/edges.ts';
import { THEME_COLOUR } from './theme-colour.ts';

test("the browser's bars, the page and the pictures' edges are one night", () => {
  const tokens = readFileSync(join(import.meta.dirname, 'styles', 'tokens.css'), 'utf8');
  expect(/--night-900: (#\w+);/.exec(tokens)?.[1]).toBe(THEME_COLOUR);
  expect(NIGHT).toBe(THEME_COLOUR);
});
