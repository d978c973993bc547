import { expect, test } from 'vitest';
import { seasonEndings } from '../budgets.ts';
import { saidBy, textOf } from '../test-texts.ts';
import { checkSeasons } from './seasons.ts';

test('a mood for each card', async () => {
  expect(
    await saidBy(checkSeasons, [textOf('season', '下書き保存中'), textOf('season', '夜だけ心配性')]),
  ).toEqual([]);
});

test('the same mood on two cards', async () => {
  const texts = [
    textOf('season', '下書き保存中', { file: 'content/decks/love/02-a.yaml' }),
    textOf('season', '下書き保存中'),
  ];
  expect(await saidBy(checkSeasons, texts)).toEqual([
    '気分の名前「下書き保存中」は、content/decks/love/02-a.yaml season と同じです。',
  ]);
});

test.each(seasonEndings)('moods that end in 〜$ending', async ({ ending, most }) => {
  const texts = Array.from({ length: most + 1 }, (_, i) => textOf('season', `其の${i}の${ending}`));
  expect(await saidBy(checkSeasons, texts.slice(1))).toEqual([]);
  expect(await saidBy(checkSeasons, texts)).toEqual([
    `「〜${ending}」という気分の名前は${most}までです。今は${most + 1}です。`,
  ]);
});
