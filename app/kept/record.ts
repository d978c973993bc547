/**
 * The record of what she drew: on this device, in this browser, sent nowhere. Where storage is refused or full, readings
 * go on without it; what cannot be read is set aside under a name of its own and never thrown away unasked.
 */
import { CARD_OF_DAY, type KeptReading, RECORD, readStored, type Stored, written } from './stored.ts';

export type { KeptReading } from './stored.ts';

const ASIDE = `${RECORD}:aside`;
const PROBE = 'hoshiakari:probe';
/** Of more the oldest go. */
const MOST = 1000;
/** As long as a reading of three cards, at the most. */
const ROOM = ' '.repeat(256);

export interface KeptRecord extends Stored {
  /** What could not be read, as it stood there; null where all could. */
  aside: string | null;
}

const NOTHING: KeptRecord = { readings: [], state: 'whole', aside: null };
const listeners = new Set<() => void>();
let last: { text: string | null; aside: string | null; record: KeptRecord } | undefined;

/** Keeps a reading, once it is revealed; not when she comes back to it. */
export function record(entry: KeptReading): void {
  change((readings) => [...readings, entry]);
}

/** Takes one reading out of the record. */
export function remove(entry: KeptReading): void {
  const gone = JSON.stringify(entry);
  change((readings) => readings.filter((reading) => JSON.stringify(reading) !== gone));
}

/** Puts a removed reading back in its place. */
export function restore(entry: KeptReading): void {
  change((readings) => [...readings, entry].sort((a, b) => a.at - b.at));
}

/** Removes every reading, what was set aside, and the card of the day. */
export function removeAll(): void {
  attempt((store) => {
    store.removeItem(RECORD);
    store.removeItem(ASIDE);
    store.removeItem(CARD_OF_DAY);
  });
}

/** Removes what could not be read. */
export function removeAside(): void {
  attempt((store) => store.removeItem(ASIDE));
}

/** The record as it is now; the same object as long as nothing changes. Empty where storage is refused. */
export function keptRecord(): KeptRecord {
  try {
    const text = localStorage.getItem(RECORD);
    const aside = localStorage.getItem(ASIDE);
    if (last?.text !== text || last.aside !== aside)
      last = { text, aside, record: { ...readStored(text), aside } };
    return last.record;
  } catch {
    return NOTHING;
  }
}

/** Whether another reading could be kept: `refused` and `full` say why not. */
export function room(): 'there' | 'refused' | 'full' {
  try {
    localStorage.getItem(PROBE);
  } catch {
    return 'refused';
  }
  try {
    localStorage.setItem(PROBE, ROOM);
    localStorage.removeItem(PROBE);
    return 'there';
  } catch {
    return 'full';
  }
}

/** Sets aside what cannot be read, so that the rest is a sound record. */
export function mend(): void {
  if (keptRecord().state === 'damaged') change((readings) => readings);
}

/** Calls back when the record has changed, here or in another tab, and when a page comes back that could not be told. */
export function subscribeToRecord(onChange: () => void): () => void {
  listeners.add(onChange);
  const changed = ({ key }: StorageEvent) => {
    if (key === null || key.startsWith(RECORD)) onChange();
  };
  window.addEventListener('storage', changed);
  window.addEventListener('pageshow', onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', changed);
    window.removeEventListener('pageshow', onChange);
  };
}

function change(next: (readings: KeptReading[]) => KeptReading[]): void {
  attempt((store) => {
    const text = store.getItem(RECORD);
    const { readings, state } = readStored(text);
    if (state === 'newer') return;
    // First: where there is no room for it, the damaged text stays where it is.
    if (state === 'damaged')
      store.setItem(ASIDE, [store.getItem(ASIDE), text].filter((part) => part !== null).join('\n'));
    store.setItem(RECORD, written(next(readings).slice(-MOST)));
  });
}

function attempt(write: (store: Storage) => void): void {
  try {
    write(localStorage);
  } catch {
    // Refused or full: readings go on without a record, and the record's page says why.
  }
  for (const listener of listeners) listener();
}
