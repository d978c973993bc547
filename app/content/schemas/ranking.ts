import * as z from 'zod';
import { text } from './parts.ts';
import { signNames } from './sign.ts';

export const rankingSchema = z
  .strictObject({
    from: z.enum(['fixed', 'sky']).describe('fixed: 下の3つ / sky: その週の空から選ぶ'),
    ranking: z
      .array(
        z
          .strictObject({
            rank: z.number().int().min(1).max(3).describe('順位'),
            sign: z.enum(signNames).describe('星座の英語の名前'),
            reason: text('その星座を選んだ理由（12〜45字）', { kind: 'reason' }).optional(),
          })
          .describe('順位の1つ'),
      )
      .length(3)
      .describe('ラッキー星座のTOP3'),
  })
  .describe('今週のラッキー星座');

export type RankingFile = z.infer<typeof rankingSchema>;
