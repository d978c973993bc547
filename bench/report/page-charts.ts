import type { Bytes } from '../pages/bytes.ts';
import type { PagesResult } from '../pages/measure.ts';
import { FAMILIES } from '../variants/families.ts';
import { VARIANTS, type Variant } from '../variants/index.ts';
import { barChart } from './bars.ts';
import { middle } from './page-tables.ts';
import { COLOURS } from './svg.ts';
import { timeline } from './timeline.ts';

const KINDS: { kind: keyof Bytes; name: string; colour: string }[] = [
  { kind: 'document', name: 'page', colour: '#f7f1e6' },
  { kind: 'stylesheet', name: 'styles', colour: '#e2a6b4' },
  { kind: 'font', name: 'fonts', colour: '#a890c9' },
  { kind: 'image', name: 'pictures', colour: '#5f6fb3' },
  { kind: 'script', name: 'scripts', colour: '#dcbf86' },
  { kind: 'other', name: 'other', colour: '#57506f' },
];

/** All charts of the pages, by file name. */
export function pageCharts(pages: PagesResult): Record<string, string> {
  return { 'largest-paint': largestPaint(pages), bytes: bytes(pages), 'slow-4g': slow(pages) };
}

function largestPaint({ lighthouse }: PagesResult): string {
  return barChart({
    title: 'When the picture of the page is there',
    subtitle: 'Largest contentful paint, Lighthouse mobile, simulated, seconds. Shorter is better.',
    groups: FAMILIES.map(({ id: family, title }) => ({
      name: title,
      bars: VARIANTS.flatMap(({ id, title: label }) => {
        const value = middle(lighthouse, family, id, (run) => run.largestPaint);
        return value === undefined ? [] : [{ label, values: [value / 1000], colour: colourOf(id) }];
      }),
    })).filter(({ bars }) => bars.length > 0),
    write: (value) => value.toFixed(2),
  });
}

function bytes({ bytes: found }: PagesResult): string {
  return barChart({
    title: 'What one visit fetches: the draw page',
    subtitle: 'kB on the wire, brotli, cold, until nothing more comes.',
    groups: [
      {
        name: '',
        bars: VARIANTS.flatMap(({ id, title: label }) => {
          const counted = found.draw?.[id];
          return counted
            ? [{ label, values: KINDS.map(({ kind }) => counted[kind] / 1000), colour: colourOf(id) }]
            : [];
        }),
      },
    ],
    write: (value) => value.toFixed(0),
    stack: KINDS,
  });
}

function slow({ slowPhone }: PagesResult): string {
  return timeline(
    'The draw page on a slow connection',
    'DevTools’ slow 4G and a four times slower processor, cold. Further left is better.',
    VARIANTS.flatMap(({ id, title: label }) => {
      const at = (figure: 'firstPaint' | 'largestPaint' | 'alive') => {
        const value = middle(slowPhone, 'draw', id, (run) => run[figure]);
        return value === undefined ? null : value / 1000;
      };
      const [firstPaint, largestPaint] = [at('firstPaint'), at('largestPaint')];
      if (firstPaint === null || largestPaint === null) return [];
      return [{ label, colour: colourOf(id), firstPaint, largestPaint, alive: at('alive') }];
    }),
  );
}

function colourOf(variant: Variant): string {
  if (variant === 'ours') return COLOURS.ours;
  return variant === 'none' || variant === 'normal' ? COLOURS.kin : COLOURS.other;
}
