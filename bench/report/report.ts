import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../build/lib/paths.ts';
import type { GrowthResult } from '../growth/growth.ts';
import {
  CALM_RATE,
  CONNECTIONS,
  type HostingResult,
  type LoadRun,
  SERVERS,
  type ServerName,
} from '../hosting/load.ts';
import type { Conditions } from '../lib/conditions.ts';
import { RESULTS } from '../lib/paths.ts';
import { median } from '../lib/statistics.ts';
import type { MovesResult } from '../moves/moves.ts';
import type { PagesResult } from '../pages/measure.ts';
import { growthChart } from './growth-chart.ts';
import { fill, table } from './markdown.ts';
import { movesTable } from './moves-table.ts';
import { pageCharts } from './page-charts.ts';
import {
  bytesTable,
  calmTable,
  largestPaintTable,
  noise,
  slowPhoneTable,
  wantedTable,
} from './page-tables.ts';

const DOCUMENT = join(ROOT, 'docs', 'performance.md');
const CHARTS = join(ROOT, 'docs', 'performance');

/** Writes the kept results into `docs/performance.md`, draws the charts, and prints the tables. */
export async function writeReport(): Promise<void> {
  const [pages, moves, hosting, growth] = await Promise.all([
    kept<PagesResult>('pages'),
    kept<MovesResult>('moves'),
    kept<HostingResult>('hosting'),
    kept<GrowthResult>('growth'),
  ]);
  const sections = {
    ...(pages && pageSections(pages)),
    ...(moves && { moves: `${told(moves.conditions)}\n\n${movesTable(moves)}` }),
    ...(hosting && hostingSections(hosting)),
    ...(growth && growthSections(growth)),
  };
  let document = await readFile(DOCUMENT, 'utf8');
  for (const [name, content] of Object.entries(sections)) {
    document = fill(document, name, content);
    console.log(`\n${name}\n${content}`);
  }
  await writeFile(DOCUMENT, document);
  await mkdir(CHARTS, { recursive: true });
  const charts = {
    ...(pages && pageCharts(pages)),
    ...(growth && growth.runs.length > 1 && { growth: growthChart(growth.runs) }),
  };
  for (const [name, svg] of Object.entries(charts)) await writeFile(join(CHARTS, `${name}.svg`), svg);
}

async function kept<Result>(name: string): Promise<Result | undefined> {
  const file = join(RESULTS, `${name}.json`);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Result) : undefined;
}

function pageSections(pages: PagesResult): Record<string, string> {
  const most = (table: Partial<Record<string, Partial<Record<string, unknown[]>>>>) =>
    Math.max(
      0,
      ...Object.values(table).flatMap((row = {}) => Object.values(row).map((list = []) => list.length)),
    );
  return {
    conditions: `${told(pages.conditions)} Lighthouse: medians of ${most(pages.lighthouse)}; slow 4G: medians of ${most(pages.slowPhone)}. ${noise(pages)}`,
    wanted: wantedTable(pages),
    'largest-paint': largestPaintTable(pages),
    calm: calmTable(pages),
    'slow-4g': slowPhoneTable(pages),
    bytes: bytesTable(pages),
  };
}

function hostingSections({ conditions, runs }: HostingResult): Record<string, string> {
  const rows = Object.entries(runs).map(([name, row]) => {
    const figure = (server: ServerName, key: keyof LoadRun) =>
      median((row[server] ?? []).map((run) => run[key]));
    const pair = (key: keyof LoadRun) => SERVERS.map((server) => whole(figure(server, key))).join(' / ');
    const ratio = (key: keyof LoadRun) => (figure('node', key) / figure('nginx', key)).toFixed(2);
    return [
      `${name}, ${(figure('node', 'size') / 1000).toFixed(1)} kB`,
      `${pair('perSecond')} (${ratio('perSecond')})`,
      `${pair('perProcessorSecond')} (${ratio('perProcessorSecond')})`,
      `${pair('latencyMedian')} ms`,
      `${pair('latency99')} ms`,
    ];
  });
  const head = [
    'Node / nginx',
    `requests a second, ${CONNECTIONS} connections`,
    'requests a second of processor time',
    `middle latency at ${CALM_RATE} a second`,
    '99th percentile',
  ];
  return {
    servers: `${told(conditions)} Medians of ${Object.values(runs)[0]?.node?.length ?? 0}.\n\n${table(head, rows)}`,
  };
}

function growthSections({ conditions, runs }: GrowthResult): Record<string, string> {
  const names = [...new Set(runs.flatMap(({ steps }) => Object.keys(steps)))];
  const rows = runs.map(({ pages, seconds, processorSeconds, memory, steps }) => [
    pages.toLocaleString('en'),
    seconds.toFixed(1),
    processorSeconds.toFixed(1),
    ((processorSeconds * 1000) / pages).toFixed(1),
    whole(memory),
    ...names.map((name) => steps[name]?.toFixed(1) ?? ''),
  ]);
  const head = [
    'pages',
    'seconds',
    'processor seconds',
    'of them a page, ms',
    'memory at most, MiB',
    ...names,
  ];
  // One size alone shows no growth.
  const chart =
    runs.length > 1 ? '\n\n![Build time and memory over the number of pages](performance/growth.svg)' : '';
  return { growth: `${told(conditions)}\n\n${table(head, rows)}${chart}` };
}

function told({
  ended,
  commit,
  node,
  program,
  system,
  processors,
  processor,
  memory,
  loadBefore,
  loadHighest,
}: Conditions): string {
  return (
    `${ended.slice(0, 16).replace('T', ' ')} UTC, commit ${commit}; ${program}, Node ${node.slice(1)}, ${system}, ` +
    `${processors} processors (${processor}), ${memory} GiB; load before ${loadBefore}, at most ${loadHighest} meanwhile.`
  );
}

const whole = (value: number) => Math.round(value).toLocaleString('en');
