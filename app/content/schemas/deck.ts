import * as z from 'zod';
import { lines, path, picture, rule, slug, text } from './parts.ts';

export const deckSchema = z
  .strictObject({
    deck: slug('デッキのフォルダの名前'),
    name: text('占いの名前'),
    title: text('短い名前'),
    path: path('カードを引くページの場所'),
    delaySeconds: z.number().positive().max(30).describe('カードが出るまでの秒数'),
    firstId: z.number().int().min(0).describe('最初のカードの番号'),
    cardNameForm: text('カード名の形（{name} と {english} が使える）'),
    back: picture('カードの裏の絵'),
    backAlt: text('カードの裏の絵の説明'),
    description: text('検索結果に出る説明（60〜110字）'),
    entry: z
      .strictObject({
        text: text('トップページのカードに出る紹介（25〜45字）'),
        more: text('紹介のボタンの文字'),
      })
      .describe('トップページの紹介'),
    showcase: picture('紹介に使う絵'),
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
        title: text('意味一覧の題'),
        lead: text('意味一覧のはじめの言葉'),
        description: text('検索結果に出る意味一覧の説明'),
      })
      .describe('意味一覧のページ'),
    labels: z
      .strictObject({
        upright: text('正位置の見出し').optional(),
        reversed: text('逆位置の見出し').optional(),
        advice: text('アドバイスの見出し').optional(),
        message: text('メッセージの見出し').optional(),
      })
      .refine(
        (labels) =>
          labels.message === undefined
            ? labels.upright !== undefined && labels.reversed !== undefined && labels.advice !== undefined
            : labels.upright === undefined && labels.reversed === undefined && labels.advice === undefined,
        rule('labels'),
      )
      .describe('カードの詳細の見出し'),
    share: text('シェアする文（{deckName} {card} {sentence} が使える）'),
  })
  .describe('デッキ');

export type DeckFile = z.infer<typeof deckSchema>;
