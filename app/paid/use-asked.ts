import { useLayoutEffect, useMemo, useState } from 'react';
import type { Pages } from '../content/types.ts';
import { fetchKeptCards } from '../kept/cards.ts';
import { useFetched } from '../lib/use-fetched.ts';
import { type AskedCards, askedCards } from './asked-cards.ts';
import { type ShownCards, shownCards } from './order-text.ts';

/** What the page knows of the cards in its address. */
export interface AskedState {
  /** For how many cards a place is kept; null where there are none. */
  count: number | null;
  /** They, and the text about them, once their names are there. */
  shown: ShownCards | null;
}

/**
 * The cards that her address brings along. The page as it is rendered knows no query.
 * @param search the address's query
 */
export function useAsked(search: string, texts: Pages['paid']['order']): AskedState {
  const [asked, setAsked] = useState<AskedCards | null>(null);
  useLayoutEffect(() => setAsked(askedCards(search)), [search]);
  const { value: kept, lost } = useFetched(asked ? fetchKeptCards : null);
  const shown = useMemo(
    () => (asked && kept ? shownCards(asked, kept, texts.forms) : null),
    [asked, kept, texts],
  );
  const there = asked !== null && !lost && (kept === null || shown !== null);
  return { count: there ? asked.ids.length : null, shown };
}
