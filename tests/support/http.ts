import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Reply {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string | undefined>;
  /** As sent: still compressed where the server compressed it. */
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Sends one request with the path exactly as written: nothing is normalised, decompressed or followed. */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, path, method, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers as Reply['headers'],
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      // A server may close a kept connection in the moment in which it is used again; a new one then tells.
      if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(ask(origin, path, headers, method));
      else reject(error);
    });
    outgoing.end();
  });
}

/** The plain text of a reply; empty for one without a body. */
export function textOf({ body, headers }: Reply): string {
  if (body.length === 0) return '';
  const encoding = headers['content-encoding'];
  const plain =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body;
  return plain.toString('utf8');
}

/** Sends raw bytes, as no well-behaved client would; resolves to whatever came back before the connection closed. */
export function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes, 'latin1'));
    socket.setTimeout(5000, () => socket.destroy());
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => resolve(answer));
    socket.on('close', () => resolve(answer));
  });
}
