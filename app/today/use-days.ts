import { useEffect, useMemo, useState } from 'react';
import { cardsByDay } from '../kept/card-of-day.ts';
import { useRecord } from '../kept/use-record.ts';

/** What she drew for the days that have gone. */
export function useDrawnBefore(reading: string) {
  const record = useRecord();
  return useMemo(() => cardsByDay(record?.readings ?? [], reading), [record, reading]);
}

/**
 * At midnight a card that lies there is yesterday's: the page begins anew. A fan that lies there is as good today.
 * @returns whether it has, while this page was open
 */
export function useNewDay(day: number | null, revealed: boolean, renew: () => void): boolean {
  /** The day whose card lies there. */
  const [of, setOf] = useState<number | null>(null);
  const [renewed, setRenewed] = useState(false);
  useEffect(() => {
    if (!revealed || day === null) return setOf(null);
    if (of === null) return setOf(day);
    if (of === day) return;
    renew();
    setRenewed(true);
  }, [day, of, revealed, renew]);
  return renewed;
}
