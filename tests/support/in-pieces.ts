import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { listen } from '../../hosting/node-server.ts';
import { ask, textOf } from './http.ts';
import { origin } from './site.ts';

/**
 * Characters that come at once, at the least, and how long the next ones are on their way: browsers paint in between. A piece goes
 * on to the end of its paragraph: where a paragraph breaks hangs on words of it that have not come, and which those are, on
 * the week's texts. The first of a list always comes without the others.
 */
const PIECES = /.{0,1500}?<[ou]l[^>]*>.*?<\/li>|.{1500}.*?<\/(?:p|dd|li|h[1-6]|div|section|head|html)>|.+$/gs;
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
    for (const [piece] of textOf(reply).matchAll(PIECES)) {
      response.write(piece);
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
