/** Whatever stands in a file, the loader says so; it never falls over. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemsOf } from './test-folder.ts';
import { type Tree, validTree } from './test-tree.ts';

const files = Object.keys(validTree());
const anyValue = fc.oneof(
  fc.constantFrom(null, '', ' ', '#', '/', '{{', '2025-02-30', 'picture:', '<', [], {}),
  fc.jsonValue({ maxDepth: 2 }),
);

test('any value in place of any other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...files),
      fc.array(fc.nat(), { maxLength: 4 }),
      anyValue,
      (file, steps, value) => {
        const tree = validTree();
        replace(tree, file, steps, value);
        for (const problem of problemsOf(tree)) expect(problem).toMatch(/^content\/.*\n {2}.+\n {2}.+$/);
      },
    ),
    { numRuns: 60 },
  );
});

test('any bytes in place of a file', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.uint8Array({ maxLength: 60 }), (file, bytes) => {
      expect(problemsOf({ ...validTree(), [file]: bytes })).not.toEqual([]);
    }),
    { numRuns: 30 },
  );
});

/** Follows `steps` down the file as far as there is something below, and puts `value` there. */
function replace(tree: Tree, file: string, steps: number[], value: unknown) {
  let holder = tree;
  let key = file;
  for (const step of steps) {
    const below = holder[key];
    if (typeof below !== 'object' || below === null) break;
    const keys = Object.keys(below);
    const next = keys[step % keys.length];
    if (next === undefined) break;
    holder = below;
    key = next;
  }
  holder[key] = value;
}
