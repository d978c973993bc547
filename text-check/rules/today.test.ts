import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkToday } from './today.ts';

const days = (first: number) =>
  Array.from({ length: 10 }, (_, i) =>
    textOf('today', i < first ? '今日は先手の日。' : '席を、今日のうちに。'),
  );

test('the day is named, first in half of the texts', async () => {
  expect(await saidBy(checkToday, days(5))).toEqual([]);
  expect(await saidBy(checkToday, days(6))).toEqual([
    '「今日」で始まる今日の言葉が60.0％あります。50.0％までに減らしてください。',
  ]);
});

test('a text that could stand on any day', async () => {
  expect(await saidBy(checkToday, [textOf('today', '席の予約を、いちばん乗りで。')])).toEqual([
    '「today」（今日の占いの言葉）には「今日」を入れます。',
  ]);
});
