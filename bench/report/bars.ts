import { bar, COLOURS, chart, line, text } from './svg.ts';

export interface Bar {
  label: string;
  /** One value, or several that are stacked. */
  values: number[];
  colour: string;
}

export interface BarChart {
  title: string;
  subtitle: string;
  groups: { name: string; bars: Bar[] }[];
  /** How a value is written at the end of its bar. */
  write: (value: number) => string;
  /** Names and colours of stacked values. */
  stack?: { name: string; colour: string }[];
}

const WIDTH = 760;
const LEFT = 190;
const RIGHT = 90;
const ROW = 21;
const TOP = 92;

/** Horizontal bars in groups, one scale for all of them, beginning at nothing. */
export function barChart({ title, subtitle, groups, write, stack }: BarChart): string {
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ values }) => sum(values))));
  const scale = (WIDTH - LEFT - RIGHT) / most;
  const parts: string[] = [];
  let y = TOP;
  if (stack) {
    let x = LEFT;
    for (const { name, colour } of stack) {
      parts.push(bar(x, y - 11, 11, 11, colour), text(name, { x: x + 17, y: y - 1, colour: COLOURS.quiet }));
      x += 34 + name.length * 7.5;
    }
    y += 22;
  }
  for (const { name, bars } of groups) {
    if (name !== '') {
      parts.push(
        text(name, { x: 28, y: y + 4, size: 15 }),
        line(28, y + 12, WIDTH - 28, y + 12, COLOURS.rule),
      );
      y += 22;
    }
    for (const { label, values, colour } of bars) {
      const ours = colour === COLOURS.ours;
      parts.push(
        text(label, { x: LEFT - 12, y: y + 12, anchor: 'end', colour: ours ? COLOURS.ours : COLOURS.text }),
      );
      let x = LEFT;
      for (const [place, value] of values.entries()) {
        parts.push(bar(x, y + 1, value * scale, 14, stack?.[place]?.colour ?? colour));
        x += value * scale;
      }
      parts.push(
        text(write(sum(values)), { x: x + 8, y: y + 12, colour: ours ? COLOURS.ours : COLOURS.quiet }),
      );
      y += ROW;
    }
    y += 18;
  }
  return chart(title, subtitle, WIDTH, y + 6, parts);
}
