import { fork } from 'node:child_process';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { DIST } from '../../build/lib/paths.ts';
import { BENCH } from '../lib/paths.ts';
import type { ServerOrder } from './server.ts';

/**
 * Serves each folder from a port of its own, all by the same server: brotli, the site's headers.
 * @param http the protocol's version
 * @returns the origins by the folders' names, and how to end it
 */
export async function serve(
  folders: Record<string, string>,
  http: 1 | 2,
): Promise<{ origins: Record<string, string>; close: () => void }> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
  const child = fork(join(BENCH, 'pages', 'server.ts'), { stdio: 'inherit' });
  child.send({ key, cert, folders, shared: DIST, http } satisfies ServerOrder);
  const origins = await new Promise<Record<string, string>>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Record<string, string>));
    child.once('exit', (code) => reject(new Error(`The server of the pages ended with exit code ${code}.`)));
  });
  return { origins, close: () => child.disconnect() };
}
