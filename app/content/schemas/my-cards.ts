/** The texts of the page of the cards that she drew. */
import * as z from 'zod';
import { lines, setting, text } from './parts.ts';

const heading = (description: string) => text(description, { face: [600] });

export const myCardsSchema = z
  .strictObject({
    title: heading('ページの題'),
    description: text('検索結果に出る説明'),
    lead: text('はじめの言葉'),
    empty: z
      .strictObject({
        title: text('一枚もないときの大きな文', { face: [500] }),
        lead: lines('その下の言葉（1行ずつ）'),
        draw: heading('今日の占いへのボタンの文字'),
        all: text('占いの一覧へのリンクの文字'),
      })
      .describe('一枚もないときの画面'),
    refused: z
      .strictObject({
        title: text('大きな文', { face: [500] }),
        lead: lines('その下の言葉（1行ずつ）'),
      })
      .describe('端末に残せない設定のときの画面'),
    noScript: text('JavaScriptが動かないときの文'),
    full: text('端末の空きが足りないときの文'),
    newer: text('記録がページより新しいときの文'),
    damaged: z
      .strictObject({
        text: text('説明'),
        copy: text('読めない部分をコピーするボタンの文字'),
        remove: text('読めない部分を消すボタンの文字'),
      })
      .describe('記録の一部が読めないとき'),
    lost: text('通信が途切れ、札の絵と名前を読みこめないときの文'),
    retry: text('読みこみなおすボタンの文字'),
    calendar: z
      .strictObject({
        month: text('月の名前（{month} が使える。漢数字が入る）', { face: [600], fills: ['month'] }),
        caption: text('こよみの名前（読み上げ。{year} {month} が使える）', { fills: ['year', 'month'] }),
        day: setting('日のリンクの名前（読み上げ。{month} {date} が使える）', { fills: ['month', 'date'] }),
        before: text('前の月のボタンの名前（読み上げ）'),
        after: text('次の月のボタンの名前（読み上げ）'),
        weekdays: z
          .array(text('曜日', { face: [600] }))
          .length(7)
          .describe('曜日（月曜から）'),
      })
      .describe('こよみ'),
    often: z
      .strictObject({
        thisMonth: heading('今月の見出し'),
        thatMonth: heading('前の月の見出し'),
        times: text('回数（{count} が使える。漢数字が入る）', { face: [600], fills: ['count'] }),
      })
      .describe('よく出た札'),
    log: z
      .strictObject({
        title: heading('見出し'),
        weekday: text('曜日（{weekday} が使える）', { face: [600], fills: ['weekday'] }),
        none: text('その月に札がないときの文'),
        more: text('続きを見るボタンの文字'),
        remove: text('一つ消すボタンの名前（読み上げ。{cards} が使える）', { fills: ['cards'] }),
        removed: text('一つ消したあとの文字'),
        restore: text('消した一つを戻すボタンの文字'),
      })
      .describe('ひいた順の一覧'),
    acts: z
      .strictObject({
        copy: text('文字でコピーするボタンの文字'),
        copied: text('コピーしたあとの文字'),
        clear: text('すべて消すボタンの文字'),
        note: text('どこに残るかの説明'),
      })
      .describe('一覧の下のボタン'),
    clear: z
      .strictObject({
        title: heading('見出し'),
        lead: text('説明'),
        yes: text('消すボタンの文字'),
        no: text('やめるボタンの文字'),
        done: text('消したあとの文字'),
      })
      .describe('すべて消す前の確かめ'),
    count: text('メニューに出る枚数（{count} が使える）', { fills: ['count'] }),
  })
  .describe('これまでのカードのページ');
