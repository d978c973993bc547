import * as z from 'zod';
import { picture, text } from './parts.ts';

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
    name: text('星座の名前', { kind: 'name', face: [600] }),
    kana: text('星座の名前の読み', { kind: 'name' }),
    dates: z
      .string()
      .regex(/^\d{1,2}\/\d{1,2}〜\d{1,2}\/\d{1,2}$/)
      .describe('生まれた日の範囲（例: 10/24〜11/22）'),
    image: picture('星座の絵'),
    emblem: picture('星座のしるし'),
  })
  .describe('星座');

export type Sign = z.infer<typeof signSchema>;
export type SignName = Sign['sign'];
