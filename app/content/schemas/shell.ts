/** The texts around every page, and of the parts that all decks share. */
import * as z from 'zod';
import { lines, paragraphs, text } from './parts.ts';

export const shellSchema = z
  .strictObject({
    menuOpen: text('メニューを開くボタンの名前'),
    menuClose: text('メニューを閉じるボタンの名前'),
    skipLink: text('本文へ移動するリンクの文字'),
    readingsTitle: text('メニューの占い一覧の見出し'),
    socialTitle: text('メニューのSNSの見出し'),
    ad: text('広告の表示'),
    navLabel: text('メニューの名前（読み上げ用）'),
    footerLabel: text('フッターのメニューの名前（読み上げ用）'),
    breadcrumbLabel: text('パンくずの名前（読み上げ用）'),
    newTab: text('新しい画面で開くことの説明（読み上げ用）'),
    lineSheet: z
      .strictObject({
        title: text('見出し'),
        lead: paragraphs('説明'),
        copy: text('アドレスをコピーするボタンの文字'),
        copied: text('コピーしたあとの文字'),
        iphone: z
          .strictObject({ title: text('見出し'), steps: lines('手順（1文ずつ）') })
          .describe('iPhoneの手順'),
        android: z
          .strictObject({
            title: text('見出し'),
            steps: lines('手順（1文ずつ）'),
            open: text('ブラウザで開くリンクの文字'),
          })
          .describe('Androidの手順'),
        close: text('閉じるボタンの文字'),
      })
      .describe('LINEを開けないときの説明'),
    share: z
      .strictObject({
        title: text('見出し'),
        line: text('LINEのリンクの文字'),
        x: text('Xのリンクの文字'),
        facebook: text('Facebookのリンクの文字'),
        copy: text('コピーのボタンの文字'),
        copied: text('コピーしたあとの文字'),
        copyFailed: text('コピーできなかったときの文字'),
        more: text('その他の方法のボタンの文字'),
        close: text('閉じるボタンの文字'),
      })
      .describe('シェアの画面'),
    draw: z
      .strictObject({
        button: text('カードを引くボタンの文字'),
        drawing: text('引いている間の文字'),
        slow: lines('通信が遅く、カードがまだ出ないときの言葉（1行ずつ）'),
        lost: lines('通信が途切れ、カードを出せなかったときの言葉（1行ずつ）'),
        details: text('カードの詳細へのリンクの文字'),
        share: text('シェアのボタンの文字'),
        resultLabel: text('結果の名前（読み上げ用）'),
        noScript: text('JavaScriptが動かないときの文'),
      })
      .describe('カードを引く画面'),
    detail: z
      .strictObject({
        again: text('もう一度引くボタンの文字'),
        more: text('有料鑑定へのリンクの文字'),
        keywords: text('キーワードの見出し'),
      })
      .describe('カードの詳細の画面'),
    offline: z
      .strictObject({
        title: text('見出し'),
        text: text('説明'),
        retry: text('開き直すボタンの文字'),
        decksTitle: text('引けるカードの見出し'),
      })
      .describe('通信できないときの画面'),
  })
  .describe('どのページにも出る文字');
