/** Sentences for a paid reading and the voices about it. */
import type { Message } from './problem.ts';

export const explainService = {
  letterLength: (written: number, promised: number): Message => ({
    ja: `見本の手紙は、sampleText と letter を合わせて${written}字です。characters（手紙の文字数）は${promised}字なので、${promised}字に近い長さにするか、characters を直してください。`,
    en: `The sample, "sampleText" and "letter" together, has ${written} characters; "characters" promises ${promised}.`,
  }),
  daysOrder: (least: number, most: number): Message => ({
    ja: `「most」（遅いときの日数）は「least」の${least}日より早くできません。今は${most}日です。`,
    en: `"most" is ${most} days, less than "least", ${least}.`,
  }),
  noPermission: (): Message => ({
    ja: '載せてよいという本人の許可がない声は、公開できません。許可をもらってから permission: true にするか、ファイルを消してください。',
    en: 'A voice is published with its permission only. Ask for it and write "permission: true", or delete the file.',
  }),
  unknownService: (found: string, known: readonly string[]): Message => ({
    ja: `有料鑑定「${found}」がありません。使えるid: ${known.join('、')}`,
    en: `There is no service "${found}". Known: ${known.join(', ')}`,
  }),
};
