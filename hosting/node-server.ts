import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { headersFor, headersForAnswer } from './headers.ts';
import { chooseEncoding, matchesTag, parseRange } from './negotiate.ts';
import { route } from './rules.ts';
import type { SiteFile, SiteManifest } from './site.ts';

/** Files are kept in memory up to this many bytes in all; what comes after is read at each request. */
const MEMORY_LIMIT = 128 * 1024 * 1024;

/** How long a connection is waited for, in milliseconds. */
export interface Patience {
  /** Until the headers of a request have come. */
  headers: number;
  /** Until the whole request has come. */
  request: number;
  /** Without a byte in either direction, e.g. with an answer that nobody takes. */
  idle: number;
  /** For the next request on the same connection. */
  keepAlive: number;
  /** Between two looks at the connections whose headers or request are awaited. */
  check: number;
}

/** Requests to this site are some hundred bytes: a slow phone needs a second for them. Node's own limits are 60 s and more. */
export const PATIENCE: Patience = {
  headers: 10_000,
  request: 15_000,
  idle: 30_000,
  keepAlive: 5_000,
  check: 5_000,
};

/**
 * A static server for the finished site: precompressed files, entity tags, one range, HEAD.
 * It decides nothing itself: `rules.ts` and `headers.ts` do.
 * @param folder the finished site, all of it of one build; see `scripts/lib/served-build.ts`
 * @param site the manifest that was written with it
 */
export function createSiteServer(folder: string, site: SiteManifest, patience = PATIENCE): Server {
  const load = memoryReader(folder);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    answering.add(request.socket);
    response.on('close', () => answering.delete(request.socket));
    answer(request, response, site, load).catch((error: unknown) => {
      console.error(error instanceof DamagedFile ? error.message : error);
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'Internal Server Error');
    });
  };
  const server = createServer(
    {
      headersTimeout: patience.headers,
      requestTimeout: patience.request,
      keepAliveTimeout: patience.keepAlive,
      connectionsCheckingInterval: patience.check,
      // Node would refuse by itself, without our headers.
      requireHostHeader: false,
    },
    handle,
  );
  server.setTimeout(patience.idle);
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    sendText(request, response, 417, 'Expectation Failed'),
  );
  server.on('clientError', refuseBroken);
  return server;
}

/** Starts the server; resolves to its origin (`http://127.0.0.1:4173`). Rejects when the address cannot be had. */
export function listen(server: Server, host: string, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${actual}`);
    });
  });
}

/** Reads a file of the site, which must have so many bytes. */
type Load = (file: string, bytes: number) => Promise<Buffer>;

class DamagedFile extends Error {}

/** Connections on which an answer is under way: nothing else may be written to them. */
const answering = new WeakSet<Duplex>();

/** What no request was made of: bytes that are no HTTP, too many headers, headers that did not come in time. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || answering.has(socket)) {
    socket.destroy();
    return;
  }
  const status = BROKEN[error.code ?? ''] ?? 400;
  const reason = STATUS_CODES[status] ?? '';
  const headers = { ...textHeaders(reason), ...headersForAnswer('refused'), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${lines.join('')}\r\n${reason}`, () => socket.destroy());
}

const BROKEN: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

