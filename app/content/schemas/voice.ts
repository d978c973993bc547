import * as z from 'zod';
import { date, paragraphs, slug, text } from './parts.ts';

export const voiceSchema = z
  .strictObject({
    text: paragraphs('お客さまの声', { kind: 'service' }),
    date: date('声が届いた日'),
    service: slug('有料鑑定のid'),
    by: text('お客さまの呼び方（「三十代の方」など）').optional(),
    permission: z.boolean().describe('載せてよいと、本人から許可をもらったら true'),
  })
  .describe('お客さまの声');

export type Voice = z.infer<typeof voiceSchema>;
