import type { Problem } from '../../app/content/explain/problem.ts';
import { commonRun } from '../budgets.ts';
import { nameOf, placeOf } from '../explain.ts';
import type { Text } from '../texts.ts';
import { settledPhrases, settledSentences } from '../vocabulary.ts';

/**
 * No run of so many characters stands in two texts, and no shorter one in three, names and settled terms aside. A stop, a
 * comma or a quotation mark ends a run. Legal texts are not held against each other: a contract says the same thing in
 * the same words.
 */
export function checkCommonRuns(texts: readonly Text[]): Problem[] {
  const inTwo = runsIn(texts, commonRun.inTwo, 2);
  const reported = new Set(inTwo.map(({ text }) => text));
  const inThree = runsIn(texts, commonRun.inThree, 3).filter(({ text }) => !reported.has(text));
  return [
    ...inTwo.map((found) => commonTo(found, commonRun.inTwo, 2)),
    ...inThree.map((found) => commonTo(found, commonRun.inThree, 3)),
  ];
}

type Found = { text: Text; other: Text; run: string };

/** The texts that hold a run which so many hold, each with an earlier holder. */
function runsIn(texts: readonly Text[], size: number, holdersNeeded: number): Found[] {
  const seen = new Map<string, Text[]>();
  return texts.flatMap((text) => {
    const found: Found[] = [];
    const own = new Set<string>();
    for (const clause of clausesOf(text.value)) {
      const characters = [...clause];
      // Where the run that was last found ends, so that a longer one is found once.
      let end = -1;
      for (let i = 0; i + size <= characters.length; i++) {
        const run = characters.slice(i, i + size).join('');
        own.add(run);
        const others = seen.get(run)?.filter(({ kind }) => kind !== 'legal' || text.kind !== 'legal') ?? [];
        const [other] = others;
        if (other === undefined || others.length + 1 < holdersNeeded) continue;
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

/** The clauses of a text, between and outside settled phrases. */
function clausesOf(value: string): string[] {
  const settled = [...settledSentences, ...settledPhrases].map(({ text }) => text.replace(/\s/gu, ''));
  const whole = value.replace(/\s/gu, '');
  return settled
    .reduce((parts, phrase) => parts.flatMap((part) => part.split(phrase)), [whole])
    .flatMap((part) => part.split(/[。、！？…「」『』（）]/u));
}

function commonTo({ text, other, run }: Found, size: number, holders: number): Problem {
  const also = holders === 2 ? '' : 'など';
  return text.problem({
    ja: `${nameOf(text).ja}の「${run}」は、${placeOf(other)}${also} にもあります。続けて${size}字が同じ文は${holders - 1}つまでです。`,
    en: `${nameOf(text).en} shares "${run}" with ${placeOf(other)}; ${size} characters on end may stand in ${holders - 1}.`,
  });
}
