// A process of its own: what measures in the other one must not make answers late. Started by serve.ts.
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersFor, isText } from '../../hosting/headers.ts';

export interface ServerOrder {
  key: string;
  cert: string;
  /** Folders by name; each gets a port. Files that a folder does not have come from `shared`: pictures, fonts. */
  folders: Record<string, string>;
  shared: string;
  http: 1 | 2;
}

interface Answer {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer;
}

process.once('message', async (order: ServerOrder) => {
  const origins: Record<string, string> = {};
  for (const [name, folder] of Object.entries(order.folders)) {
    const answers = new Map<string, Answer>();
    const respond = (
      request: IncomingMessage | Http2ServerRequest,
      response: ServerResponse | Http2ServerResponse,
    ) => {
      const path = decodeURI((request.url ?? '/').split('?')[0] ?? '/');
      const answer = answers.get(path) ?? read(path, folder, order.shared);
      answers.set(path, answer);
      // One call of the two kinds of responses: they agree in what is used here.
      (response as ServerResponse).writeHead(answer.status, answer.headers).end(answer.body);
    };
    const { key, cert } = order;
    const server =
      order.http === 2 ? createSecureServer({ key, cert }, respond) : createServer({ key, cert }, respond);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origins[name] = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  process.send?.(origins);
});

// Without the one who asked there is nobody to serve.
process.once('disconnect', () => process.exit(0));

/** Brotli 11 for texts, the same headers for all: whoever made a page, its host is the same. */
function read(path: string, folder: string, shared: string): Answer {
  // A single-page application answers every address with its one page.
  const candidates = /\.\w+$/.test(path)
    ? [[folder, path] as const, [shared, path] as const]
    : [path === '/' ? '/index.html' : `${path}.html`, '/index.html'].map((file) => [folder, file] as const);
  const found = candidates.find(([place, file]) => isFile(join(place, file)));
  if (!found) return { status: 404, headers: { 'content-length': 0 }, body: Buffer.alloc(0) };
  const [place, file] = found;
  const plain = readFileSync(join(place, file));
  const { 'Strict-Transport-Security': _, ...headers } = headersFor(file);
  if (!isText(file) || plain.length < 1024)
    return { status: 200, headers: { ...headers, 'content-length': plain.length }, body: plain };
  const body = brotliCompressSync(plain, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  });
  return {
    status: 200,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': body.length },
    body,
  };
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
