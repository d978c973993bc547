import { median } from '../lib/statistics.ts';
import { type MovesResult, SLOWDOWNS } from '../moves/moves.ts';
import { table } from './markdown.ts';

/** What is told and what was wanted of it. Milliseconds. */
const MOVES = [
  { key: 'navigation', name: 'a page fetched ahead, from the tap to its heading', wanted: 100 },
  { key: 'reveal', name: 'the reveal, later than the delay by', wanted: 100 },
  { key: 'longestFrame', name: 'the longest frame of the turn', wanted: 50 },
] as const;

/** Middle and longest of each move, for each speed of the processor. */
export function movesTable({ runs }: MovesResult): string {
  const rows = MOVES.map(({ key, name, wanted }) => [
    name,
    `${wanted}`,
    ...SLOWDOWNS.map((slowdown) => {
      const values = runs[slowdown][key];
      return `${median(values).toFixed(0)} / ${Math.max(...values).toFixed(0)} (${values.length})`;
    }),
  ]);
  const speeds = SLOWDOWNS.map((slowdown) =>
    slowdown === 1 ? 'full speed: middle / longest (times)' : `${slowdown} times slower`,
  );
  return table(['milliseconds', 'wanted', ...speeds], rows);
}
