/** What the page of the day's card says of its own. */
import * as z from 'zod';
import { setting, text } from './parts.ts';
import { signNames } from './sign.ts';

export const todayWords = {
  date: setting('日付（{month} {date} が使える）', { face: [600], fills: ['month', 'date'] }),
  moon: z
    .strictObject(
      Object.fromEntries(
        signNames.map((sign) => [sign, text('月がその星座にある日の一行（8〜24字）')]),
      ) as Record<(typeof signNames)[number], ReturnType<typeof text>>,
    )
    .describe('月の星座ごとの一行'),
  words: text('今日の言葉の見出し（読み上げ）'),
  until: text('いつまで同じ札かの文'),
  renewed: text('ページを開いたまま日付が変わったときの文'),
  yesterdaysCard: text('昨日の札の見出し', { face: [600] }),
  yesterday: text('昨日'),
  today: text('今日'),
  twoDays: text('二枚の名前（読み上げ）'),
  between: z
    .strictObject({
      same: text('昨日と同じ札が、同じ向きで出たときの文（{now} に、札の日のよび名が入る）', {
        fills: ['now'],
      }),
      turned: text('昨日と同じ札が、別の向きで出たときの文'),
      other: text('別の札が出たときの文（{before} に昨日の、{now} に今日の、札の日のよび名が入る）', {
        fills: ['before', 'now'],
      }),
    })
    .describe('昨日の札と今日の札をつなぐ一文'),
  seven: text('七日の並びの見出し', { face: [600] }),
  none: text('札のない日の名前（読み上げ）'),
};
