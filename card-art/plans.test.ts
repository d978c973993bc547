import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const DECKS = join(import.meta.dirname, 'decks');

test('every card has its line in the plans, and nothing else has', () => {
  const drawn = ['tarot', 'oracle', 'love'].flatMap((deck) =>
    readdirSync(join(DECKS, deck))
      .filter((file) => /^\d.*\.ts$/.test(file))
      .map((file) => `${deck}/${file.replace('.ts', '')}`),
  );
  const planned = [...readFileSync(join(DECKS, 'plans.md'), 'utf8').matchAll(/^\| ([a-z]+\/[\w-]+) \|/gm)];
  expect(planned.map(([, card]) => card).sort()).toEqual(drawn.sort());
});
