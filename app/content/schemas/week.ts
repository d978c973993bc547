import * as z from 'zod';
import { paragraphs, text } from './parts.ts';
import { type SignName, signNames } from './sign.ts';

const signWeekSchema = z
  .strictObject({
    nickname: text('その週のよび名（5〜12字、「〜週」）', { kind: 'nickname', face: [600] }),
    message: paragraphs('全体運（90〜160字）', { kind: 'week' }),
    love: paragraphs('恋愛運（90〜165字）', { kind: 'week' }),
    work: paragraphs('仕事運（90〜165字）', { kind: 'week' }),
    money: paragraphs('金運（90〜165字）', { kind: 'week' }),
  })
  .partial()
  .describe('1つの星座の、その週の文');

export type SignWeek = z.infer<typeof signWeekSchema>;

/** What the owner writes for one week; all of it may be left out and comes from the sky then. */
export const weekSchema = z
  .strictObject({
    greeting: paragraphs('その週のあいさつ').optional(),
    ranking: z
      .array(
        z
          .strictObject({
            sign: z.enum(signNames).describe('星座の英語の名前'),
            reason: text('その星座を選んだ理由（12〜45字）', { kind: 'reason' }).optional(),
          })
          .describe('上から順に1つずつ'),
      )
      .length(3)
      .describe('その週のラッキー星座のTOP3')
      .optional(),
    signs: z
      .strictObject(
        Object.fromEntries(signNames.map((sign) => [sign, signWeekSchema.optional()])) as Record<
          SignName,
          z.ZodOptional<typeof signWeekSchema>
        >,
      )
      .describe('星座ごとの文')
      .optional(),
  })
  .describe('一週間の運勢');

export type WeekFile = z.infer<typeof weekSchema>;
