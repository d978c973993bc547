import * as z from 'zod';
import { date, paragraphs, slug, text } from './parts.ts';

export const noticeSchema = z
  .strictObject({
    id: slug('お知らせのid（ファイルの名前の、日付のあと）'),
    title: text('お知らせの題'),
    date: date('お知らせの日付'),
    body: paragraphs('お知らせの本文'),
  })
  .describe('お知らせ');

export type Notice = z.infer<typeof noticeSchema>;
