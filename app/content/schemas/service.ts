import * as z from 'zod';
import { date, https, paragraphs, picture, rule, slug, text, yen } from './parts.ts';

export const serviceSchema = z
  .strictObject({
    id: slug('有料鑑定のid（ファイルの名前の、番号のあと）'),
    title: text('有料鑑定の題'),
    desc: paragraphs('有料鑑定の説明'),
    url: https('申し込みのアドレス'),
    image: picture('有料鑑定の絵'),
    sampleImage: picture('鑑定書の見本の絵'),
    sampleAlt: text('鑑定書の見本の絵の説明'),
    sampleText: z
      .string()
      .max(110)
      // Set vertically in the sample letter, where Latin letters and digits would lie on their side.
      .refine((value) => !/[0-9A-Za-z０-９Ａ-Ｚａ-ｚ]/.test(value), rule('vertical'))
      .describe('鑑定書の見本の文（110字まで、数字と英字なし）'),
    panel: z.enum(['plum', 'blue', 'wine']).describe('背景の色'),
    oldPrice: yen('前の値段（円、税込）'),
    newPrice: yen('今の値段（円、税込）'),
    oldPriceFrom: date('前の値段の最初の日'),
    oldPriceUntil: date('前の値段の最後の日'),
    details: z
      .array(z.strictObject({ term: text('項目の名前'), detail: text('項目の内容') }).describe('内容の1項目'))
      .length(3)
      .describe('鑑定の内容'),
  })
  .refine((service) => service.newPrice < service.oldPrice, {
    ...rule('price-order'),
    path: ['newPrice'],
  })
  .refine((service) => service.oldPriceFrom <= service.oldPriceUntil, {
    ...rule('date-order'),
    path: ['oldPriceUntil'],
  })
  .describe('有料鑑定');

export type Service = z.infer<typeof serviceSchema>;
