/** The texts of the pages: one schema for each file in `content/pages/`. */
import * as z from 'zod';
import { FAMILIES, type Family } from '../families.ts';
import { myCardsSchema } from './my-cards.ts';
import { notFoundSchema } from './not-found.ts';
import { paidSchema } from './paid.ts';
import { lineSentence, lines, paragraphs, picture, setting, slug, target, text } from './parts.ts';
import { shellSchema } from './shell.ts';

/** Titles and headings are set in the web font. */
const heading = (description: string) => text(description, { face: [600] });

/** Drawn into a picture, where it may say what its page says. */
const previewLine = setting('リンクを送ったときの絵で、題の下に入る一行').optional();
const description = text('検索結果に出る説明');
const meta = { title: heading('ページの題'), description, previewLine };

const homeSchema = z
  .strictObject({
    // Never on the page: the name of its window.
    title: text('ページの題'),
    description,
    previewLine,
    hero: z
      .strictObject({
        title: lines('大きな見出し（1行ずつ）', { face: [500] }),
        lead: lines('見出しの下の言葉（1行ずつ）'),
        draw: heading('カードを引くボタンの文字'),
        backs: z
          .array(
            z
              .strictObject({
                deck: slug('デッキのフォルダの名前'),
                label: text('裏の下の短い名前', { face: [600] }),
              })
              .describe('カードの裏'),
          )
          .max(3)
          .describe('ボタンの下の、小さなカードの裏（3つまで）'),
        weekly: text('今週の運勢へのリンクの文字'),
      })
      .describe('いちばん上の部分'),
    line: z
      .strictObject({
        title: lines('見出し（1行ずつ）', { face: [600] }),
        lead: paragraphs('説明'),
        themes: z
          .array(
            z
              .strictObject({ name: text('テーマの名前'), note: text('補足').optional() })
              .describe('無料鑑定のテーマ'),
          )
          .length(5)
          .describe('無料鑑定のテーマ'),
        button: text('ボタンの文字'),
        note: text('ボタンの下の注意'),
        help: text('開き方の説明を出すボタンの文字'),
        code: z
          .strictObject({
            alt: text('QRコードの絵の説明', { kind: 'alt' }),
            text: text('QRコードのとなりの説明'),
            id: text('LINE IDの前の文字'),
          })
          .describe('パソコンの画面で、注意のかわりに出るQRコード'),
      })
      .describe('LINEの無料鑑定の部分'),
    paid: z
      .strictObject({
        title: lines('見出し（1行ずつ）', { face: [600] }),
        lead: paragraphs('説明'),
        priceSuffix: text('値段のうしろの文字'),
        button: text('ボタンの文字'),
      })
      .describe('有料鑑定の部分'),
    weekly: z
      .strictObject({
        title: heading('見出し'),
        mySign: text('自分の星座の行の前の文字'),
        button: text('ボタンの文字'),
      })
      .describe('今週の運勢の部分'),
    readings: z.strictObject({ title: heading('見出し'), lead: text('説明') }).describe('カード占いの部分'),
    blog: z
      .strictObject({ title: heading('見出し'), lead: text('説明'), button: text('ボタンの文字') })
      .describe('ブログの部分'),
  })
  .describe('トップページ');

