import { COLOURS, chart, dot, line, text } from './svg.ts';

export interface TimelineRow {
  label: string;
  colour: string;
  /** Moments in seconds; null where there is none. */
  firstPaint: number;
  largestPaint: number;
  alive: number | null;
}

const WIDTH = 760;
const LEFT = 190;
const RIGHT = 60;
const ROW = 30;
const TOP = 124;

/** One line a variant: when the page is first seen, when its picture is there, when it answers by itself. */
export function timeline(title: string, subtitle: string, rows: TimelineRow[]): string {
  const last = Math.max(...rows.flatMap(({ largestPaint, alive }) => [largestPaint, alive ?? 0]));
  const end = Math.ceil(last);
  const place = (seconds: number) => LEFT + (seconds / end) * (WIDTH - LEFT - RIGHT);
  const bottom = TOP + rows.length * ROW;
  const parts = Array.from({ length: end + 1 }, (_, second) => [
    line(place(second), TOP - 12, place(second), bottom - 6, COLOURS.rule),
    text(`${second} s`, { x: place(second), y: bottom + 14, anchor: 'middle', colour: COLOURS.quiet }),
  ]).flat();
  parts.push(...legend());
  for (const [index, { label, colour, firstPaint, largestPaint, alive }] of rows.entries()) {
    const y = TOP + index * ROW + 4;
    const ours = colour === COLOURS.ours;
    const moments = [firstPaint, largestPaint, ...(alive === null ? [] : [alive])];
    parts.push(
      text(label, { x: LEFT - 12, y: y + 5, anchor: 'end', colour: ours ? COLOURS.ours : COLOURS.text }),
      line(place(Math.min(...moments)), y, place(Math.max(...moments)), y, colour, 3),
      dot(place(firstPaint), y, 4, colour, true),
      dot(place(largestPaint), y, 6, colour),
      ...(alive === null ? [] : [line(place(alive), y - 9, place(alive), y + 9, colour, 3)]),
    );
  }
  return chart(title, subtitle, WIDTH, bottom + 32, parts);
}

function legend(): string[] {
  const y = 90;
  const note = (x: number, name: string) => text(name, { x, y: y + 5, colour: COLOURS.quiet });
  return [
    dot(LEFT, y, 4, COLOURS.quiet, true),
    note(LEFT + 12, 'first paint'),
    dot(LEFT + 110, y, 6, COLOURS.quiet),
    note(LEFT + 124, 'largest paint'),
    line(LEFT + 240, y - 9, LEFT + 240, y + 9, COLOURS.quiet, 3),
    note(LEFT + 252, 'React answers (no mark: nothing waits for it)'),
  ];
}
