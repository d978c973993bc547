import { useMemo, useSyncExternalStore } from 'react';
import { type FanSizes, type FanWindow, fanSizes } from './geometry.ts';

const WIDE = '(min-width: 1024px)';
const LOW = '(max-height: 700px)';

/** The sizes of a fan in this window, also after it was turned or made wider. Only for what is never rendered at build. */
export function useFanSizes(count: number, beside: boolean): FanSizes {
  const kind = useSyncExternalStore(listen, fanWindow);
  return useMemo(() => fanSizes(count, kind, beside), [count, kind, beside]);
}

function fanWindow(): FanWindow {
  if (matchMedia(WIDE).matches) return 'wide';
  return matchMedia(LOW).matches ? 'low' : 'tall';
}

function listen(changed: () => void): () => void {
  const queries = [matchMedia(WIDE), matchMedia(LOW)];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
}
