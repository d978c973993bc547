import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { contentInDevelopment } from './content-in-development.ts';

let root: string;
let server: ViteDevServer;

/** A server of nothing but this plugin: where no mistake stands in the way, the page's own handler says it is there. */
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'content-in-development-'));
  cpSync(join(ROOT, 'content'), join(root, 'content'), { recursive: true });
  const page = {
    name: 'page',
    configureServer: ({ middlewares }: ViteDevServer) => {
      middlewares.use((request, response, next) =>
        request.url === '/page' ? void response.end('the page') : next(),
      );
    },
  };
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { port: 0 },
    plugins: [contentInDevelopment(join(root, 'cache')), page],
  });
  await server.listen();
});
afterEach(async () => {
  await server.close();
  rmSync(root, { recursive: true, force: true });
});

async function get(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL(path, server.resolvedUrls!.local[0]));
  return { status: response.status, text: await response.text() };
}

test('a mistake in the content stands in place of the page, however often it is loaded, until it is mended', async () => {
  expect(await get('/page')).toEqual({ status: 200, text: 'the page' });

  const file = join(root, 'content', 'site.yaml');
  const right = readFileSync(file, 'utf8');
  writeFileSync(file, right.replace('tagline:', 'taglin:'));
  await expect.poll(async () => (await get('/page')).status).toBe(500);
  for (let load = 0; load < 2; load++) {
    expect((await get('/page')).text).toContain('「tagline」の書きまちがいではありませんか');
  }

  writeFileSync(file, right);
  await expect.poll(async () => (await get('/page')).status).toBe(200);
});
