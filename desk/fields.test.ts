import { expect, test } from 'vitest';
import * as z from 'zod';
import { card, date, lines, paragraphs, picture, slug, text } from '../app/content/schemas/parts.ts';
import { fieldsOf } from './fields.ts';

const field = (schema: z.ZodType) => fieldsOf(z.strictObject({ it: schema }))[0];

test('what stands in brackets at the end of a description is the hint below the field', () => {
  expect(field(text('聞けること（24字まで）').max(24))).toMatchObject({
    label: '聞けること',
    hint: '24字まで',
    widget: 'string',
    required: true,
    maxlength: 24,
  });
});

test('a long text has room, a date a calendar, a picture its own field, a choice its words', () => {
  expect(field(paragraphs('本文'))).toMatchObject({ widget: 'text' });
  expect(field(text('記事の紹介（60〜90字）'))).toMatchObject({ widget: 'text' });
  expect(field(date('日付'))).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' });
  expect(field(picture('絵'))).toMatchObject({ widget: 'picture' });
  expect(field(z.enum(['upright', 'reversed']).describe('向き'))).toMatchObject({
    widget: 'select',
    options: [
      { value: 'upright', label: '正位置' },
      { value: 'reversed', label: '逆位置' },
    ],
  });
});

test('a card is chosen by the name that she knows it by', () => {
  const cards = [{ value: 'love/17', label: '恋愛カード 17 映る星' }];
  expect(fieldsOf(z.strictObject({ it: card('カード') }), { cards })[0]).toMatchObject({
    label: 'カード',
    widget: 'select',
    options: cards,
  });
});

test('a form that a value must have is asked for in the browser too', () => {
  const { pattern } = field(slug('id')) as unknown as { pattern: [string, string] };
  expect(new RegExp(pattern[0]).test('new-year')).toBe(true);
  expect(new RegExp(pattern[0]).test('お正月')).toBe(false);
});

test('lists: of words, of things, of blocks', () => {
  expect(field(lines('題').length(2))).toMatchObject({
    widget: 'list',
    min: 2,
    max: 2,
    field: { widget: 'string' },
  });
  expect(
    field(z.array(z.strictObject({ label: text('文字') }).describe('リンク')).describe('リンク')),
  ).toMatchObject({
    widget: 'list',
    fields: [{ name: 'label' }],
  });
  const block = z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('h2'), text: text('見出し') }),
    z.strictObject({ type: z.literal('p'), text: text('段落') }),
  ]);
  expect(field(z.array(block).describe('本文'))).toMatchObject({
    typeKey: 'type',
    types: [
      { name: 'h2', label: '大見出し', fields: [{ name: 'text' }] },
      { name: 'p', label: '段落', fields: [{ name: 'text' }] },
    ],
  });
});

test('what may be left out may be empty; a part of nothing but such things needs no tick', () => {
  expect(field(text('題').optional())).toMatchObject({ required: false });
  expect(
    field(
      z
        .strictObject({ a: text('一') })
        .describe('組')
        .optional(),
    ),
  ).toMatchObject({ required: false });
  expect(
    field(
      z
        .strictObject({ a: text('一').optional() })
        .describe('組')
        .optional(),
    ),
  ).toMatchObject({
    required: true,
  });
});

test('a schema of a form that has no field is said, not passed over', () => {
  expect(() => field(z.map(z.string(), z.string()))).toThrow('it: the desk has no field for map');
});
