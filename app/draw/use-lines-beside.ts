import { useSyncExternalStore } from 'react';
import { filledForm } from '../lib/filled-form.ts';
import { asWritten, type Phrased } from '../lib/phrase-break.ts';

const neverChanges = () => () => {};

/**
 * What stands under the title while a friend's card waits for hers. The page as it is built knows no address with one, so
 * React says it when it has come.
 * @param forms the lines, with `{card}` for the friend's
 * @param card its name
 * @returns null where none waits
 */
export function useLinesBeside(
  forms: readonly Phrased[] | undefined,
  card: Phrased | undefined,
): Phrased[] | null {
  const waiting = useSyncExternalStore(
    neverChanges,
    () => card ?? null,
    () => null,
  );
  if (!forms || waiting === null) return null;
  return forms.map((form) => asWritten(filledForm(form, { card: waiting })));
}
