import * as z from 'zod';
import { date, picture, slug, target, text } from './parts.ts';

const href = target('リンク先').optional();

const blockSchema = z
  .discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('h2'),
      text: text('大見出しの文字', { kind: 'heading', face: [600] }),
      image: picture('この見出しだけの背景の絵').optional(),
    }),
    z.strictObject({ type: z.literal('h3'), text: text('小見出しの文字', { kind: 'heading', face: [600] }) }),
    z.strictObject({ type: z.literal('p'), text: text('段落の文', { kind: 'article' }), href }),
    z.strictObject({
      type: z.literal('img'),
      src: picture('絵'),
      alt: text('絵の説明', { kind: 'alt' }),
      text: text('絵の下の言葉', { kind: 'article' }).optional(),
    }),
    z.strictObject({
      type: z.literal('ul'),
      items: z
        .array(
          z.strictObject({ text: text('項目の文', { kind: 'article' }), href }).describe('箇条書きの1項目'),
        )
        .min(1)
        .describe('箇条書きの項目'),
    }),
    z.strictObject({
      type: z.literal('card'),
      image: picture('カードの絵'),
      title: text('カードの題', { face: [600] }),
      text: text('カードの文').optional(),
      buttonText: text('ボタンの文字'),
      buttonHref: target('ボタンのリンク先'),
      bgColor: z.enum(['purple', 'blue']).describe('カードの背景の色'),
    }),
  ])
  .describe('記事の部品');

export const articleSchema = z
  .strictObject({
    id: slug('記事のid（ファイルの名前と同じ）'),
    title: text('記事の題', { face: [600] }),
    summary: text('記事の紹介（60〜90字）'),
    date: date('記事の日付'),
    thumbnail: picture('記事の絵').optional(),
    thumbnailTitle: text('短い題（14字くらいまで）', { face: [600] }),
    h2Background: picture('大見出しの背景の絵'),
    content: z.array(blockSchema).min(1).describe('記事の本文'),
  })
  .describe('ブログの記事');

export type ArticleFile = z.infer<typeof articleSchema>;
export type Block = z.infer<typeof blockSchema>;
