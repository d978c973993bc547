import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkWaysOut } from './ways-out.ts';

/** 塔 with its two lines on money. */
function tower(reversed: string) {
  const file = 'content/decks/tarot/16-tower.yaml';
  return [
    textOf('name', '塔', { file, path: ['name'] }),
    textOf('theme', '急に出そうです。', { file, path: ['detail', 'themes', 'upright', 'money'] }),
    textOf('theme', reversed, { file, path: ['detail', 'themes', 'reversed', 'money'] }),
  ];
}

test('help is named on one side', async () => {
  expect(await saidBy(checkWaysOut, tower('早めに相談窓口へ。'))).toEqual([]);
});

test('help is not named', async () => {
  expect(await saidBy(checkWaysOut, tower('じわじわ出ます。'))).toEqual([
    '塔の「money」には、助けの場所（相談窓口）を書きます。借金に困る人が読みます。',
  ]);
});

test.each([
  ['love', '絹の結び目'],
  ['tarot', '悪魔'],
  ['love', '硝子のハート'],
])('the draw screen of %s %s', async (deck, name) => {
  const file = `content/decks/${deck}/15-a.yaml`;
  const texts = [
    textOf('name', name, { file, path: ['name'] }),
    textOf('theme', '相談窓口へ。', { file, path: ['detail', 'themes', 'upright', 'money'] }),
  ];
  expect(
    await saidBy(checkWaysOut, [...texts, textOf('description', '一人で引かず、味方と。', { file })]),
  ).toEqual([]);
  expect(await saidBy(checkWaysOut, [...texts, textOf('description', '急ぎません。', { file })])).toEqual([
    `${name}の「description」には、助けの場所（味方、頼れる人、相談窓口）を書きます。こわい相手のいる人が読みます。`,
  ]);
  const both = [...texts, textOf('description', '一人で引かず、味方と。', { file })];
  const reversed = textOf('description', '急ぎません。', { file, path: ['descriptionReversed'] });
  expect(await saidBy(checkWaysOut, [...both, reversed])).toEqual([
    `${name}の「descriptionReversed」には、助けの場所（味方、頼れる人、相談窓口）を書きます。こわい相手のいる人が読みます。`,
  ]);
  const asked = ['meeting', 'reunion'].map((key) =>
    textOf('description', '急ぎません。', { file, path: ['descriptionFor', key] }),
  );
  expect(await saidBy(checkWaysOut, [...both, ...asked])).toEqual(
    asked.map(
      () =>
        `${name}の「descriptionFor」には、助けの場所（味方、頼れる人、相談窓口）を書きます。こわい相手のいる人が読みます。`,
    ),
  );
});
