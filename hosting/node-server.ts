import { readFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { headersFor, headersForAnswer } from './headers.ts';
import { chooseEncoding, matchesTag, parseRange } from './negotiate.ts';
import { route } from './rules.ts';
import type { SiteFile, SiteManifest } from './site.ts';

/** Files are kept in memory up to this many bytes in all; what comes after is read at each request. */
const MEMORY_LIMIT = 128 * 1024 * 1024;

/**
 * A static server for the finished site: precompressed files, entity tags, one range, HEAD.
 * It decides nothing itself: `rules.ts` and `headers.ts` do.
 * @param folder the finished site (`dist`)
 * @param site the manifest that was written with it
 */
export function createSiteServer(folder: string, site: SiteManifest): Server {
  const load = memoryReader(folder);
  return createServer((request, response) => {
    answer(request, response, site, load).catch((error: unknown) => {
      // A newer build has replaced the folder under a running server: the file is gone, the server is well.
      const gone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      if (!gone) console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(request, response, gone ? 404 : 500, gone ? 'Not Found' : 'Internal Server Error');
    });
  });
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

type Load = (file: string) => Promise<Buffer>;

async function answer(request: IncomingMessage, response: ServerResponse, site: SiteManifest, load: Load) {
  const { path, query } = splitTarget(request.url ?? '/');
  const decision = route({ method: request.method ?? 'GET', path, query }, site);
  switch (decision.kind) {
    case 'method-not-allowed':
      return sendText(request, response, 405, 'Method Not Allowed', {
        ...headersForAnswer('refused'),
        Allow: decision.allow,
      });
    case 'redirect':
      return sendText(request, response, decision.status, '', {
        ...headersForAnswer(decision.status === 301 ? 'moved' : 'forwarded'),
        Location: decision.location,
      });
    case 'not-found': {
      const file = site.files[decision.page];
      if (!file) return sendText(request, response, 404, 'Not Found', headersForAnswer('refused'));
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
  const wantsRange = status === 200 && request.headers.range !== undefined;
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
      const body = request.method === 'HEAD' ? undefined : await load(path);
      response.writeHead(206, headers).end(body?.subarray(range.first, range.last + 1));
      return;
    }
  }

  if (encoding) headers['Content-Encoding'] = encoding;
  headers['Content-Length'] = encoding === 'br' ? file.br : encoding === 'gzip' ? file.gz : file.size;
  const onDisk = encoding === 'br' ? `${path}.br` : encoding === 'gzip' ? `${path}.gz` : path;
  const body = request.method === 'HEAD' ? undefined : await load(onDisk);
  response.writeHead(status, headers).end(body);
}

function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = headersForAnswer('refused'),
) {
  const body = Buffer.from(text);
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
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
  let bytes = 0;
  return async (file) => {
    const known = kept.get(file);
    if (known) return known;
    const content = await readFile(join(folder, file));
    if (bytes + content.length <= MEMORY_LIMIT && !kept.has(file)) {
      kept.set(file, content);
      bytes += content.length;
    }
    return content;
  };
}
