import { useSyncExternalStore } from 'react';
import { type KeptRecord, keptRecord, subscribeToRecord } from './record.ts';

/** The record, kept true while other tabs change it; null until React has taken the page over. */
export function useRecord(): KeptRecord | null {
  return useSyncExternalStore<KeptRecord | null>(subscribeToRecord, keptRecord, () => null);
}
