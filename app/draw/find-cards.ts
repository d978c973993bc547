/** Two spellings of one word are one: katakana as hiragana, full-width as half-width, capitals as small letters. */
export function normalised(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a card can be found by, each normalised: names, reading, keywords, feelings. */
export type SearchWords = string[];

/**
 * Whether a card answers to what was typed: every word of it is part of one of the card's, or holds a feeling whole
 * (「彼から返信がこない」 finds 返信がこない).
 * @param query as typed
 */
export function answersTo(words: SearchWords, query: string): boolean {
  return normalised(query)
    .split(' ')
    .every((part) => words.some((word) => word.includes(part) || (word.length >= 3 && part.includes(word))));
}
