import { median, spread } from '../lib/statistics.ts';
import type { PagesResult } from '../pages/measure.ts';
import type { Seen } from '../pages/watch.ts';
import { FAMILIES, type Family } from '../variants/families.ts';
import { VARIANTS, type Variant } from '../variants/index.ts';
import { table } from './markdown.ts';

/** Ratios up to this mean nothing: what the simulation makes of one and the same page. */
const NOISE = 1.06;

export type Cell<Run> = { family: Family; variant: Variant; runs: Run[] };

/** What was measured, in the order of families and variants. */
export function cells<Run>(from: Partial<Record<Family, Partial<Record<Variant, Run[]>>>>): Cell<Run>[] {
  return FAMILIES.flatMap(({ id: family }) =>
    VARIANTS.flatMap(({ id: variant }) => {
      const runs = from[family]?.[variant];
      return runs && runs.length > 0 ? [{ family, variant, runs }] : [];
    }),
  );
}

/** The median of one figure of a cell; undefined where nothing was measured. */
export function middle<Run>(
  from: Partial<Record<Family, Partial<Record<Variant, Run[]>>>>,
  family: Family,
  variant: Variant,
  figure: (run: Run) => number | null,
): number | undefined {
  const values = (from[family]?.[variant] ?? []).map(figure).filter((value) => value !== null);
  return values.length > 0 ? median(values) : undefined;
}

/** Milliseconds, and in brackets what ours takes of them: below 1 ours is sooner. */
export function largestPaintTable({ lighthouse }: PagesResult): string {
  return byFamily((family, variant) => {
    const value = middle(lighthouse, family, variant, (run) => run.largestPaint);
    const ours = middle(lighthouse, family, 'ours', (run) => run.largestPaint);
    if (value === undefined) return '';
    return variant === 'ours' || ours === undefined
      ? ms(value)
      : `${ms(value)} (${(ours / value).toFixed(2)})`;
  });
}

/** Blocked time in the middle and the largest shift of any run. */
export function calmTable({ lighthouse }: PagesResult): string {
  return byFamily((family, variant) => {
    const blocked = middle(lighthouse, family, variant, (run) => run.blocked);
    const shift = Math.max(...(lighthouse[family]?.[variant] ?? []).map((run) => run.shift));
    return blocked === undefined ? '' : `${ms(blocked)} / ${shift === 0 ? '0' : shift.toFixed(3)}`;
  });
}

export function bytesTable({ bytes }: PagesResult): string {
  return byFamily((family, variant) => {
    const found = bytes[family]?.[variant];
    if (!found) return '';
    const { requests: _, ...kinds } = found;
    const all = Object.values(kinds).reduce((sum, value) => sum + value, 0);
    return `${kB(all)} / ${kB(found.script)}`;
  });
}

export function slowPhoneTable({ slowPhone }: PagesResult): string {
  const rows = cells(slowPhone).map(({ family, variant }) => {
    const figure = (name: keyof Seen) => middle(slowPhone, family, variant, (run) => run[name]);
    const alive = figure('alive');
    return [
      `${titleOf(FAMILIES, family)}: ${titleOf(VARIANTS, variant)}`,
      ms(figure('firstPaint') ?? 0),
      ms(figure('largestPaint') ?? 0),
      alive === undefined ? '–' : ms(alive),
      ms(figure('blocked') ?? 0),
    ];
  });
  return table(['page', 'first paint', 'largest paint', 'React answers', 'blocked'], rows);
}

/** What was wanted beside what came out. */
export function wantedTable({ lighthouse, slowPhone }: PagesResult): string {
  const largest = (family: Family, variant: Variant) =>
    middle(lighthouse, family, variant, (run) => run.largestPaint);
  const ratios = (variant: Variant) =>
    FAMILIES.flatMap(({ id, title }) => {
      const [ours, other] = [largest(id, 'ours'), largest(id, variant)];
      return ours !== undefined && other !== undefined ? [{ title, ratio: ours / other }] : [];
    });
  const written = (list: { title: string; ratio: number }[]) =>
    list.map(({ title, ratio }) => `${title} ${ratio.toFixed(2)}`).join(', ');
  const row = (wanted: string, list: { title: string; ratio: number }[], most: number) => [
    wanted,
    written(list),
    reached(list.filter(({ ratio }) => ratio > most)),
  ];
  // Beyond the mark by less than the noise: neither reached nor missed.
  const reached = (beyond: { title: string; ratio: number }[]) => {
    if (beyond.length === 0) return 'yes';
    const level = beyond.every(({ ratio }) => ratio <= NOISE);
    return `${level ? 'level' : 'no'}: ${written(beyond)}`;
  };
  const mostBlocked = (variant: Variant) =>
    Math.max(...FAMILIES.map(({ id }) => middle(lighthouse, id, variant, (run) => run.blocked) ?? 0));
  const shift = Math.max(
    ...cells(lighthouse)
      .filter(({ variant }) => variant === 'ours')
      .flatMap(({ runs }) => runs.map((run) => run.shift)),
    0,
  );
  const blocked = mostBlocked('ours');
  const later = (['home', 'draw'] as const).flatMap((family) => {
    const [ours, normal] = (['ours', 'normal'] as const).map((id) =>
      middle(slowPhone, family, id, (run) => run.alive),
    );
    return ours !== undefined && normal !== undefined ? [{ title: family, by: (ours - normal) / 1000 }] : [];
  });
  return table(
    ['wanted', 'measured', 'reached'],
    [
      row('largest paint at most 1.05 × the page without scripts', ratios('none'), 1.05),
      ...(['plain', 'astro', 'next', 'spa'] as const).map((id) =>
        row(`largest paint not later than ${titleOf(VARIANTS, id)}`, ratios(id), 1),
      ),
      ['nothing moves (layout shift 0.00)', `at most ${shift.toFixed(4)}`, shift < 0.005 ? 'yes' : 'no'],
      [
        'blocked at most 50 ms',
        `at most ${ms(blocked)} ms; without scripts at most ${ms(mostBlocked('none'))} ms`,
        blocked <= 50 ? 'yes' : 'no',
      ],
      [
        'slow 4G: React answers at most 0.5 s later than with a normal start',
        later
          .map(({ title, by }) => `${title} ${by >= 0 ? '+' : '−'}${Math.abs(by).toFixed(2)} s`)
          .join(', '),
        later.every(({ by }) => by <= 0.5) ? 'yes' : 'no',
      ],
    ],
    3,
  );
}

/** How far runs of one page lie apart, over all pages: the middle and the largest. */
export function noise({ lighthouse }: PagesResult): string {
  const spreads = cells(lighthouse).map(({ runs }) => spread(runs.map((run) => run.largestPaint)));
  if (spreads.length === 0) return '';
  return `Runs of one page lay ${percent(median(spreads))} around their median (half the distance between the quarters; the widest ${percent(Math.max(...spreads))}).`;
}

function byFamily(write: (family: Family, variant: Variant) => string): string {
  return table(
    ['', ...FAMILIES.map(({ title }) => title)],
    VARIANTS.map(({ id, title }) => [title, ...FAMILIES.map((family) => write(family.id, id))]),
  );
}

export function titleOf(list: readonly { id: string; title: string }[], id: string): string {
  return list.find((entry) => entry.id === id)?.title ?? id;
}

const ms = (value: number) => Math.round(value).toLocaleString('en');
const kB = (value: number) => (value / 1000).toFixed(0);
const percent = (value: number) => `${(value * 100).toFixed(1)} %`;