const weeklySchema = z
  .strictObject({
    ...meta,
    rankingTitle: heading('TOP3の見出し'),
    signsTitle: heading('十二星座の見出し'),
    signsLead: text('十二星座の説明'),
    chooseWeek: text('週を選ぶところの名前（読み上げ）'),
    lastWeek: text('先週へのリンクの文字', { face: [600] }),
    thisWeek: text('今週の文字', { face: [600] }),
    nextWeek: text('来週へのリンクの文字', { face: [600] }),
    opens: text('来週がまだ読めないときの文字'),
    weekBefore: text('前の週へのリンクの文字', { face: [600] }),
    shownWeek: text('いま見ている週の文字', { face: [600] }),
    weekAfter: text('次の週へのリンクの文字', { face: [600] }),
    late: text('新しい週の言葉がまだないときに出る文'),
    signDescription: text('星座のページの説明（検索やリンクに出る。{sign} が使える）', { fills: ['sign'] }),
    honesty: text('室の数え方の説明'),
    otherSigns: text('ほかの星座へのリンクの名前（読み上げ）'),
    mySign: text('自分の星座の文字', { face: [600] }),
    setMySign: text('自分の星座にするボタンの文字'),
    readOn: text('つづきを読むリンクの文字'),
    birthday: z
      .strictObject({
        title: text('誕生日から探すところの見出し', { face: [600] }),
        month: text('月の選択の名前'),
        day: text('日の選択の名前'),
        find: text('ボタンの文字'),
        found: text('見つかったときの文（{sign} が使える）', { fills: ['sign'] }),
        none: text('その日がないときの文'),
        note: text('誕生日を残さないという説明'),
      })
      .describe('誕生日から探すところ'),
    skyTitle: heading('今週の空の見出し'),
    skyNote: text('月の形の説明'),
    bandsLabel: text('月の星座の説明（読み上げ。{signs} が使える）', { fills: ['signs'] }),
    wheelTitle: text('星座から見た室の見出し（{sign} が使える）', { face: [600], fills: ['sign'] }),
    house: setting('室の番号（{number} が使える）', { fills: ['number'] }),
    points: text('TOP3の点数（{points} {parts} が使える）', { fills: ['points', 'parts'] }),
    back: text('一覧へ戻るリンクの文字'),
    lineSentence: lineSentence(),
    birthSuffix: text('生まれた日のうしろの文字', { face: [500] }),
    categories: z
      .strictObject({
        message: heading('全体運の見出し'),
        love: heading('恋愛運の見出し'),
        work: heading('仕事運の見出し'),
        money: heading('金運の見出し'),
      })
      .describe('運勢の見出し'),
    emblemAlt: text('星座のページの絵の説明（{sign} が使える）', { fills: ['sign'] }),
  })
  .describe('今週の運勢のページ');

const readingPageSchema = z
  .strictObject({
    ...meta,
    deckPreviewLine: setting('カードを引くページのリンクを送ったときの絵に入る一行'),
    lead: text('はじめの言葉'),
    otherTitle: heading('ほかの占いの見出し'),
    otherLead: text('ほかの占いの説明'),
    cardsDrawn: text('何枚引く占いか（{count} が使える）', { fills: ['count'] }),
    preparing: text('準備中の占いに付く文字'),
  })
  .describe('カード占いのページ');

const picksSchema = z
  .strictObject({
    ...meta,
    lead: text('はじめの言葉'),
    empty: text('まだ一つもないときの文'),
    open: text('一つのA・B・Cへのリンクの文字'),
    turn: text('札の名前のあとに読み上げる文字'),
    video: text('動画へのリンクの文字'),
    others: text('一覧へのリンクの文字'),
    pickTitle: setting('一つのA・B・Cのページの題（{title} が使える）', { fills: ['title'] }),
    answerTitle: setting('答えのページの題（{title} {letter} {card} が使える）', {
      fills: ['title', 'letter', 'card'],
    }),
    draw: text('引きに行くボタンの文字（{deck} が使える）', { fills: ['deck'] }),
    other: text('ほかの札をめくるリンクの文字（{letter} が使える）', { fills: ['letter'] }),
    lineSentence: lineSentence(),
    share: text('シェアする文（{title} {letter} {card} {side} {message} が使える）', {
      fills: ['title', 'letter', 'card', 'side', 'message'],
    }),
  })
  .describe('A・B・Cのページ');

const blogSchema = z
  .strictObject({
    ...meta,
    lead: text('はじめの言葉'),
    tag: text('記事に付く札の文字'),
    contents: text('目次の見出し'),
    share: text('記事をシェアするボタンの文字（シェアの画面の見出しにもなる）', { face: [600] }),
    shareText: text('シェアする文（{title} が使える）', { fills: ['title'] }),
    cards: text('記事に出てくるカードの見出し', { face: [600] }),
    neighbours: text('前後の記事の名前（読み上げ用）'),
    previous: text('前の記事の見出し', { face: [600] }),
    next: text('次の記事の見出し', { face: [600] }),
    all: text('記事の一覧へのリンクの文字'),
    order: z
      .array(slug('記事のid'))
      .describe('一覧の終わりに、この順で並べる記事（ここにない記事は新しい順でその前に並ぶ）')
      .optional(),
  })
  .describe('ブログのページ');

