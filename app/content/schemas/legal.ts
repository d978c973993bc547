import * as z from 'zod';
import { paragraphs as anyParagraphs, text as anyText, date, host, https, type TextFacts } from './parts.ts';

const text = (description: string, facts: TextFacts = {}) =>
  anyText(description, { kind: 'legal', ...facts });
const paragraphs = (description: string) => anyParagraphs(description, { kind: 'legal' });
const title = text('ページの題', { face: [600] });

const section = z
  .strictObject({
    heading: text('条の見出し', { face: [600] }),
    text: paragraphs('条の文').optional(),
    items: z.array(text('項目の文')).min(1).describe('条の項目').optional(),
  })
  .describe('条');

const document = {
  title,
  description: text('検索結果に出る説明'),
  enacted: date('制定した日'),
  revised: date('改定した日'),
  intro: paragraphs('はじめの文'),
  sections: z.array(section).min(1).describe('条の一覧'),
};

const termsSchema = z.strictObject(document).describe('利用規約');

const privacySchema = z
  .strictObject({
    ...document,
    transmissions: z
      .array(
        z
          .strictObject({
            service: text('サービスの名前'),
            provider: text('送信先の会社'),
            hosts: z.array(host('送信先のホスト名')).min(1).describe('送信先のホスト名の一覧'),
            data: text('送信される情報'),
            purpose: text('送信の目的'),
            policy: https('送信先のプライバシーポリシー'),
          })
          .describe('外部送信の1件'),
      )
      .describe('外部送信の表'),
    transmissionsTitle: text('外部送信の表の見出し', { face: [600] }),
    transmissionLabels: z
      .strictObject({
        service: text('サービスの見出し', { face: [600] }),
        recipient: text('送信先の見出し', { face: [600] }),
        data: text('送信される情報の見出し', { face: [600] }),
        purpose: text('目的の見出し', { face: [600] }),
        policy: text('送信先の方針の見出し', { face: [600] }),
      })
      .describe('外部送信の表の項目の名前'),
  })
  .describe('プライバシーポリシー');

const particular = (description: string) =>
  z
    .strictObject({
      value: paragraphs('ページに出る文'),
      confirmed: z.boolean().describe('公開してよいと確かめたら true'),
    })
    .describe(description);

const particularsSchema = z
  .strictObject({
    seller: particular('販売業者'),
    responsible: particular('運営責任者'),
    address: particular('所在地'),
    telephone: particular('電話番号'),
    email: particular('メールアドレス'),
    shop: particular('有料鑑定を申し込む販売サイトの名前'),
  })
  .describe('事業者の情報');

const legalNotationSchema = z
  .strictObject({
    title,
    description: text('検索結果に出る説明'),
    rows: z
      .array(
        z
          .strictObject({ term: text('項目の名前', { face: [600] }), detail: paragraphs('項目の内容') })
          .describe('表の1行'),
      )
      .min(1)
      .describe('表'),
  })
  .describe('特定商取引法に基づく表記');

/** The files of `content/legal/`, by the name their texts have in `Content.legal`. */
export const legalSchemas = {
  terms: termsSchema,
  privacy: privacySchema,
  legalNotation: legalNotationSchema,
  particulars: particularsSchema,
};

export type LegalSection = z.infer<typeof section>;
export type Terms = z.infer<typeof termsSchema>;
export type Privacy = z.infer<typeof privacySchema>;
export type Particulars = z.infer<typeof particularsSchema>;
export type LegalNotation = z.infer<typeof legalNotationSchema>;
