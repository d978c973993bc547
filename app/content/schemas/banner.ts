import * as z from 'zod';
import { host, slug, snippet } from './parts.ts';

export const bannerSchema = z
  .strictObject({
    id: slug('広告のid（ファイルの名前と同じ）'),
    size: z.enum(['300x250', '728x90']).describe('広告の大きさ'),
    hosts: z.array(host('ホスト名')).describe('画像が転送される先のホスト名').optional(),
    snippet: snippet('広告会社からもらったHTML（そのまま貼り付ける）'),
  })
  .describe('広告');

export type BannerFile = z.infer<typeof bannerSchema>;
