import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runNode } from '../../build/lib/child.ts';
import { CACHE, ROOT } from '../../build/lib/paths.ts';

/**
 * What wrangler needs in its environment to keep to this machine: it would otherwise report how it is used, look for a
 * newer version of itself, and ask Cloudflare what a request's place on earth looks like.
 */
export const QUIET_WRANGLER = {
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  DO_NOT_TRACK: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_LOG_PATH: join(CACHE, 'wrangler-logs'),
} as const;

/**
 * Runs wrangler's command-line program with the Node that runs us; it says what it does on the screen.
 * @returns its exit code
 */
export async function runWrangler(args: string[]): Promise<number> {
  const require = createRequire(import.meta.url);
  const program = join(require.resolve('wrangler/package.json'), '..', 'bin', 'wrangler.js');
  const { code } = await runNode(program, args, { output: 'inherit', env: QUIET_WRANGLER });
  return code;
}

/** A running edge: `close` ends it and the processes below it. */
export interface Edge {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves the finished site with Cloudflare's own engine (workerd), by the configuration that is deployed.
 * @param port 0 takes a free one
 * @throws when the engine cannot start on this machine
 */
export async function startEdge(host: string, port: number): Promise<Edge> {
  Object.assign(process.env, QUIET_WRANGLER);
  const { unstable_startWorker: startWorker } = await import('wrangler');
  const worker = await startWorker({
    config: join(ROOT, 'wrangler.jsonc'),
    dev: {
      server: { hostname: host, port },
      remote: false,
      inspector: false,
      watch: false,
      logLevel: 'error',
      persist: false,
    },
  });
  try {
    await worker.ready;
    const { origin } = await worker.url;
    return { origin, close: () => worker.dispose() };
  } catch (error) {
    await worker.dispose();
    throw error;
  }
}
