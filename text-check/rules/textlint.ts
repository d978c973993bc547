import { createRequire } from 'node:module';
import { TextlintKernel } from '@textlint/kernel';
import type * as TextPlugin from '@textlint/textlint-plugin-text';
import type * as JapanesePreset from 'textlint-rule-preset-japanese';
import type { Message, Problem } from '../../app/content/explain/problem.ts';
import { repeatedSentence, textlint } from '../budgets.ts';
import { nameOf, short } from '../explain.ts';
import { lengthOf } from '../japanese.ts';
import { keyOf, type Memory } from '../memory.ts';
import type { Text } from '../texts.ts';

// CommonJS packages, whose default export is another one under each module loader.
const require = createRequire(import.meta.url);
const { default: plainText } = require('@textlint/textlint-plugin-text') as typeof TextPlugin;
const japanese = require('textlint-rule-preset-japanese') as typeof JapanesePreset;

/** What differs from the preset; the reasons stand in `../budgets.ts`. */
const options: Record<string, object> = {
  'sentence-length': { max: textlint.sentenceLength, skipPatterns: textlint.sentenceLengthSkips },
  'max-ten': { max: textlint.commas },
  'no-doubled-joshi': { min_interval: 1, allow: textlint.doubledParticles },
  'no-mix-dearu-desumasu': { preferInBody: 'ですます', preferInList: 'ですます' },
};

const rules = Object.entries(japanese.rules).map(([ruleId, rule]) => ({
  ruleId,
  rule,
  options: options[ruleId] ?? japanese.rulesConfig[ruleId] ?? true,
}));

/** What decides the findings besides the text and the options. */
const VERSIONS = ['@textlint/kernel', 'textlint-rule-preset-japanese'].map(
  (name) => (require(`${name}/package.json`) as { version: string }).version,
);

/** What textlint says of a place in a text. */
export interface Finding {
  ruleId: string;
  message: string;
  index: number;
}

/** What to do about it, by the preset's rules. */
const advice: Record<string, Message> = {
  'max-ten': {
    ja: `一つの文の「、」を${textlint.commas}つまでに減らします`,
    en: `at most ${textlint.commas} 、 to a sentence`,
  },
  'no-doubled-conjunctive-particle-ga': {
    ja: '逆接の「が」は一文に一度です',
    en: 'one が for "but" to a sentence',
  },
  'no-doubled-conjunction': { ja: '同じ接続詞が続いています', en: 'the same conjunction twice running' },
  'no-double-negative-ja': { ja: '二重の否定を言い切りに直します', en: 'a double negative: say it plainly' },
  'no-doubled-joshi': { ja: '同じ助詞が続いています', en: 'the same particle twice running' },
  'sentence-length': {
    ja: `文を${textlint.sentenceLength}字までに分けます`,
    en: `a sentence of more than ${textlint.sentenceLength} characters`,
  },
  'no-dropping-the-ra': { ja: '「ら」が抜けています', en: 'ら is missing' },
  'no-mix-dearu-desumasu': { ja: 'です・ますに揃えます', en: 'です・ます, not である' },
  'no-nfd': { ja: '濁点が文字から離れています', en: 'a voiced mark apart from its letter' },
  'no-invalid-control-character': { ja: '見えない文字があります', en: 'a control character' },
  'no-zero-width-spaces': { ja: '見えない空白があります', en: 'a zero-width space' },
  'no-kangxi-radicals': { ja: '部首の文字が交じっています', en: 'a radical in place of a letter' },
};

/**
 * textlint's Japanese preset: doubled particles and conjunctions, double negatives, ら抜き, である among です・ます,
 * sentence length, commas, decomposed and invisible characters. Labels are no sentences and are left out.
 * @param memory what was found before: all texts take ten seconds, and most do not change
 */
export async function checkWithTextlint(
  texts: readonly Text[],
  memory?: Memory<Finding[]>,
): Promise<Problem[]> {
  const kernel = new TextlintKernel();
  const problems: Problem[] = [];
  for (const one of texts.filter(({ value }) => lengthOf(value) >= repeatedSentence)) {
    const key = keyOf(VERSIONS, options, one.value);
    let findings = memory?.recall(key);
    if (!findings) {
      findings = await findingsIn(kernel, one.value);
      memory?.keep(key, findings);
    }
    for (const { ruleId, message, index } of findings) {
      if (ruleId === 'no-doubled-joshi' && textlint.setPhrase.test(one.value.slice(index))) continue;
      const around = one.value.slice(Math.max(0, index - 12), index + 8);
      const reason = advice[ruleId] ?? { ja: message, en: message };
      problems.push(
        one.problem({
          ja: `${nameOf(one).ja}の「${short(around)}」のあたり: ${reason.ja}（textlint: ${ruleId}）`,
          en: `${nameOf(one).en} near "${short(around)}": ${reason.en} (textlint: ${ruleId})`,
        }),
      );
    }
  }
  return problems;
}

async function findingsIn(kernel: TextlintKernel, value: string): Promise<Finding[]> {
  const { messages } = await kernel.lintText(value, {
    ext: '.txt',
    plugins: [{ pluginId: 'text', plugin: plainText }],
    rules,
  });
  return messages.map(({ ruleId, message, index }) => ({ ruleId, message, index }));
}
