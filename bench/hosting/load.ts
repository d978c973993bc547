import { spawn } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { DIST, ROOT } from '../../build/lib/paths.ts';
import { type Conditions, watchConditions } from '../lib/conditions.ts';
import { processorTimeOf } from '../lib/processes.ts';
import { nginxVersion, startNginx } from './nginx.ts';

export const SERVERS = ['node', 'nginx'] as const;
export type ServerName = (typeof SERVERS)[number];

export interface LoadRun {
  /** Requests answered in a second with `CONNECTIONS` always waiting. */
  perSecond: number;
  /** Requests answered for one second of the server's own processor time: free of the load generator's share. */
  perProcessorSecond: number;
  /** At `CALM_RATE` requests a second; ms. */
  latencyMedian: number;
  latency99: number;
  /** Body bytes of one answer. */
  size: number;
}

export interface HostingResult {
  conditions: Conditions;
  runs: Record<string, Partial<Record<ServerName, LoadRun[]>>>;
}

export const CONNECTIONS = 32;
export const CALM_RATE = 500;
const SECONDS = 4;
const PORTS = { node: 4391, nginx: 4392 };

/**
 * Asks our Node server and nginx for the same files in turns.
 * @param runs how often each file is asked of each
 */
export async function measureHosting(runs: number, keep: (result: HostingResult) => void): Promise<void> {
  const files = await targets();
  const node = spawn(process.execPath, [join(ROOT, 'scripts', 'start.ts')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(PORTS.node) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const nginx = await startNginx(PORTS.nginx);
  const ids = { node: node.pid ?? 0, nginx: nginx.pid };
  const conditions = watchConditions(nginxVersion());
  const results: HostingResult['runs'] = {};
  try {
    for (const server of SERVERS) await answering(PORTS[server]);
    for (let run = 1; run <= runs; run++) {
      for (const [name, path] of Object.entries(files)) {
        for (const server of SERVERS) {
          results[name] ??= {};
          const row = results[name];
          row[server] = [...(row[server] ?? []), await ask(server, path, ids[server])];
        }
      }
      keep({ conditions: conditions.now(), runs: results });
      console.log(`servers: round ${run} of ${runs}`);
    }
  } finally {
    conditions.end();
    node.kill('SIGTERM');
    nginx.stop();
  }
}

/** A page, a module and a picture, as visitors ask for them. */
async function targets(): Promise<Record<string, string>> {
  const assets = await readdir(join(DIST, 'assets'));
  const code = assets.find((name) => /^react-.*\.js$/.test(name));
  const pictures = await readdir(join(DIST, 'pictures', 'tarot'));
  const picture = pictures.find((name) => /^17-star-480\..*\.avif$/.test(name));
  if (!code || !picture)
    throw new Error('The finished site has no module of React or no picture of card 17.');
  return { page: '/reading/tarot/17', module: `/assets/${code}`, picture: `/pictures/tarot/${picture}` };
}

async function ask(server: ServerName, path: string, id: number): Promise<LoadRun> {
  // nginx of the distributions knows no brotli: both are asked for gzip, so that both send the same bytes.
  const common = {
    url: `http://127.0.0.1:${PORTS[server]}${path}`,
    headers: { 'accept-encoding': 'gzip' },
    duration: SECONDS,
  };
  const before = processorTimeOf(id);
  const full = await autocannon({ ...common, connections: CONNECTIONS });
  const used = processorTimeOf(id) - before;
  const calm = await autocannon({ ...common, connections: 8, overallRate: CALM_RATE });
  for (const { non2xx, errors } of [full, calm])
    if (non2xx + errors > 0)
      throw new Error(`${server} ${path}: ${non2xx} answers were no 200, ${errors} failed`);
  const answered = full.requests.total;
  return {
    perSecond: full.requests.average,
    perProcessorSecond: answered / used,
    latencyMedian: calm.latency.p50,
    latency99: calm.latency.p99,
    size: Math.round(full.throughput.total / answered),
  };
}

async function answering(port: number) {
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(200);
  }
}
