import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readApproved } from '../../text-check/approved.ts';
import { loadContent } from '../content/load.server.ts';
import { columnsOf, nameColumnsOf, rowsOf, storyColumnsOf } from './columns.server.ts';

const isApproved = readApproved();

/** The site's own. What the owner writes stands as it comes, in smaller letters where it is long, and fails no test. */
const messages = loadContent()
  .decks.flatMap(({ cards }) =>
    cards.flatMap(({ message }) =>
      typeof message === 'string' ? [message] : [message.upright, message.reversed],
    ),
  )
  .filter((value) => isApproved({ value }));

test('every message of every card stands whole, in few short columns', () => {
  for (const message of messages) {
    const columns = columnsOf(message);
    expect(columns.flat().join(''), message).toBe(message);
    expect(columns.length, message).toBeLessThanOrEqual(2);
    expect(columns.flat().length, message).toBeLessThanOrEqual(columns.length === 1 ? 4 : 6);
    for (const column of columns.flat()) expect(column.length, column).toBeLessThanOrEqual(11);
  }
});

test('a sentence begins a column of its own', () => {
  expect(columnsOf('待つのは、今夜まで。あとは寝ましょう。')).toEqual([
    ['待つのは、', '今夜まで。', 'あとは寝ましょう。'],
  ]);
});

test('no column of two or three signs in the middle of a clause, where another way to cut spares it', () => {
  expect(columnsOf('気持ちの変わる速さは、髪の伸びる速さくらい。引っぱっても、早くなりません。')).toEqual([
    ['気持ちの変わる', '速さは、', '髪の伸びる', '速さくらい。'],
    ['引っぱっても、', '早くなりません。'],
  ]);
});

test('each column stands a step lower than the one before', () => {
  expect(rowsOf([['一二三', '四五', '六七', '八']])).toBe(4);
  expect(rowsOf([['一'], ['二三四']])).toBe(4);
});

test('every nickname of a week stands whole in one or two columns, and no column is of one sign', () => {
  const { overall } = loadContent().sky;
  const nicknames = Object.values(overall).flatMap((houses) =>
    Object.values(houses).map(({ nickname }) => nickname),
  );
  expect(nicknames).toHaveLength(60);
  for (const nickname of nicknames.filter((value) => isApproved({ value }))) {
    const [columns = [], ...more] = nameColumnsOf(nickname);
    expect(more).toEqual([]);
    expect(columns.join(''), nickname).toBe(nickname);
    expect(columns.length, nickname).toBeLessThanOrEqual(2);
    for (const column of columns) {
      expect(column.length, nickname).toBeGreaterThan(1);
      // As tall as a phone's first view has room for, beside the week's range.
      expect(column.length, nickname).toBeLessThanOrEqual(9);
    }
  }
});

test('a name of a week is cut at the phrase nearest to its middle, a short one not at all', () => {
  expect(nameColumnsOf('ふたりの答え合わせの週')).toEqual([['ふたりの', '答え合わせの週']]);
  expect(nameColumnsOf('早く帰る週')).toEqual([['早く帰る週']]);
});

test('any text comes out as it went in', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 60 }), (text) => {
      expect(columnsOf(text).flat().join('')).toBe(text);
      expect(nameColumnsOf(text).flat().join('')).toBe(text);
    }),
  );
});

test('every message stands whole in at most four columns of a story, cut after commas where it can be', () => {
  for (const message of messages) {
    const columns = storyColumnsOf(message);
    expect(columns.join(''), message).toBe(message);
    expect(columns.length, message).toBeLessThanOrEqual(4);
    expect(rowsOf([columns]), message).toBeLessThanOrEqual(17);
  }
  expect(
    storyColumnsOf('楽しいふりは、このあたりで降りましょう。本当に楽しい日は、写真を撮り忘れます。'),
  ).toEqual(['楽しいふりは、', 'このあたりで降りましょう。', '本当に楽しい日は、', '写真を撮り忘れます。']);
});

test('a question in a quotation ends no sentence', () => {
  expect(columnsOf('「元気？」の下書きは、八通ためても届きません。').flat()[0]).toMatch(/^「元気？」/);
});
