/** What a rule needs to know of Japanese: characters, sentences, quotations, endings. */

const opening = '「『（';
const closing = '」』）';

/** Length in characters as a reader counts them, punctuation included. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/**
 * The sentences of a text, each with its full stop. A stop inside 「」 or （） ends no sentence; a text that ends
 * without one (a label, a clause left open) still ends a sentence.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let depth = 0;
  let sentence = '';
  for (const character of text) {
    if (character === '\n') {
      if (sentence !== '') sentences.push(sentence);
      sentence = '';
      continue;
    }
    sentence += character;
    if (opening.includes(character)) depth++;
    if (closing.includes(character)) depth--;
    if (depth <= 0 && '。！？'.includes(character)) {
      sentences.push(sentence);
      sentence = '';
    }
  }
  if (sentence !== '') sentences.push(sentence);
  return sentences;
}

/** The text without what somebody says: every 「…」 becomes 「」. */
export function withoutQuotations(text: string): string {
  return text.replace(/「[^「」]*」/g, '「」');
}

/** How a sentence closes, by what the ear hears: the last two characters before the stop. */
export function endingOf(sentence: string): string {
  return [...sentence.replace(/[。！？」』）…]+$/u, '')].slice(-2).join('');
}

/** Every run of `size` characters, without spaces and line breaks. */
export function gramsOf(text: string, size: number): Set<string> {
  const characters = [...text.replace(/\s/gu, '')];
  const grams = new Set<string>();
  for (let i = 0; i + size <= characters.length; i++) grams.add(characters.slice(i, i + size).join(''));
  return grams;
}

/** Kanji among all characters that are not ASCII, from 0 to 1; punctuation counts as a character. */
export function kanjiShareOf(text: string): number {
  const characters = [...text].filter((character) => character.charCodeAt(0) > 127);
  const kanji = characters.filter((character) => /[\p{Script=Han}々]/u.test(character));
  return characters.length === 0 ? 0 : kanji.length / characters.length;
}