async function answer(request: IncomingMessage, response: ServerResponse, site: SiteManifest, load: Load) {
  // RFC 9112 section 3.2.
  if (request.httpVersion === '1.1' && request.headersDistinct.host?.length !== 1)
    return sendText(request, response, 400, 'Bad Request', { Connection: 'close' });
  const { path, query } = splitTarget(request.url ?? '/');
  const decision = route({ method: request.method ?? 'GET', path, query }, site);
  switch (decision.kind) {
    case 'refused':
      return sendText(request, response, decision.status, decision.reason, decision.headers);
    case 'redirect':
      return sendText(request, response, decision.status, '', {
        ...headersForAnswer(decision.status === 301 ? 'moved' : 'forwarded'),
        Location: decision.location,
      });
    case 'not-found': {
      const file = site.files[decision.page];
      if (!file) return sendText(request, response, 404, 'Not Found');
      return sendFile(request, response, 404, decision.page, file, load);
    }
    case 'file': {
      const file = site.files[decision.path];
      if (!file) throw new Error(`${decision.path} is missing from the manifest`);
      return sendFile(request, response, 200, decision.path, file, load);
    }
  }
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: 200 | 404,
  path: string,
  file: SiteFile,
  load: Load,
) {
  // Only GET has parts (RFC 9110 section 14.2).
  const wantsRange = status === 200 && request.method === 'GET' && request.headers.range !== undefined;
  // A range counts plain bytes, so its answer is never compressed.
  const encoding = wantsRange ? undefined : chooseEncoding(request.headers['accept-encoding'], file);
  const tag = `"${file.hash}${encoding ? `-${encoding}` : ''}"`;
  const headers: OutgoingHttpHeaders = { ...headersFor(path) };

  if (status === 200) {
    headers.ETag = tag;
    headers['Accept-Ranges'] = 'bytes';
    if (matchesTag(request.headers['if-none-match'], tag)) {
      delete headers['Content-Type'];
      response.writeHead(304, headers).end();
      return;
    }
    const fresh = request.headers['if-range'] === undefined || request.headers['if-range'] === tag;
    const range = wantsRange && fresh ? parseRange(request.headers.range ?? '', file.size) : undefined;
    if (range === 'unsatisfiable') {
      return sendText(request, response, 416, 'Range Not Satisfiable', {
        'Content-Range': `bytes */${file.size}`,
      });
    }
    if (range) {
      headers['Content-Range'] = `bytes ${range.first}-${range.last}/${file.size}`;
      headers['Content-Length'] = range.last - range.first + 1;
      const body = await load(path, file.size);
      response.writeHead(206, headers).end(body.subarray(range.first, range.last + 1));
      return;
    }
  }

  const [ending, bytes] =
    encoding === 'br' ? ['.br', file.br] : encoding === 'gzip' ? ['.gz', file.gz] : ['', file.size];
  if (bytes === undefined) throw new Error(`${path}${ending} is missing from the manifest`);
  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = bytes;
  const body = request.method === 'HEAD' ? undefined : await load(path + ending, bytes);
  response.writeHead(status, headers).end(body);
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
) {
  response.writeHead(status, { ...textHeaders(text), ...headersForAnswer('refused'), ...headers });
  response.end(request.method === 'HEAD' ? undefined : text);
}

function textHeaders(text: string): Record<string, string | number> {
  return { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': Buffer.byteLength(text) };
}

/** Path and query of a request line, resolved as browsers and edge hosts do (`..`, `\`); never throws. */
function splitTarget(target: string): { path: string; query: string } {
  try {
    // A target that begins with two slashes is a path here, not another host: so the origin is put before it.
    const url = new URL(target.startsWith('/') ? `http://site${target}` : target);
    return { path: url.pathname, query: url.search.slice(1) };
  } catch {
    const [path = '/', ...query] = target.split('?');
    return { path, query: query.join('?') };
  }
}

function memoryReader(folder: string): Load {
  const kept = new Map<string, Buffer>();
  let total = 0;
  return async (file, bytes) => {
    const known = kept.get(file);
    if (known) return known;
    const content = await readFile(join(folder, file)).catch((error: Error) => {
      throw new DamagedFile(`${file} cannot be read: ${error.message}`);
    });
    if (content.length !== bytes)
      throw new DamagedFile(`${file} has ${content.length} bytes; the build wrote ${bytes}: npm run build`);
    if (total + bytes <= MEMORY_LIMIT && !kept.has(file)) {
      kept.set(file, content);
      total += bytes;
    }
    return content;
  };
}
