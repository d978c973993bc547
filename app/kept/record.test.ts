import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as kept from './record.ts';
import { type KeptReading, RECORD, readStored, written } from './stored.ts';

const reading = (at: number): KeptReading => ({
  at,
  reading: 'love',
  cards: [{ card: at % 22, side: 'upright' }],
  theme: null,
});

/** Storage with so much room, in characters. */
class FakeStorage {
  readonly items = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  getItem = (key: string) => this.items.get(key) ?? null;
  removeItem = (key: string) => void this.items.delete(key);
  setItem = (key: string, value: string) => {
    const used = [...this.items].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
    if (used + value.length > this.room) throw new DOMException('full', 'QuotaExceededError');
    this.items.set(key, value);
  };
}

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

const readings = () => kept.keptRecord().readings;
const aside = () => kept.keptRecord().aside;

test('readings are kept in their order, and the same record is the same object', () => {
  kept.record(reading(1));
  kept.record(reading(2));
  expect(readings()).toEqual([reading(1), reading(2)]);
  expect(kept.keptRecord()).toBe(kept.keptRecord());
});

test('of more than a thousand the oldest go', () => {
  storage.items.set(RECORD, written(Array.from({ length: 1000 }, (_, at) => reading(at))));
  kept.record(reading(1000));
  expect(readings()).toHaveLength(1000);
  expect(readings()[0]).toEqual(reading(1));
  expect(readings().at(-1)).toEqual(reading(1000));
});

test('one is removed and put back where it was', () => {
  for (const at of [1, 2, 3]) kept.record(reading(at));
  kept.remove(reading(2));
  expect(readings()).toEqual([reading(1), reading(3)]);
  kept.restore(reading(2));
  expect(readings()).toEqual([reading(1), reading(2), reading(3)]);
});

test('all are removed, and what was set aside', () => {
  storage.items.set(RECORD, 'nonsense');
  kept.record(reading(1));
  kept.removeAll();
  expect(storage.items.size).toBe(0);
});

test('a damaged record is set aside whole; what is sound of it stays', () => {
  const text = JSON.stringify({ version: 1, readings: [reading(1), 'broken', reading(3)] });
  storage.items.set(RECORD, text);
  kept.mend();
  expect(readings()).toEqual([reading(1), reading(3)]);
  expect(aside()).toBe(text);
  expect(readStored(storage.getItem(RECORD)).state).toBe('whole');
  kept.removeAside();
  expect(aside()).toBeNull();
  expect(readings()).toHaveLength(2);
});

test('a reading on top of a damaged record is kept, and the second damage does not cover the first', () => {
  storage.items.set(RECORD, 'one');
  kept.record(reading(1));
  expect(readings()).toEqual([reading(1)]);
  storage.items.set(RECORD, 'two');
  kept.record(reading(2));
  expect(aside()).toBe('one\ntwo');
});

test('a sound record is not touched by mending', () => {
  const text = ` ${written([reading(1)])}`;
  storage.items.set(RECORD, text);
  kept.mend();
  expect(storage.getItem(RECORD)).toBe(text);
});

test('where there is no room to set it aside, the damaged record stays as it is', () => {
  storage.items.set(RECORD, 'x'.repeat(500));
  storage.room = 600;
  kept.mend();
  kept.record(reading(1));
  expect(storage.getItem(RECORD)).toBe('x'.repeat(500));
  expect(kept.keptRecord().state).toBe('damaged');
});

test('the record of a newer build is not written over', () => {
  const text = JSON.stringify({ version: 99, readings: [{ new: 'form' }] });
  storage.items.set(RECORD, text);
  kept.record(reading(1));
  kept.mend();
  expect(storage.getItem(RECORD)).toBe(text);
  expect(kept.keptRecord()).toMatchObject({ readings: [], state: 'newer' });
});

test('full: what is there stays, and it is said', () => {
  kept.record(reading(1));
  storage.room = (storage.getItem(RECORD) ?? '').length;
  kept.record(reading(2));
  expect(readings()).toEqual([reading(1)]);
  expect(kept.room()).toBe('full');
  storage.room = 10_000;
  expect(kept.room()).toBe('there');
  expect([...storage.items.keys()]).toEqual([RECORD]);
});

test.each([
  ['refused', 'getter'],
  ['absent', null],
])('%s storage: nothing is kept, nothing breaks', (_, value) => {
  if (value === null) vi.stubGlobal('localStorage', null);
  else
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  kept.record(reading(1));
  kept.mend();
  kept.remove(reading(1));
  kept.removeAll();
  expect(kept.keptRecord()).toMatchObject({ readings: [], aside: null });
  expect(kept.room()).toBe('refused');
});

test('who listens is told of changes here and in other tabs, and of a page that comes back', () => {
  const told = vi.fn();
  const stop = kept.subscribeToRecord(told);
  kept.record(reading(1));
  expect(told).toHaveBeenCalledTimes(1);
  const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });
  window.dispatchEvent(storageEvent(RECORD));
  window.dispatchEvent(storageEvent(null));
  window.dispatchEvent(new Event('pageshow'));
  expect(told).toHaveBeenCalledTimes(4);
  window.dispatchEvent(storageEvent('hoshiakari:sign'));
  expect(told).toHaveBeenCalledTimes(4);
  stop();
  kept.record(reading(2));
  window.dispatchEvent(storageEvent(RECORD));
  expect(told).toHaveBeenCalledTimes(4);
});
