/** The sentences of a text, each with its full stop; what follows the last one counts as one. */
export function sentencesOf(text: string): string[] {
  return text.match(/[^。]+。?/g) ?? [];
}
