/** All rules over all texts. */
import { formatKey, type Problem } from '../app/content/explain/problem.ts';
import { readCoreMeanings } from './core-meanings.ts';
import type { Memory } from './memory.ts';
import { checkActs } from './rules/acts.ts';
import { checkAltTexts } from './rules/alt-texts.ts';
import { checkBreath } from './rules/breath.ts';
import { checkCardBudgets } from './rules/card-budgets.ts';
import { checkCardHinges } from './rules/card-hinges.ts';
import { checkCardNames } from './rules/card-names.ts';
import { checkCommonRuns } from './rules/common-runs.ts';
import { findCopies } from './rules/copies.ts';
import { checkCoreMeanings } from './rules/core-meanings.ts';
import { checkEndings } from './rules/endings.ts';
import { checkHedges } from './rules/hedges.ts';
import { checkKanji } from './rules/kanji.ts';
import { checkLengths, isOutsideLength } from './rules/lengths.ts';
import { checkMessages } from './rules/messages.ts';
import { checkPromises } from './rules/promises.ts';
import { checkRepeatedSentences } from './rules/repeated-sentences.ts';
import { checkSeasons } from './rules/seasons.ts';
import { checkSimilarity } from './rules/similarity.ts';
import { checkWithTextlint, type Finding } from './rules/textlint.ts';
import { checkToday } from './rules/today.ts';
import { checkTypography } from './rules/typography.ts';
import { checkWaysOut } from './rules/ways-out.ts';
import { checkWornWords } from './rules/worn-words.ts';
import type { Rule, Text } from './texts.ts';

/** The style of the house: what is said of a text beside its length and its promises. */
const style: readonly Rule[] = [
  checkWornWords,
  checkCardBudgets,
  checkCardHinges,
  checkActs,
  checkRepeatedSentences,
  checkCommonRuns,
  checkEndings,
  checkSimilarity,
  checkKanji,
  checkTypography,
  checkMessages,
  checkSeasons,
  checkBreath,
  checkHedges,
  checkToday,
  checkWaysOut,
  (texts) => checkCoreMeanings(texts, readCoreMeanings()),
  checkCardNames,
  checkAltTexts,
];

export interface Checked {
  /** What must be mended before the site is built. */
  problems: Problem[];
  /** What the house would write otherwise, in texts that are the owner's. */
  advice: Problem[];
}

/**
 * What the rules find in the texts of a content folder (`readTexts`). A text of the wrong length and a file that is
 * still a copy have one sentence each: the rest of what is wrong with them goes when they are written again.
 * @param isOurs whether the style of the house is law for a text, or advice
 * @param textlint what textlint found before
 */
export async function checkTexts(
  texts: readonly Text[],
  isOurs: (text: Text) => boolean,
  textlint?: Memory<Finding[]>,
): Promise<Checked> {
  const copies = findCopies(texts);
  const whole = texts.filter((text) => !copies.files.has(text.file) && !isOutsideLength(text));
  // Of two that are alike the later one has the problem: a text of hers, not the one that was there before.
  const written = [...whole.filter(isOurs), ...whole.filter((text) => !isOurs(text))];
  const all: readonly Rule[] = [...style, (those) => checkWithTextlint(those, textlint)];
  const found = await Promise.all(all.map((rule) => rule(written)));
  const ours = new Set(written.filter(isOurs).map(({ file, path }) => `${file} ${formatKey(path)}`));
  const { true: problems = [], false: advice = [] } = Object.groupBy(found.flat(), ({ file, key }) =>
    String(ours.has(`${file} ${key}`)),
  );
  return {
    problems: [...checkLengths(texts), ...copies.problems, ...checkPromises(written), ...problems],
    advice,
  };
}
