import { expect, test } from 'vitest';
import { saidBy, textOf } from '../test-texts.ts';
import { checkEndings } from './endings.ts';

const at = (deck: string, number: string) => ({ file: `content/decks/${deck}/${number}-a.yaml` });

test('other words at the end', async () => {
  const texts = [
    textOf('description', '水は凍りません。', at('tarot', '01')),
    textOf('overview', '戸は開きました。', at('tarot', '01')),
    textOf('description', '誰も来ませんでした。', at('tarot', '02')),
  ];
  expect(await saidBy(checkEndings, texts)).toEqual([]);
});

test('eight characters in one deck', async () => {
  const texts = [
    textOf('overview', '雨は夜のうちに上がりました。', at('love', '01')),
    textOf('overview', '話は朝のうちに上がりました。', at('love', '02')),
  ];
  expect(await saidBy(checkEndings, texts)).toEqual([
    '「overview」（カードの物語）の終わりの8字が、content/decks/love/01-a.yaml overview と同じです。終わりを変えてください。',
  ]);
});

test('five characters in two fields of a card', async () => {
  const texts = [
    textOf('upright', '火は消えていました。', at('love', '01')),
    textOf('reversed', '声も消えていました。', at('love', '01')),
  ];
  expect(await saidBy(checkEndings, texts)).toHaveLength(1);
});

test('the way out is said in the same words in two fields of a card', async () => {
  const texts = [
    textOf('description', 'こわいときは、味方か相談窓口へ。', at('tarot', '15')),
    textOf('reversed', '離れるなら、先に相談窓口へ。', at('tarot', '15')),
  ];
  expect(await saidBy(checkEndings, texts)).toEqual([]);
});

test('one ending on more than one text in five', async () => {
  const many = Array.from({ length: 16 }, (_, i) =>
    textOf(
      'upright',
      i < 4 ? `${'松竹梅桃'[i]}の枝が揺れている。` : `${i}本の枝${'あいうえおかきくけこさしすせそた'[i]}。`,
      at('love', `${10 + i}`),
    ),
  );
  expect(await saidBy(checkEndings, many)).toEqual([
    '「れている。」で終わる「upright」（正位置の意味）が4あります（25.0％）。3までに減らしてください。',
  ]);
});
