import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';

/** Set by runs of everything, publishing among them: there the owner's changes are told, not refused. */
export const TOLD_ONLY = process.env.OWNERS_VALUES === 'told';

/**
 * A value of the specification that stands in `content/` and is the owner's to change.
 * @param name the line of the specification
 * @param where the file that holds it
 * @param now what it says today
 * @param specified what the specification says
 */
export function ownersValue(name: string, where: string, now: unknown, specified: unknown): void {
  test(name, ({ skip }) => {
    skip(
      TOLD_ONLY && !isDeepStrictEqual(now, specified),
      `${where} says something else now, as its owner may`,
    );
    expect(now).toEqual(specified);
  });
}
