import { seconds } from '../../build/lib/progress.ts';
import { ensureChromium } from '../../scripts/lib/chromium.ts';
import { type Conditions, watchConditions } from '../lib/conditions.ts';
import { FAMILIES, type Family } from '../variants/families.ts';
import { makeVariants, VARIANTS, type Variant } from '../variants/index.ts';
import { type Bytes, countBytes } from './bytes.ts';
import { chromiumVersion } from './chromium.ts';
import { type LighthouseRun, runLighthouse } from './lighthouse.ts';
import { serve } from './serve.ts';
import { runSlowPhone } from './slow-phone.ts';
import type { Seen } from './watch.ts';

/** As hosts answer today. */
const HTTP = 2;

/**
 * DevTools' throttling shares its bandwidth among all requests of one connection of HTTP/2 alike and knows nothing of
 * priorities, which every host of today heeds. Over HTTP/1.1 the browser itself holds back what is less urgent.
 */
const SLOW_HTTP = 1;

export interface PagesOrder {
  families: Family[];
  variants: Variant[];
  /** Runs of Lighthouse for each page. */
  runs: number;
  /** Families that are also opened with real throttling, and how often. */
  slowFamilies: Family[];
  slowRuns: number;
}

/** By family, then by variant. */
type Table<Value> = Partial<Record<Family, Partial<Record<Variant, Value>>>>;

export interface PagesResult {
  conditions: Conditions;
  bytes: Table<Bytes>;
  lighthouse: Table<LighthouseRun[]>;
  slowPhone: Table<Seen[]>;
}

/**
 * Measures pages side by side. Interleaved: each round opens every page once, so that whatever the machine does
 * meanwhile falls on all alike. The first lap is not counted: it fills the server's memory and yields the bytes.
 * @param keep gets everything so far after each round: an interrupted run is not lost
 */
export async function measurePages(order: PagesOrder, keep: (result: PagesResult) => void): Promise<void> {
  const chrome = await ensureChromium();
  const folders = await makeVariants(order.variants);
  const [modern, slow] = [await serve(folders, HTTP), await serve(folders, SLOW_HTTP)];
  const conditions = watchConditions(chromiumVersion(chrome));
  const result: Omit<PagesResult, 'conditions'> = { bytes: {}, lighthouse: {}, slowPhone: {} };
  const lap = async (name: string, families: Family[], origins: Record<string, string>, visit: Visit) => {
    const started = performance.now();
    for (const { id: family, path } of FAMILIES.filter(({ id }) => families.includes(id))) {
      for (const { id: variant } of VARIANTS.filter(({ id }) => order.variants.includes(id)))
        await again(() => visit(family, variant, `${origins[variant]}${path}`));
    }
    keep({ conditions: conditions.now(), ...result });
    console.log(`${name}: ${seconds(started)}`);
  };
  const bytes: Visit = async (family, variant, address) => {
    cell(result.bytes, family)[variant] = await countBytes(address, chrome, hasReact(family, variant));
  };
  const lighthouse: Visit = async (family, variant, address) =>
    add(result.lighthouse, family, variant, await runLighthouse(address, chrome));
  const slowPhone: Visit = async (family, variant, address) =>
    add(result.slowPhone, family, variant, await runSlowPhone(address, chrome, hasReact(family, variant)));

  try {
    await lap('bytes', order.families, modern.origins, bytes);
    for (let run = 1; run <= Math.max(order.runs, order.slowRuns); run++) {
      if (run <= order.runs)
        await lap(`Lighthouse ${run} of ${order.runs}`, order.families, modern.origins, lighthouse);
      if (run <= order.slowRuns)
        await lap(`slow 4G ${run} of ${order.slowRuns}`, order.slowFamilies, slow.origins, slowPhone);
    }
  } finally {
    conditions.end();
    modern.close();
    slow.close();
  }
}

type Visit = (family: Family, variant: Variant, address: string) => Promise<void>;

/** A browser that came to nothing is started again, at most twice: a long run shall not be lost for it. */
async function again(visit: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await visit();
    } catch (error) {
      if (attempt === 3) throw error;
      console.log(`  once more: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  }
}

/** Astro's pages have React only where the island is. */
function hasReact(family: Family, variant: Variant): boolean {
  return variant !== 'none' && variant !== 'plain' && (variant !== 'astro' || family === 'draw');
}

function cell<Value>(table: Table<Value>, family: Family): Partial<Record<Variant, Value>> {
  table[family] ??= {};
  return table[family];
}

function add<Value>(table: Table<Value[]>, family: Family, variant: Variant, value: Value) {
  const values = cell(table, family);
  values[variant] = [...(values[variant] ?? []), value];
}
