import type { Problem } from '../../app/content/explain/problem.ts';
import { copiedTexts, repeatedSentence } from '../budgets.ts';
import { short } from '../explain.ts';
import { lengthOf } from '../japanese.ts';
import type { Text } from '../texts.ts';
import { settledSentences } from '../vocabulary.ts';

/**
 * Files that still hold several whole texts of an earlier one: copied as a pattern and not yet rewritten. One sentence
 * a file; what the other rules would say of each of its texts follows from it.
 */
export function findCopies(texts: readonly Text[]): { problems: Problem[]; files: Set<string> } {
  const first = new Map<string, Text>();
  const shared = new Map<string, { text: Text; other: Text }[]>();
  for (const text of texts) {
    if (lengthOf(text.value) < repeatedSentence || isSettled(text)) continue;
    const other = first.get(text.value);
    if (other === undefined) first.set(text.value, text);
    else if (other.file !== text.file) {
      const key = `${text.file} ${other.file}`;
      shared.set(key, [...(shared.get(key) ?? []), { text, other }]);
    }
  }
  const copies = [...shared.values()].filter((pairs) => pairs.length >= copiedTexts);
  return {
    problems: copies.flatMap((pairs) => (pairs[0] ? [copied(pairs[0], pairs.length)] : [])),
    files: new Set(copies.flatMap((pairs) => pairs.map(({ text }) => text.file))),
  };
}

/** Legal texts and forms say the same thing in the same words; the owner's particulars stand wherever they must. */
function isSettled({ kind, value, file }: Text): boolean {
  return (
    kind === 'legal' || settledSentences.some((settled) => settled.text === value && settled.files.test(file))
  );
}

function copied({ text, other }: { text: Text; other: Text }, count: number): Problem {
  return text.problem({
    ja: `${other.file} と同じ文が${count}あります（「${short(text.value)}」など）。写した文を、すべて書きかえてください。`,
    en: `${count} texts are those of ${other.file} ("${short(text.value)}" first). Rewrite what was copied.`,
  });
}
