/** `npm start`: builds when something has changed, then serves the finished site. */
import { createSiteServer, listen } from '../hosting/node-server.ts';
import { build } from './build.ts';
import { DIST } from './lib/paths.ts';
import { exitWith, Failure } from './lib/progress.ts';

const HOST = process.env.HOST || '127.0.0.1';
const PORT = process.env.PORT || '4173';

try {
  if (!/^\d{1,5}$/.test(PORT) || Number(PORT) > 65535)
    throw new Failure(`PORT is "${PORT}", not a port number.`);
  const { site } = await build();
  const server = createSiteServer(DIST, site);
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
