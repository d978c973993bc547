import * as z from 'zod';
import { path, text } from './parts.ts';

export const menuSchema = z
  .array(
    z
      .strictObject({
        name: text('メニューに出る名前'),
        path: path('ページの場所（/ から）'),
        badge: z.boolean().describe('「おすすめ」の印を付けるなら true').optional(),
      })
      .describe('メニューの1項目'),
  )
  .min(1)
  .describe('メニュー（上から順に出る）');

export type MenuItem = z.infer<typeof menuSchema>[number];
