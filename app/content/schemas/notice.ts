import * as z from 'zod';
import { date, paragraphs, path, picture, slug, text } from './parts.ts';

export const noticeSchema = z
  .strictObject({
    id: slug('お知らせのid（ファイルの名前の、日付のあと）'),
    title: text('お知らせの題', { face: [600] }),
    date: date('お知らせの日付'),
    body: paragraphs('お知らせの本文', { kind: 'notice' }),
    picture: z
      .strictObject({
        src: picture('写真か絵'),
        alt: text('写真の説明（見えない人のために）', { kind: 'alt' }),
      })
      .describe('お知らせの写真')
      .optional(),
    links: z
      .array(
        z
          .strictObject({ label: text('リンクの文字'), path: path('リンク先のページ') })
          .describe('お知らせの終わりのリンク'),
      )
      .min(1)
      .describe('お知らせの終わりのリンク')
      .optional(),
  })
  .describe('お知らせ');

export type Notice = z.infer<typeof noticeSchema>;
