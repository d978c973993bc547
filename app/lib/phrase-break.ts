/** Stands between two phrases in texts that the build prepared for headings (`phrases.server.ts`): a zero-width space. */
export const PHRASE_BREAK = '\u200b';

declare const prepared: unique symbol;

/** A text that `phrases()` prepared, or one that may break anywhere: for `<Phrases>`, never for titles or what is copied. */
export type Phrased = string & { readonly [prepared]: true };

/** A text of the owner's own lines, or one so short that it breaks nowhere: shown as it is. */
export function asWritten(text: string): Phrased {
  return text as Phrased;
}

/** The words without their breaks. */
export function plain(text: Phrased): string {
  return text.replaceAll(PHRASE_BREAK, '');
}
