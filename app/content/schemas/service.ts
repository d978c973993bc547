import * as z from 'zod';
import { date, https, paragraphs, picture, rule, slug, text, yen } from './parts.ts';

/** Set vertically, where Latin letters and digits would lie on their side. */
const vertical = (value: string) => !/[0-9A-Za-z０-９Ａ-Ｚａ-ｚ]/.test(value);

const whole = (description: string) => z.number().int().min(1).describe(description);

export const serviceSchema = z
  .strictObject({
    id: slug('有料鑑定のid（ファイルの名前の、番号のあと）'),
    title: text('有料鑑定の題', { face: [600] }),
    desc: paragraphs('有料鑑定の説明', { kind: 'service' }),
    url: https('申し込みのアドレス'),
    image: picture('有料鑑定の絵'),
    sampleImage: picture('鑑定書の見本の絵'),
    sampleAlt: text('鑑定書の見本の絵の説明', { kind: 'alt' }),
    sampleText: paragraphs('鑑定書の見本の書き出し（110字まで、数字と英字なし。改行すると新しい列になる）', {
      kind: 'service',
      face: [500],
    })
      .max(110)
      .refine(vertical, rule('vertical')),
    // In no cut of the web font: the letters alone would bring over four hundred characters.
    letter: paragraphs('鑑定書の見本の続き（書き出しのあとから終わりまで、数字と英字なし）', {
      kind: 'service',
    }).refine(vertical, rule('vertical')),
    panel: z.enum(['plum', 'blue', 'wine']).describe('背景の色'),
    oldPrice: yen('前の値段（円、税込）').optional(),
    newPrice: yen('今の値段（円、税込）'),
    oldPriceFrom: date('前の値段の最初の日').optional(),
    oldPriceUntil: date('前の値段の最後の日').optional(),
    oldPriceConfirmed: z
      .boolean()
      .describe('前の値段を、本当にその期間に受け取っていたと確かめたら true')
      .optional(),
    question: text('聞けること（24字まで）').max(24),
    cards: text('使うカード（20字まで）').max(20),
    characters: whole('手紙の文字数'),
    days: z
      .strictObject({ least: whole('早いときの日数'), most: whole('遅いときの日数') })
      .describe('お届けまでの日数'),
  })
  .refine(({ oldPrice, newPrice }) => oldPrice === undefined || newPrice < oldPrice, {
    ...rule('price-order'),
    path: ['newPrice'],
  })
  .refine(({ oldPriceFrom: from, oldPriceUntil: until }) => !from || !until || from <= until, {
    ...rule('date-order'),
    path: ['oldPriceUntil'],
  })
  .superRefine(({ oldPrice, oldPriceFrom, oldPriceUntil }, context) => {
    const parts = { oldPrice, oldPriceFrom, oldPriceUntil };
    const missing = Object.entries(parts).filter(([, value]) => value === undefined);
    // A price that was is only shown with when it was.
    if (missing.length === 1 || missing.length === 2)
      for (const [key] of missing) context.addIssue({ code: 'custom', path: [key] });
  })
  .describe('有料鑑定');

export type Service = z.infer<typeof serviceSchema>;
