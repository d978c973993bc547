import * as z from 'zod';
import { card, date, https, paragraphs, text } from './parts.ts';

const answerSchema = z.strictObject({
  card: card('カード'),
  side: z.enum(['upright', 'reversed']).describe('カードの向き（向きのないデッキでは書かない）').optional(),
  text: paragraphs('答えの文（150〜400字）', { kind: 'pick' }),
});

export const pickSchema = z
  .strictObject({
    title: text('A・B・Cの題（5〜24字）', { kind: 'pick-title', face: [600] }),
    intro: text('題の下の言葉（20〜120字）', { kind: 'pick-intro' }),
    date: date('A・B・Cの日付'),
    video: https('動画のアドレス').optional(),
    answers: z
      .strictObject({
        a: answerSchema.describe('Aの答え'),
        b: answerSchema.describe('Bの答え'),
        c: answerSchema.describe('Cの答え'),
      })
      .describe('三枚の答え'),
  })
  .describe('A・B・C');

export type PickFile = z.infer<typeof pickSchema>;
