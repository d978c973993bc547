/** The texts of the page of the paid readings. */
import * as z from 'zod';
import { lines, paragraphs, setting, slug, text } from './parts.ts';

const heading = (description: string) => text(description, { face: [600] });

const choiceSchema = z
  .strictObject({
    title: heading('見出し'),
    lead: text('説明'),
    first: z
      .strictObject({
        question: heading('一つ目の問い'),
        answers: z
          .array(
            z
              .strictObject({
                label: text('答え'),
                letters: z
                  .array(
                    z
                      .strictObject({ service: slug('すすめる有料鑑定のid'), why: text('すすめるわけ') })
                      .describe('すすめる有料鑑定'),
                  )
                  .length(2)
                  .describe('二つ目の答えの順に、すすめる有料鑑定'),
              })
              .describe('一つ目の答え'),
          )
          .min(2)
          .describe('一つ目の答え'),
      })
      .describe('一つ目の問い'),
    second: z
      .strictObject({
        question: heading('二つ目の問い'),
        answers: z.array(text('答え')).length(2).describe('二つ目の答え'),
      })
      .describe('二つ目の問い'),
    found: text('見つかったときの文（{service} が使える）', { face: [600], fills: ['service'] }),
    again: text('選び直すボタンの文字'),
  })
  .describe('どれにするかを選ぶところ');

const form = (description: string, fills: readonly string[] = []) => text(description, { fills });

const orderSchema = z
  .strictObject({
    heading: text('見出し（{card} が使える）', { face: [600], fills: ['card'] }),
    lead: text('その下の説明'),
    label: text('注文に貼る文の名前（読み上げ用）'),
    forms: z
      .strictObject({
        drawn: form('引いた札（{card} {side} が使える）', ['card', 'side']),
        drawnWithoutSide: form('向きのない札（{card} が使える）', ['card']),
        theme: form('聞いたこと（{theme} が使える）', ['theme']),
        withoutTheme: form('聞いたことがないとき'),
        rest: form('そのあと'),
        open: form('最後の行（このあとは、申し込む人が書く）'),
      })
      .describe('申し込みのときに貼る文（上から順につながる）'),
    copy: text('コピーするボタンの文字'),
    copyAgain: text('申し込みのボタンの下で、もう一度コピーするボタンの文字（{card} が使える）', {
      fills: ['card'],
    }),
    copied: text('コピーできたときの文'),
    copyFailed: text('コピーできなかったときの文'),
  })
  .describe('カードのページから来た人へ');

export const paidSchema = z
  .strictObject({
    title: heading('ページの題'),
    description: text('検索結果に出る説明'),
    previewLine: setting('リンクを送ったときの絵で、題の下に入る一行').optional(),
    writer: text('だれが書くか（60字まで）').max(60),
    arrival: text('何が、いつ届くか（60字まで）').max(60),
    // Not {priceRange}: said in so many texts, it would count as a phrase that is worn.
    priceLine: text('値段（{lowest} {highest} が使える）', { fills: ['lowest', 'highest'] }),
    shopLine: text('販売サイト（{shop} が使える）', { fills: ['shop'] }),
    profile: text('プロフィールへのリンクの文字'),
    compare: z
      .strictObject({
        title: heading('見出し'),
        question: text('聞けることの見出し'),
        cards: text('カードの見出し'),
        characters: text('長さの見出し'),
        charactersForm: text('長さの書き方（{characters} が使える）', { fills: ['characters'] }),
        days: text('届くまでの見出し'),
        daysForm: text('届くまでの書き方（{least} {most} が使える）', { fills: ['least', 'most'] }),
        price: text('値段の見出し'),
        more: text('その鑑定の見本と申し込みへ進むリンクの文字'),
      })
      .describe('三つの鑑定をくらべるところ'),
    choice: choiceSchema.optional(),
    assurances: lines('安心のための言葉（1文ずつ）').optional(),
    button: text('申し込みボタンの文字'),
    outgoing: text('外部サイトへ行くことの説明'),
    oldPriceLabel: text('前の値段の見出し（{month}はその値段だった最後の月）', { fills: ['month'] }),
    newPriceLabel: text('いまの値段の見出し（読み上げ用）'),
    taxLabel: text('税込の表示'),
    sampleLabel: text('鑑定書の見本の見出し'),
    reader: z
      .strictObject({
        open: text('見本を開くボタンの文字'),
        note: text('見本の前の説明'),
        horizontal: text('横書きで読むための文字'),
        vertical: text('縦書きに戻すための文字'),
        next: text('次のページへのボタンの文字'),
        previous: text('前のページへのボタンの文字'),
        page: text('ページの数え方（{page} {pages} が使える。漢数字が入る）', { fills: ['page', 'pages'] }),
        close: text('見本を閉じるボタンの文字'),
      })
      .describe('見本の手紙を読むところ'),
    flow: z
      .strictObject({
        title: heading('流れの見出し'),
        steps: z
          .array(z.strictObject({ title: heading('見出し'), text: text('説明') }).describe('流れの1つ'))
          .length(3)
          .describe('流れ'),
      })
      .describe('申し込みの流れ'),
    // Shown where `content/voices/` has any.
    voices: z.strictObject({ title: heading('見出し') }).describe('お客さまの声'),
    faq: z
      .strictObject({
        title: heading('見出し'),
        items: z
          .array(
            z.strictObject({ question: text('問い'), answer: paragraphs('答え') }).describe('問いと答え'),
          )
          .min(1)
          .describe('問いと答え'),
      })
      .describe('よくある質問'),
    order: orderSchema,
  })
  .describe('有料鑑定のページ');
