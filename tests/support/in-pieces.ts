import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../../hosting/node-server.ts';
import { ask, textOf } from './http.ts';
import { origin } from './site.ts';

/** Characters that come at once, and how long the next ones are on their way: browsers paint in between. */
const PIECE = 1500;
const BETWEEN_MS = 60;

/**
 * A server of the finished site whose pages come in pieces, as over a weak network. Closed when the test ends.
 * @returns its origin
 */
export async function siteInPieces(): Promise<string> {
  const server = createServer(async (request, response) => {
    const reply = await ask(origin(), request.url ?? '/');
    const { 'content-type': type = '', 'content-length': _, 'content-encoding': __, ...rest } = reply.headers;
    if (!type.startsWith('text/html')) {
      response.writeHead(reply.status, reply.headers).end(reply.body);
      return;
    }
    response.writeHead(reply.status, { ...rest, 'content-type': type });
    const text = textOf(reply);
    for (let from = 0; from < text.length; from += PIECE) {
      response.write(text.slice(from, from + PIECE));
      await new Promise((done) => setTimeout(done, BETWEEN_MS));
    }
    response.end();
  });
  const address = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return address;
}
