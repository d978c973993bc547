import * as z from 'zod';
import { lineSentence, lines, path, picture, rule, setting, slug, text } from './parts.ts';

const theme = z
  .strictObject({ key: slug('テーマの鍵（英字）'), label: text('テーマの名前', { face: [600] }) })
  .describe('テーマ');

export const deckSchema = z
  .strictObject({
    deck: slug('デッキのフォルダの名前'),
    name: text('占いの名前', { face: [600] }),
    title: text('短い名前', { face: [600] }),
    previewKind: setting('カードのリンクを送ったときの絵で、名前の上に入る言葉'),
    path: path('カードを引くページの場所'),
    delaySeconds: z.number().positive().max(30).describe('カードが出るまでの秒数'),
    firstId: z.number().int().min(0).describe('最初のカードの番号'),
    reversals: z.boolean().describe('正位置と逆位置で読むなら true'),
    themes: z.array(theme).min(2).describe('カードが答えるテーマ（はじめの二つは、おまかせの答えになる）'),
    situations: z
      .array(theme)
      .min(2)
      .describe('どちらの向きでも同じ答えの、状況（あれば、こちらから選ぶ）')
      .optional(),
    cardNameForm: setting('カード名の形（{name} と {english} が使える）', { fills: ['name', 'english'] }),
    back: picture('カードの裏の絵'),
    backAlt: text('カードの裏の絵の説明', { kind: 'alt' }),
    description: text('検索結果に出る説明（60〜110字）'),
    entry: z
      .strictObject({
        text: text('トップページのカードに出る紹介（25〜45字）'),
        more: text('紹介のボタンの文字'),
      })
      .describe('トップページの紹介'),
    showcases: z
      .array(picture('紹介に使う絵'))
      .min(1)
      .describe('紹介に使う絵（月曜ごとに、上から順に替わる）'),
    draw: z
      .strictObject({
        lead: lines('引く前の言葉（1行ずつ）'),
        waiting: lines('カードを待つ間の言葉（1行ずつ）'),
        steps: lines('引き方の説明（1文ずつ）'),
        meaningsLink: text('意味一覧へのリンクの文字'),
      })
      .describe('カードを引くページ'),
    meanings: z
      .strictObject({
        title: text('意味一覧の題', { face: [600] }),
        lead: text('意味一覧のはじめの言葉'),
        description: text('検索結果に出る意味一覧の説明'),
        cardTitle: setting('カードのページの題（{card} が使える）', { fills: ['card'] }),
      })
      .describe('意味一覧のページ'),
    labels: z
      .strictObject({
        upright: text('正位置の見出し', { face: [600] }).optional(),
        reversed: text('逆位置の見出し', { face: [600] }).optional(),
        advice: text('今日のひとつの見出し', { face: [600] }).optional(),
        message: text('メッセージの見出し', { face: [600] }).optional(),
        situations: text('状況の見出し', { face: [600] }).optional(),
      })
      .describe('カードの詳細の見出し'),
    share: text('シェアする文（{deckName} {card} {side} {message} が使える）', {
      fills: ['deckName', 'card', 'side', 'message'],
    }),
    lineSentence: lineSentence(),
  })
  .refine(
    ({ reversals, labels }) =>
      reversals
        ? Boolean(labels.upright && labels.reversed && labels.advice && !labels.message)
        : Boolean(labels.message && !labels.upright && !labels.reversed && !labels.advice),
    { ...rule('labels'), path: ['labels'] },
  )
  .describe('デッキ');

export type DeckFile = z.infer<typeof deckSchema>;
