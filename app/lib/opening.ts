/** The first sentence of a text, or the first two where it is short: about two lines on a phone. */
export function opening(text: string): string {
  const sentences = text.match(/[^。]+。/g) ?? [text];
  const [first = ''] = sentences;
  return first.length >= 28 ? first : sentences.slice(0, 2).join('');
}
