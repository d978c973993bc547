import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSiteServer, listen, PATIENCE } from './node-server.ts';
import type { SiteManifest } from './site.ts';

/** A site of one page and one script, as the build would have written it. */
async function serve(patience = PATIENCE) {
  const folder = mkdtempSync(join(tmpdir(), 'node-server-'));
  const files: SiteManifest['files'] = {};
  const write = (path: string, text: string) => {
    writeFileSync(join(folder, path), text);
    files[path] = { hash: createHash('sha256').update(text).digest('hex').slice(0, 20), size: text.length };
  };
  write('/index.html', '<h1>page</h1>');
  write('/a.js', '0123456789');
  const server = createSiteServer(folder, { inputs: '', decks: {}, files }, patience);
  const origin = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });
  return { origin, folder, files };
}

/** Sends these bytes and nothing more; resolves to what came before the server closed the connection. */
function send(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

test.each([
  ['no HTTP', 'nonsense\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n', 400],
  ['headers without an end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}`, 431],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: tea\r\nConnection: close\r\n\r\n', 417],
  [
    'a range outside the file',
    'GET /a.js HTTP/1.1\r\nHost: a\r\nRange: bytes=99-\r\nConnection: close\r\n\r\n',
    416,
  ],
  ['a long path', `GET /${'a/'.repeat(4000)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, 414],
])('%s: refused with the headers of every answer', async (_, bytes, status) => {
  const { origin } = await serve();
  const answer = await send(origin, bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} \\w`));
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toMatch(/^content-security-policy: /im);
  expect(answer).toMatch(/^content-type: text\/plain; charset=utf-8\r$/im);
});

test('HEAD passes a range over: only GET has parts', async () => {
  const { origin } = await serve();
  const reply = await fetch(`${origin}/a.js`, { method: 'HEAD', headers: { range: 'bytes=2-3' } });
  expect([reply.status, reply.headers.get('content-length'), reply.headers.get('content-range')]).toEqual([
    200,
    '10',
    null,
  ]);
});

test('a file that is not as long as the build wrote it is never sent', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  const { origin, folder } = await serve();
  writeFileSync(join(folder, 'a.js'), '01234');
  for (const headers of [{}, { range: 'bytes=2-3' }]) {
    const reply = await fetch(`${origin}/a.js`, { headers });
    expect([reply.status, await reply.text()]).toEqual([500, 'Internal Server Error']);
  }
  expect(said.mock.calls[0]?.[0]).toMatch(/a\.js.*5.*10/);
  // Nothing of the damaged file has been remembered.
  writeFileSync(join(folder, 'a.js'), '0123456789');
  expect(await (await fetch(`${origin}/a.js`)).text()).toBe('0123456789');
});

test.each([
  ['nothing', ''],
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['a body that does not end', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nx'],
  ['one request, then nothing', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
])('a connection that sends %s is closed', async (_, bytes) => {
  const { origin } = await serve({ headers: 60, request: 80, idle: 100, keepAlive: 40, check: 20 });
  // Ends only because the server closes.
  await send(origin, bytes);
});

test('no connection is waited for longer than half a minute', () => {
  expect(Math.max(...Object.values(PATIENCE))).toBeLessThanOrEqual(30_000);
});
