/** The texts around every page, and of the parts that all decks share. */
import * as z from 'zod';
import { lines, paragraphs, setting, text } from './parts.ts';

export const shellSchema = z
  .strictObject({
    menuOpen: text('メニューを開くボタンの名前'),
    menuClose: text('メニューを閉じるボタンの名前'),
    skipLink: text('本文へ移動するリンクの文字'),
    readingsTitle: text('メニューの占い一覧の見出し', { face: [600] }),
    socialTitle: text('メニューのSNSの見出し', { face: [600] }),
    ad: text('広告の表示'),
    navLabel: text('メニューの名前（読み上げ用）'),
    footerLabel: text('フッターのメニューの名前（読み上げ用）'),
    breadcrumbLabel: text('パンくずの名前（読み上げ用）'),
    crumbs: z
      .strictObject({ home: text('トップページ'), meanings: text('カードの意味一覧') })
      .describe('パンくずに出る短い名前'),
    legal: z
      .strictObject({
        enacted: text('制定した日の見出し', { face: [600] }),
        revised: text('改定した日の見出し', { face: [600] }),
        contents: text('目次の見出し', { face: [600] }),
      })
      .describe('規約などのページ'),
    newTab: text('新しい画面で開くことの説明（読み上げ用）'),
    lineSheet: z
      .strictObject({
        title: text('見出し', { face: [600] }),
        lead: paragraphs('説明'),
        addressTitle: text('アドレスをコピーする方法の見出し', { face: [600] }),
        copy: text('友だち追加のアドレスをコピーするボタンの文字'),
        copied: text('コピーしたあとの文字'),
        idTitle: text('LINE IDで探す方法の見出し', { face: [600] }),
        copyId: text('LINE IDをコピーするボタンの文字'),
        idSteps: text('LINE IDをコピーしたあとの手順'),
        browserTitle: text('いつものブラウザーへ移る方法の見出し', { face: [600] }),
        iphone: z
          .strictObject({
            title: text('見出し（どちらの端末かわからないときに出る）'),
            paste: lines('アドレスをコピーしたあとの手順（1文ずつ）'),
            steps: lines('ブラウザーへ移る手順（1文ずつ）'),
          })
          .describe('iPhoneの手順'),
        android: z
          .strictObject({
            title: text('見出し（どちらの端末かわからないときに出る）'),
            paste: lines('アドレスをコピーしたあとの手順（1文ずつ）'),
            steps: lines('ブラウザーへ移る手順（1文ずつ）'),
            open: text('ブラウザで開くリンクの文字'),
          })
          .describe('Androidの手順'),
        close: text('閉じるボタンの文字'),
      })
      .describe('LINEを開けないときの説明'),
    lineWord: text('LINEに送る言葉のとなりの、LINEを開くリンクの文字'),
    share: z
      .strictObject({
        title: text('見出し', { face: [600] }),
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
    keep: z
      .strictObject({
        heading: text('カードのページの見出し（{card} が使える）', { face: [600], fills: ['card'] }),
        text: text('カードのページの説明'),
        open: text('待ち受けを見るリンクの文字'),
        take: text('結果の画面から待ち受けを見るリンクの文字'),
        share: text('シェアの画面からストーリー用の画像を見るリンクの文字'),
        title: text('画面の見出し（{card} {kind} が使える。保存する画像の名前にもなる）', {
          face: [600],
          fills: ['card', 'kind'],
        }),
        kinds: text('待ち受けかストーリーかを選ぶ所の見出し（読み上げ用）'),
        wallpaper: text('待ち受けの名前', { face: [600] }),
        story: text('ストーリー用の画像の名前', { face: [600] }),
        clock: setting('見本の画面に出る時刻'),
        save: text('保存するボタンの文字'),
        hints: z
          .strictObject({
            line: lines('LINEの中で保存する方法（改行してよい所で分ける）'),
            tiktok: lines('TikTokの中で保存する方法（改行してよい所で分ける）'),
            inApp: lines('そのほかのアプリの中で保存する方法（改行してよい所で分ける）'),
            iphone: lines('iPhoneで保存する方法（改行してよい所で分ける）'),
          })
          .describe('ボタンでは保存できないときの方法'),
        close: text('閉じるボタンの文字'),
      })
      .describe('待ち受けとストーリー用の画像'),
    draw: z
      .strictObject({
        button: text('カードを引くボタンの文字', { face: [600] }),
        question: text('何について聞くかを選ぶ所の見出し', { face: [600] }),
        any: text('テーマを選ばないときの文字'),
        byHand: text('自分で選ぶボタンの文字', { face: [600] }),
        fan: z
          .strictObject({
            title: text('見出し', { face: [600] }),
            lead: lines('見出しの下の言葉（狭い画面で改行してよい所で分ける）'),
            label: text('並んだ札の名前（読み上げ用）'),
            before: text('何枚目かを言うときの、数の前の文字', { face: [600] }),
            after: text('何枚目かを言うときの、数のあとの文字', { face: [600] }),
            left: text('左の札へ進むボタンの名前（読み上げ用）'),
            right: text('右の札へ進むボタンの名前（読み上げ用）'),
            take: text('札を決めるボタンの文字', { face: [600] }),
            back: text('カードを引くボタンへ戻る文字'),
          })
          .describe('自分で選ぶ画面'),
        drawing: text('引いている間の文字', { face: [600] }),
        slow: lines('通信が遅く、カードがまだ出ないときの言葉（1行ずつ）'),
        lost: lines('通信が途切れ、カードを出せなかったときの言葉（1行ずつ）'),
        details: text('カードの詳細へのリンクの文字'),
        share: text('シェアのボタンの文字'),
        resultLabel: text('結果の名前（読み上げ用）'),
        onward: z
          .strictObject({
            label: text('読み終えたあとのリンクの名前（読み上げ用）'),
            kept: text('これまでのカードへのリンクの文字'),
            readings: text('占いの一覧へのリンクの文字'),
          })
          .describe('読み終えたあとのリンク'),
        answersLost: text('通信が途切れ、続きを読めないときの文'),
        answersRetry: text('続きを読みなおすボタンの文字'),
        noScript: text('JavaScriptが動かないときの文'),
      })
      .describe('カードを引く画面'),
    detail: z
      .strictObject({
        again: text('もう一度引くボタンの文字'),
        more: text('有料鑑定へのリンクの文字'),
        moreNote: text('有料鑑定へのリンクの下の文字'),
        share: text('カードをシェアするボタンの文字'),
        meaning: text('向きごとの見出し（{card} {side} が使える）', { face: [600], fills: ['card', 'side'] }),
        yours: text('引いた向きに付く印の文字', { face: [600] }),
        asked: text('聞いたテーマに付く印の文字', { face: [600] }),
        situationsNote: text('状況ごとの答えの説明'),
        articles: text('カードの名前が出てくる記事の見出し', { face: [600] }),
        related: text('近い意味のカードの見出し', { face: [600] }),
        neighbours: text('前後のカードの名前（読み上げ用）'),
        friend: text('お友だちから届いたカードの見出し', { face: [600] }),
        drawToo: text('届いたカードから引きに行くリンクの文字', { face: [600] }),
        keywords: text('キーワードの見出し', { face: [600] }),
      })
      .describe('カードの詳細の画面'),
    search: z
      .strictObject({
        label: text('カードをさがす欄の名前', { face: [600] }),
        hint: text('カードをさがす欄の例'),
        found: text('見つかった枚数の文（{count} が使える）', { fills: ['count'] }),
        none: text('見つからなかったときの文'),
      })
      .describe('意味一覧でカードをさがす欄'),
    offline: z
      .strictObject({
        title: text('見出し', { face: [600] }),
        text: text('説明'),
        retry: text('開き直すボタンの文字'),
        decksTitle: text('引けるカードの見出し', { face: [600] }),
      })
      .describe('通信できないときの画面'),
    homeScreen: z
      .strictObject({
        lead: text('はじめの言葉'),
        iphone: text('iPhoneの人に出る手順'),
        android: text('Androidの人に出る手順'),
        dismiss: text('もう出さないボタンの文字'),
      })
      .describe('三度目に来た日から出る、ホーム画面への置き方'),
    legalPreview: setting('規約などのページのリンクを送ったときの絵に入る題'),
  })
  .describe('どのページにも出る文字');
