/** The texts of the pages: one schema for each file in `content/pages/`. */
import * as z from 'zod';
import { lines, paragraphs, path, picture, slug, target, text } from './parts.ts';
import { shellSchema } from './shell.ts';

const meta = {
  title: text('ページの題'),
  description: text('検索結果に出る説明'),
};

const homeSchema = z
  .strictObject({
    ...meta,
    hero: z
      .strictObject({
        title: lines('大きな見出し（1行ずつ）'),
        lead: lines('見出しの下の言葉（1行ずつ）'),
        draw: text('カードを引くボタンの文字'),
        weekly: text('今週の運勢へのリンクの文字'),
      })
      .describe('いちばん上の部分'),
    line: z
      .strictObject({
        title: lines('見出し（1行ずつ）'),
        lead: paragraphs('説明'),
        themes: z
          .array(
            z
              .strictObject({ name: text('テーマの名前'), note: text('補足').optional() })
              .describe('無料鑑定のテーマ'),
          )
          .length(5)
          .describe('無料鑑定のテーマ'),
        button: text('ボタンの文字'),
        note: text('ボタンの下の注意'),
        help: text('開き方の説明を出すボタンの文字'),
      })
      .describe('LINEの無料鑑定の部分'),
    paid: z
      .strictObject({
        title: lines('見出し（1行ずつ）'),
        lead: paragraphs('説明'),
        priceSuffix: text('値段のうしろの文字'),
        button: text('ボタンの文字'),
      })
      .describe('有料鑑定の部分'),
    weekly: z
      .strictObject({
        title: text('見出し'),
        samples: z
          .array(z.strictObject({ category: text('運勢の名前'), text: text('短い文') }).describe('運勢の例'))
          .length(3)
          .describe('運勢の例'),
        button: text('ボタンの文字'),
      })
      .describe('今週の運勢の部分'),
    readings: z.strictObject({ title: text('見出し'), lead: text('説明') }).describe('カード占いの部分'),
    blog: z
      .strictObject({ title: text('見出し'), lead: text('説明'), button: text('ボタンの文字') })
      .describe('ブログの部分'),
  })
  .describe('トップページ');

const paidSchema = z
  .strictObject({
    ...meta,
    lead: paragraphs('はじめの言葉'),
    assurances: lines('安心のための言葉（1文ずつ）').optional(),
    button: text('申し込みボタンの文字'),
    outgoing: text('外部サイトへ行くことの説明'),
    oldPriceLabel: text('前の値段の見出し（読み上げ用）'),
    newPriceLabel: text('いまの値段の見出し（読み上げ用）'),
    taxLabel: text('税込の表示'),
    sampleLabel: text('鑑定書の見本の見出し'),
    enlarge: text('見本を大きくするボタンの文字'),
    flow: z
      .strictObject({
        title: text('流れの見出し'),
        steps: z
          .array(z.strictObject({ title: text('見出し'), text: text('説明') }).describe('流れの1つ'))
          .length(3)
          .describe('流れ'),
      })
      .describe('申し込みの流れ'),
  })
  .describe('有料鑑定のページ');

const weeklySchema = z
  .strictObject({
    ...meta,
    rankingTitle: text('TOP3の見出し'),
    signsTitle: text('十二星座の見出し'),
    signsLead: text('十二星座の説明'),
    neutralWeek: text('週の日付が分からないときに出る文'),
    back: text('一覧へ戻るリンクの文字'),
    readSuffix: text('星座の名前のうしろの文字（リンク）'),
    birthSuffix: text('生まれた日のうしろの文字'),
  })
  .describe('今週の運勢のページ');

const readingPageSchema = z
  .strictObject({
    ...meta,
    lead: text('はじめの言葉'),
    otherTitle: text('ほかの占いの見出し'),
    otherLead: text('ほかの占いの説明'),
  })
  .describe('カード占いのページ');

const blogSchema = z
  .strictObject({
    ...meta,
    lead: text('はじめの言葉'),
    tag: text('記事に付く札の文字'),
    contents: text('目次の見出し'),
    next: text('次の記事の見出し').optional(),
    order: z
      .array(slug('記事のid'))
      .describe('一覧の終わりに、この順で並べる記事（ここにない記事は新しい順でその前に並ぶ）')
      .optional(),
  })
  .describe('ブログのページ');

const notificationsSchema = z
  .strictObject({
    ...meta,
    lead: text('はじめの言葉'),
    empty: text('お知らせがないときの文'),
  })
  .describe('お知らせのページ');

const aboutSchema = z
  .strictObject({
    ...meta,
    name: text('占い師の名前'),
    role: text('肩書き'),
    portrait: picture('占い師の絵'),
    portraitAlt: text('占い師の絵の説明'),
    lead: paragraphs('はじめの言葉'),
    sections: z
      .array(
        z.strictObject({ heading: text('見出し'), text: paragraphs('文') }).describe('プロフィールの部分'),
      )
      .min(1)
      .describe('プロフィールの部分'),
    buttons: z
      .strictObject({
        tiktok: text('TikTokのボタンの文字'),
        youtube: text('YouTubeのボタンの文字'),
        line: text('LINEのボタンの文字'),
      })
      .describe('ボタン'),
  })
  .describe('プロフィールのページ');

const linkSchema = z
  .strictObject({
    ...meta,
    lead: text('はじめの言葉'),
    links: z
      .array(
        z
          .strictObject({
            name: text('リンクの名前'),
            text: text('リンクの説明'),
            href: target('リンク先（site line tiktok youtube marketplace x も使える）'),
          })
          .describe('リンク'),
      )
      .min(1)
      .describe('リンクの一覧'),
  })
  .describe('公式リンクのページ');

const missing = z
  .strictObject({
    heading: text('見出し'),
    text: text('説明'),
    button: text('ボタンの文字'),
    href: path('ボタンのリンク先'),
  })
  .describe('見つからないときの画面');

const notFoundSchema = z
  .strictObject({
    heading: text('見出し'),
    text: text('説明'),
    button: text('ボタンの文字'),
    article: missing,
    card: missing,
    sign: missing,
    crash: z
      .strictObject({
        heading: text('見出し'),
        text: text('説明'),
        reload: text('読み込み直すボタンの文字'),
        home: text('ホームへ戻るリンクの文字'),
      })
      .describe('動かなくなったときの画面'),
  })
  .describe('ページが見つからないときの画面');

/** The files of `content/pages/`, by the name their texts have in `Content.pages`. */
export const pageSchemas = {
  home: homeSchema,
  paid: paidSchema,
  weekly: weeklySchema,
  reading: readingPageSchema,
  blog: blogSchema,
  notifications: notificationsSchema,
  about: aboutSchema,
  link: linkSchema,
  notFound: notFoundSchema,
  shell: shellSchema,
};

export type Pages = { [Name in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[Name]> };
