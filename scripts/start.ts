/** `npm start`: builds when something has changed, then serves the finished site. */
import { join } from 'node:path';
import { runNode } from '../build/lib/child.ts';
import { locked } from '../build/lib/lock.ts';
import { CACHE, ROOT } from '../build/lib/paths.ts';
import { exitWith, Failure } from '../build/lib/progress.ts';
import { createSiteServer, listen } from '../hosting/node-server.ts';
import { takeBuild } from './lib/served-build.ts';

const HOST = process.env.HOST || '127.0.0.1';
const PORT = process.env.PORT || '4173';

try {
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535)
    throw new Failure(`PORT is "${PORT}", not a port number.`);
  // In a process of its own: the server would keep the memory that a build takes.
  const { code } = await runNode(join(ROOT, 'scripts', 'build.ts'), [], { output: 'inherit' });
  if (code !== 0) process.exit(code);
  const { folder, site, release } = await locked(join(CACHE, 'build.lock'), async () => takeBuild());
  process.on('exit', release);
  const server = createSiteServer(folder, site);
  const origin = await listen(server, HOST, Number(PORT)).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Failure(
          `Port ${PORT} on ${HOST} is taken. Stop what runs there, or choose another: PORT=4174 npm start`,
        )
      : new Failure(`The server cannot listen on ${HOST}, port ${PORT}: ${error.message}`);
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
  console.log(origin);
} catch (error) {
  exitWith(error);
}
