import { expect, test } from 'vitest';
import { answersTo, normalised } from './find-cards.ts';

const MOON = ['月', 'つき', 'the moon', '不安', '返信がこない', '既読'].map(normalised);

test.each([
  '月',
  'つき',
  'ツキ',
  'MOON',
  'ｍｏｏｎ',
  '返信がこない',
  '彼から返信がこない',
  '返信',
  '不安 つき',
  '',
])('「%s」 finds the moon', (query) => expect(answersTo(MOON, query)).toBe(true));

test.each(['太陽', 'sun', '返信がくる', '月 太陽'])('「%s」 does not', (query) =>
  expect(answersTo(MOON, query)).toBe(false));