const notificationsSchema = z
  .strictObject({
    ...meta,
    lead: text('はじめの言葉'),
    empty: text('お知らせがないときの文'),
  })
  .describe('お知らせのページ');

const aboutSchema = z
  .strictObject({
    ...meta,
    name: heading('占い師の名前'),
    role: text('肩書き'),
    portrait: picture('占い師の絵'),
    portraitAlt: text('占い師の絵の説明', { kind: 'alt' }),
    lead: paragraphs('はじめの言葉'),
    sections: z
      .array(
        z.strictObject({ heading: heading('見出し'), text: paragraphs('文') }).describe('プロフィールの部分'),
      )
      .min(1)
      .describe('プロフィールの部分'),
    buttons: z
      .strictObject({
        tiktok: text('TikTokのボタンの文字'),
        youtube: text('YouTubeのボタンの文字'),
        line: text('LINEのボタンの文字'),
      })
      .describe('ボタン'),
    author: z
      .strictObject({
        label: text('名前の上の文字', { face: [600] }),
        text: text('名前の下のひとこと'),
        link: text('プロフィールへのリンクの文字'),
      })
      .describe('記事とお知らせの終わりに出る、書いた人'),
    confirmed: z.boolean().describe('略歴が本当のことだと、本人が確かめたら true').optional(),
  })
  .describe('プロフィールのページ');

const linkSchema = z
  .strictObject({
    ...meta,
    lead: text('はじめの言葉'),
    links: z
      .array(
        z
          .strictObject({
            name: heading('リンクの名前'),
            text: text('リンクの説明'),
            href: target('リンク先（site line tiktok youtube marketplace x も使える）'),
          })
          .describe('リンク'),
      )
      .min(1)
      .describe('リンクの一覧'),
  })
  .describe('公式リンクのページ');

const pairSchema = z
  .strictObject({
    ...meta,
    name: text('二枚の占いの名前', { face: [600] }),
    invite: text('届いたカードのページで、引くよう誘う一行'),
    drawToo: text('そのボタンの文字', { face: [600] }),
    beside: lines('届いた札の隣に引く前の、題の下の言葉（1行ずつ。{card} が使える）', { fills: ['card'] }),
    see: text('引いたあとに、二枚のページへ行くボタンの文字'),
    drew: text('二枚の上の一行（いま引いた人へ）'),
    returned: text('二枚の上の一行（返してもらった人へ）'),
    empty: paragraphs('二枚がないときの言葉'),
    start: text('二枚がないときのボタンの文字'),
    noScript: text('JavaScriptがないときの言葉'),
    heading: text('続きの文の見出し', { face: [600] }),
    back: text('返すボタンの文字'),
    again: text('返してもらった人が、もう一度引きに行くボタンの文字'),
    lineSentence: lineSentence(),
    backText: text('返すときの文（{mine} {yours} が使える）', { fills: ['mine', 'yours'] }),
    card: text('カードの意味へのリンクの文字（{card} が使える）', { fills: ['card'] }),
    result: text('二枚の名前（{mine} {yours} が使える。読み上げ用）', { fills: ['mine', 'yours'] }),
    families: z
      .strictObject(
        Object.fromEntries(FAMILIES.map((family) => [family, text('族のよび名', { face: [600] })])),
      )
      .describe('族のよび名') as unknown as z.ZodType<Record<Family, string>>,
  })
  .describe('ふたりの二枚のページ');

/** The files of `content/pages/`, by the name their texts have in `Content.pages`. */
export const pageSchemas = {
  home: homeSchema,
  paid: paidSchema,
  weekly: weeklySchema,
  reading: readingPageSchema,
  myCards: myCardsSchema,
  picks: picksSchema,
  blog: blogSchema,
  notifications: notificationsSchema,
  about: aboutSchema,
  link: linkSchema,
  pair: pairSchema,
  notFound: notFoundSchema,
  shell: shellSchema,
};

export type Pages = { [Name in keyof typeof pageSchemas]: z.infer<(typeof pageSchemas)[Name]> };
