import { expect, test } from 'vitest';
import { anchorIds } from './anchor.ts';

test.each([
  ['カードを一枚、めくる夜に', 'カードを一枚めくる夜に'],
  ['「七十八枚」を覚えなくても？', '七十八枚を覚えなくても'],
  ['コーヒー・紅茶　どちらも', 'コーヒー紅茶-どちらも'],
  ['One Card – Three Minutes', 'one-card-three-minutes'],
  ['時々、3 分だけ', '時々3-分だけ'],
  ['--夜--', '夜'],
  ['ガラスの灯り', 'ガラスの灯り'],
  ['☆', 'section'],
])('%s → %s', (heading, id) => {
  expect(anchorIds([heading])).toEqual([id]);
});

test('the same heading again gets a number', () => {
  expect(anchorIds(['夜', '夜', '夜', '夜-2', '☆', '♪'])).toEqual([
    '夜',
    '夜-2',
    '夜-3',
    '夜-2-2',
    'section',
    'section-2',
  ]);
});

test('a heading never takes the id of a part that stands on every page', () => {
  expect(anchorIds(['LINE sheet', 'main', 'LINE sheet'])).toEqual(['line-sheet-2', 'main-2', 'line-sheet-3']);
});
