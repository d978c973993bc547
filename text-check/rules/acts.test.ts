import { expect, test } from 'vitest';
import { acts } from '../budgets.ts';
import { saidBy, textOf } from '../test-texts.ts';
import { checkActs } from './acts.ts';

const examples: Record<string, string> = {
  '家のこと、体のこと': '窓を拭きます。',
  スマホ: '写真を一枚、送ってください。',
  人に話す: '友だちに、好きな曲を教えます。',
};

test.each(acts)('$name', async ({ name, most }) => {
  const texts = Array.from({ length: most + 1 }, () => textOf('advice', examples[name] ?? ''));
  expect(await saidBy(checkActs, texts.slice(1))).toEqual([]);
  expect(await saidBy(checkActs, texts)).toEqual([
    `することが「${name}」のカードは${most}枚までです。今は${most + 1}枚です。別のことにしてください。`,
  ]);
});

test('what comes after the act is not counted', async () => {
  const texts = Array.from({ length: 30 }, () =>
    textOf('long-message', '歌います。一番まで。画面は伏せて。'),
  );
  expect(await saidBy(checkActs, texts)).toEqual([]);
});
