import { useSyncExternalStore } from 'react';
import { Moon } from '../ui/moon.tsx';
import { subscribeToWeeks } from './by-week.tsx';
import { type MoonTable, sayTonight, type TonightTexts, tonightAt } from './tonight.ts';
import { DAY_MS, dayOf } from './week.ts';

interface TonightsMoonProps {
  table: MoonTable;
  texts: TonightTexts;
  className?: string | undefined;
}

/**
 * 「今夜は満ちていく月、魚座」 with the Moon drawn. The page's own script says it before the first paint (`early/moon.ts`), as
 * the page may be older than the night. Where the table ends, the line stays empty.
 */
export function TonightsMoon({ table, texts, className }: TonightsMoonProps) {
  const day = useSyncExternalStore(
    subscribeToWeeks,
    () => dayOf(Date.now()),
    () => table.first,
  );
  const moon = tonightAt(table, day * DAY_MS);
  return (
    <p className={className} data-moon={JSON.stringify({ table, texts })} suppressHydrationWarning>
      <Moon look={moon?.look ?? { lit: 0, waxing: true }} visibility={moon ? 'visible' : 'hidden'} />
      <span suppressHydrationWarning>{moon ? sayTonight(moon, texts) : ''}</span>
    </p>
  );
}
