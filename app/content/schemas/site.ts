import * as z from 'zod';
import { https, lineId, origin, rule, setting, text } from './parts.ts';

/** What the owner may want later than the first publishing, by the names of `desk/to-do.ts`. */
export const LATER = ['firebase', 'picks'] as const;

export const siteSchema = z
  .strictObject({
    name: text('サイトの名前', { face: [600] }),
    tagline: text('サイトのひとこと', { face: [600] }),
    description: text('検索結果に出るサイトの説明（70〜120字）'),
    address: origin('サイトのアドレス（https:// から。最後に / は付けない）'),
    fortuneTeller: z.strictObject({ name: text('占い師の名前', { face: [600] }) }).describe('占い師'),
    hashtag: setting('シェアに付くハッシュタグ（# は書かない）').refine(
      (value) => !/^[#＃]/.test(value),
      rule('hashtag'),
    ),
    copyrightYear: z.number().int().min(2000).max(2999).describe('著作権表示の年'),
    links: z
      .strictObject({
        line: https('LINE公式アカウントの友だち追加のアドレス'),
        lineId: lineId('LINE公式アカウントのID（@ から）').optional(),
        tiktok: https('TikTokのアドレス（使わないなら行ごと消す）').nullish(),
        youtube: https('YouTubeのアドレス（使わないなら行ごと消す）').nullish(),
        marketplace: https('有料鑑定を申し込む外部サイトのアドレス'),
        x: https('Xのアドレス（使わないなら行ごと消す）').nullish(),
      })
      .describe('外部のリンク'),
    xAccount: setting('Xのアカウント名（@ から）').startsWith('@').optional(),
    firebase: z
      .strictObject({
        apiKey: setting('FirebaseのapiKey'),
        authDomain: setting('FirebaseのauthDomain'),
        projectId: setting('FirebaseのprojectId'),
        appId: setting('FirebaseのappId'),
        measurementId: setting('FirebaseのmeasurementId（G- から）'),
      })
      .nullish()
      .describe('アクセス解析（Firebase）の設定（使わないときは書かないか null）'),
    offline: z
      .boolean()
      .describe('通信できないときにも読めるように、ページを端末に残すなら true、やめるなら false'),
    lineWords: z
      .boolean()
      .describe('占いの結果のあとに、LINEへ送る言葉を出すなら true（なければ出ない）')
      .optional(),
    repository: setting('机をトークンで開くときのリポジトリ（GitHubの「持ち主/名前」）')
      .regex(/^[\w.-]+\/[\w.-]+$/)
      .optional(),
    later: z
      .array(z.enum(LATER).describe('あとでよいもの'))
      .describe('公開のあとでよいもの（firebase、picks）')
      .optional(),
    badge: text('メニューで有料鑑定のとなりに出る印'),
  })
  .describe('サイト全体の設定');

type SiteFile = z.infer<typeof siteSchema>;

/** What is not written is none. */
export type Site = Omit<SiteFile, 'firebase'> & { firebase: NonNullable<SiteFile['firebase']> | null };
