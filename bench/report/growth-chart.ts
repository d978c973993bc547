import type { GrowthRun } from '../growth/growth.ts';
import { COLOURS, chart, dot, line, text } from './svg.ts';

const WIDTH = 760;
const HEIGHT = 340;
const TOP = 100;
const BOTTOM = HEIGHT - 56;

/** Build time and memory over the number of pages, both axes logarithmic: a straight line of slope one is linear growth. */
export function growthChart(runs: readonly GrowthRun[]): string {
  return chart(
    'What a larger site costs to build',
    'Both axes logarithmic. Dashed: in proportion to the pages, from the largest site back.',
    WIDTH,
    HEIGHT,
    [
      ...panel(
        'seconds',
        runs.map(({ pages, seconds }) => [pages, seconds]),
        60,
      ),
      ...panel(
        'memory at most, MiB',
        runs.map(({ pages, memory }) => [pages, memory]),
        420,
      ),
    ],
  );
}

function panel(name: string, points: [pages: number, value: number][], left: number): string[] {
  const right = left + 290;
  const [xFrom, xTo] = range(points.map(([pages]) => pages));
  const [yFrom, yTo] = range(points.map(([, value]) => value));
  const x = (pages: number) => left + ((Math.log10(pages) - xFrom) / (xTo - xFrom)) * (right - left);
  const y = (value: number) => BOTTOM - ((Math.log10(value) - yFrom) / (yTo - yFrom)) * (BOTTOM - TOP - 14);
  const parts = [text(name, { x: left, y: TOP - 10, size: 15 })];
  for (let power = yFrom; power <= yTo; power++) {
    const height = y(10 ** power);
    parts.push(
      line(left, height, right, height, COLOURS.rule),
      text(String(10 ** power), {
        x: left - 8,
        y: height + 4,
        anchor: 'end',
        size: 11,
        colour: COLOURS.quiet,
      }),
    );
  }
  const [first, last] = [points[0], points.at(-1)];
  if (first && last) {
    const foot = Math.max(last[1] / (last[0] / first[0]), 10 ** yFrom);
    const pages = last[0] / (last[1] / foot);
    parts.push(
      line(x(pages), y(foot), x(last[0]), y(last[1]), COLOURS.other, 2).replace(
        '/>',
        ' stroke-dasharray="4 5"/>',
      ),
    );
  }
  for (const [index, [pages, value]] of points.entries()) {
    const next = points[index + 1];
    if (next) parts.push(line(x(pages), y(value), x(next[0]), y(next[1]), COLOURS.ours, 2));
  }
  for (const [pages, value] of points) {
    parts.push(
      dot(x(pages), y(value), 5, COLOURS.ours),
      text(value < 100 ? value.toFixed(1) : value.toFixed(0), {
        x: x(pages) - 4,
        y: y(value) - 12,
        anchor: 'middle',
        colour: COLOURS.ours,
      }),
      text(`${pages.toLocaleString('en')} pages`, {
        x: x(pages),
        y: BOTTOM + 22,
        anchor: 'middle',
        size: 12,
        colour: COLOURS.quiet,
      }),
    );
  }
  return parts;
}

/** The whole powers of ten around the values. */
function range(values: number[]): [number, number] {
  const from = Math.floor(Math.log10(Math.min(...values)));
  return [from, Math.max(Math.ceil(Math.log10(Math.max(...values))), from + 1)];
}
