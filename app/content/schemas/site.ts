import * as z from 'zod';
import { https, origin, text } from './parts.ts';

export const siteSchema = z
  .strictObject({
    name: text('サイトの名前'),
    tagline: text('サイトのひとこと'),
    description: text('検索結果に出るサイトの説明（70〜120字）'),
    address: origin('サイトのアドレス（https:// から。最後に / は付けない）'),
    fortuneTeller: z.strictObject({ name: text('占い師の名前') }).describe('占い師'),
    hashtag: text('シェアに付くハッシュタグ（# は書かない）'),
    copyrightYear: z.number().int().min(2000).max(2999).describe('著作権表示の年'),
    links: z
      .strictObject({
        line: https('LINE公式アカウントのアドレス'),
        tiktok: https('TikTokのアドレス'),
        youtube: https('YouTubeのアドレス'),
        marketplace: https('有料鑑定を申し込む外部サイトのアドレス'),
        x: https('Xのアドレス').optional(),
      })
      .describe('外部のリンク'),
    xAccount: z.string().startsWith('@').describe('Xのアカウント名（@ から）').optional(),
    firebase: z
      .strictObject({
        apiKey: text('FirebaseのapiKey'),
        authDomain: text('FirebaseのauthDomain'),
        projectId: text('FirebaseのprojectId'),
        appId: text('FirebaseのappId'),
        measurementId: text('FirebaseのmeasurementId（G- から）'),
      })
      .nullable()
      .describe('アクセス解析（Firebase）の設定。使わないときは null'),
    offline: z
      .boolean()
      .describe('通信できないときにも読めるように、ページを端末に残すなら true、やめるなら false'),
    badge: text('メニューで有料鑑定のとなりに出る印'),
  })
  .describe('サイト全体の設定');

export type Site = z.infer<typeof siteSchema>;
