/** All rules over all texts. */
import type { Problem } from '../app/content/problem.ts';
import { readOpenings } from './openings.ts';
import { checkAltTexts } from './rules/alt-texts.ts';
import { checkBeginnings } from './rules/beginnings.ts';
import { checkCardNames } from './rules/card-names.ts';
import { checkCommonRuns } from './rules/common-runs.ts';
import { checkEndings } from './rules/endings.ts';
import { checkKanjiShare } from './rules/kanji-share.ts';
import { checkLengths } from './rules/lengths.ts';
import { checkOpenings } from './rules/openings.ts';
import { checkRationedWords } from './rules/rationed-words.ts';
import { checkRepeatedSentences } from './rules/repeated-sentences.ts';
import { checkRhythm } from './rules/rhythm.ts';
import { checkSimilarity } from './rules/similarity.ts';
import { checkWithTextlint } from './rules/textlint.ts';
import { checkTypography } from './rules/typography.ts';
import { checkWornWords } from './rules/worn-words.ts';
import type { Rule, Text } from './texts.ts';

const rules: readonly Rule[] = [
  checkLengths,
  checkWornWords,
  checkRationedWords,
  checkRepeatedSentences,
  checkCommonRuns,
  checkBeginnings,
  checkEndings,
  checkSimilarity,
  checkRhythm,
  checkKanjiShare,
  checkTypography,
  checkCardNames,
  checkAltTexts,
  (texts) => checkOpenings(texts, readOpenings()),
  checkWithTextlint,
];

/** What the rules find in the texts of a content folder (`readTexts`). */
export async function checkTexts(texts: readonly Text[]): Promise<Problem[]> {
  const found = await Promise.all(rules.map((rule) => rule(texts)));
  return found.flat();
}
