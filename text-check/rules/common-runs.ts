import type { Problem } from '../../app/content/problem.ts';
import { commonRun, commonRunWithNoun, settledPhrases, settledSentences } from '../budgets.ts';
import { nameOf, placeOf } from '../explain.ts';
import { cardFields, type Kind, type Text } from '../texts.ts';

/** A kanji or katakana before a particle or a stop: more often than not the end of a noun. */
const noun = /[\p{Script=Han}\p{Script=Katakana}](?:[のをにがはでとも、。]|から)/u;

/** What is written to be read for itself; pages and notices have things to name. */
const crafted: readonly Kind[] = [...cardFields, 'alt', 'week', 'sample', 'article'];

/**
 * No run of so many characters stands in two texts, names and settled terms aside; a run that holds a noun is
 * noticed sooner. Legal texts are not held against each other: a contract says the same thing in the same words.
 */
export function checkCommonRuns(texts: readonly Text[]): Problem[] {
  const anyTwo = runsIn(texts, commonRun, () => true);
  const withNoun = runsIn(
    texts.filter(({ kind }) => crafted.includes(kind)),
    commonRunWithNoun,
    (run) => noun.test(run),
  );
  const reported = new Set(anyTwo.map(({ text }) => text));
  return [
    ...anyTwo.map((found) => commonTo(found, commonRun)),
    ...withNoun.filter(({ text }) => !reported.has(text)).map((found) => commonTo(found, commonRunWithNoun)),
  ];
}

type Found = { text: Text; other: Text; run: string };

function runsIn(texts: readonly Text[], size: number, counts: (run: string) => boolean): Found[] {
  const seen = new Map<string, Text[]>();
  return texts.flatMap((text) => {
    const found: Found[] = [];
    const own = new Set<string>();
    for (const part of withoutSettled(text.value)) {
      const characters = [...part];
      // Where the run that was last found ends, so that a longer one is found once.
      let end = -1;
      for (let i = 0; i + size <= characters.length; i++) {
        const run = characters.slice(i, i + size).join('');
        own.add(run);
        const other = seen.get(run)?.find(({ kind }) => kind !== 'legal' || text.kind !== 'legal');
        if (other === undefined || !counts(run)) continue;
        if (i > end) found.push({ text, other, run });
        end = i + size;
      }
    }
    for (const run of own) {
      const holders = seen.get(run);
      if (holders === undefined) seen.set(run, [text]);
      else holders.push(text);
    }
    return found;
  });
}

/** The stretches of a text between settled phrases. */
function withoutSettled(value: string): string[] {
  const settled = [...settledSentences, ...settledPhrases].map(({ text }) => text.replace(/\s/gu, ''));
  const whole = value.replace(/\s/gu, '');
  return settled.reduce((parts, phrase) => parts.flatMap((part) => part.split(phrase)), [whole]);
}

function commonTo({ text, other, run }: Found, size: number): Problem {
  return text.problem({
    ja: `${nameOf(text).ja}の「${run}」は、${placeOf(other)} にもあります。続けて${size}字は重なりません。`,
    en: `${nameOf(text).en} shares "${run}" with ${placeOf(other)}; ${size} characters on end may not be common.`,
  });
}
