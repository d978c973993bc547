import { describe, expect, test } from 'vitest';
import { type KeptReading, readStored, type Step, written } from './stored.ts';

const READING: KeptReading = {
  at: 1_795_000_000_000,
  reading: 'tarot',
  cards: [{ card: 17, side: 'reversed' }],
  theme: 'money',
};
const THREE: KeptReading = {
  at: 1_795_000_100_000,
  reading: 'spiritual',
  cards: [3, 17, 28].map((card) => ({ card, side: 'upright' })),
  theme: null,
};

test('what is written is read again', () => {
  expect(readStored(written([READING, THREE]))).toEqual({ readings: [READING, THREE], state: 'whole' });
});

test('where nothing stands, there is nothing', () => {
  expect(readStored(null)).toEqual({ readings: [], state: 'whole' });
});

/** The form of today is held: a visitor's device has it, whatever we change. */
test('version 1, as it stands on devices', () => {
  const text =
    '{"version":1,"readings":[{"at":1795000000000,"reading":"tarot","cards":[{"card":17,"side":"reversed"}],"theme":"money"}]}';
  expect(readStored(text)).toEqual({ readings: [READING], state: 'whole' });
  expect(written([READING])).toBe(text);
});

describe('versions', () => {
  // Two that never were: card and side stood as `17r`, and the time in seconds before that.
  const toMilliseconds: Step = (list) =>
    (list as { at: number }[]).map((reading) => ({ ...reading, at: reading.at * 1000 }));
  const toSides: Step = (list) =>
    (list as { cards: string[] }[]).map((reading) => ({
      ...reading,
      cards: reading.cards.map((card) => ({
        card: Number.parseInt(card, 10),
        side: card.endsWith('r') ? 'reversed' : 'upright',
      })),
    }));
  const steps = [toMilliseconds, toSides];
  const text = (version: number, reading: object) => JSON.stringify({ version, readings: [reading] });

  test.each([
    [1, { ...READING, at: 1_795_000_000, cards: ['17r'] }],
    [2, { ...READING, cards: ['17r'] }],
    [3, READING],
  ])('a list of version %i is read as one of version 3', (version, old) => {
    expect(readStored(text(version, old), steps)).toEqual({ readings: [READING], state: 'whole' });
  });

  test('it is written as the newest', () => {
    expect(JSON.parse(written([READING], steps))).toMatchObject({ version: 3 });
  });

  test('one of a newer build is left alone', () => {
    expect(readStored(text(4, READING), steps)).toEqual({ readings: [], state: 'newer' });
  });
});

describe('damaged by hand', () => {
  test.each([
    '',
    '7{',
    'null',
    '7',
    '"x"',
    '[]',
    '{}',
    '{"version":1}',
    '{"version":"1","readings":[]}',
    '{"version":1.5,"readings":[]}',
    '{"version":1,"readings":{"0":7}}',
    '[["default", "nonsense"], 7, null]',
  ])('%s is no record', (text) => {
    expect(readStored(text)).toEqual({ readings: [], state: 'damaged' });
  });

  test.each([
    null,
    7,
    [],
    {},
    { ...READING, at: 'yesterday' },
    { ...READING, at: -1 },
    { ...READING, at: 1e300 },
    { ...READING, reading: 7 },
    { ...READING, reading: '' },
    { ...READING, reading: '<script>' },
    { ...READING, theme: undefined },
    { ...READING, theme: '../' },
    { ...READING, cards: [] },
    { ...READING, cards: 'many' },
    { ...READING, cards: Array(11).fill(READING.cards[0]) },
    { ...READING, cards: [{ card: -1, side: 'upright' }] },
    { ...READING, cards: [{ card: 1.5, side: 'upright' }] },
    { ...READING, cards: [{ card: 1, side: 'left' }] },
    { ...READING, cards: [null] },
  ])('among sound readings, %j is left out and said to be', (broken) => {
    const text = JSON.stringify({ version: 1, readings: [READING, broken, THREE] });
    expect(readStored(text)).toEqual({ readings: [READING, THREE], state: 'damaged' });
  });

  test('a version of none', () => {
    for (const version of [0, -3])
      expect(readStored(JSON.stringify({ version, readings: [READING] })).state).toBe('damaged');
  });
});
