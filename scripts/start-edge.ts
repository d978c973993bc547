/** `npm run start:edge`: builds when something has changed, then serves the site with Cloudflare's engine (workerd). */
import { build } from '../build/build.ts';
import { exitWith, Failure } from '../build/lib/progress.ts';
import { startEdge } from './lib/edge.ts';

const HOST = process.env.HOST || '127.0.0.1';
const PORT = process.env.PORT || '8787';

try {
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535)
    throw new Failure(`PORT is "${PORT}", not a port number.`);
  await build();
  const edge = await startEdge(HOST, Number(PORT));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void edge.close().finally(() => process.exit(0)));
  }
  console.log(edge.origin);
} catch (error) {
  exitWith(error);
}
