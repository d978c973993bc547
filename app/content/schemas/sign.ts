import * as z from 'zod';
import { paragraphs, picture, text } from './parts.ts';

/** The signs in the order of the year of the zodiac; the file numbers follow it. */
export const signNames = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;

export const signSchema = z
  .strictObject({
    sign: z.enum(signNames).describe('星座の英語の名前'),
    name: text('星座の名前'),
    dates: z
      .string()
      .regex(/^\d{1,2}\/\d{1,2}〜\d{1,2}\/\d{1,2}$/)
      .describe('生まれた日の範囲（例: 10/24〜11/22）'),
    image: picture('星座の絵'),
    emblem: picture('星座のしるし'),
    message: paragraphs('全体運（90〜150字）'),
    love: paragraphs('恋愛運（90〜150字）'),
    work: paragraphs('仕事運（90〜150字）'),
    money: paragraphs('金運（90〜150字）'),
  })
  .describe('星座の今週の運勢');

export type Sign = z.infer<typeof signSchema>;
export type SignName = Sign['sign'];
