import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteServer, listen } from '../../hosting/node-server.ts';
import type { SiteManifest } from '../../hosting/site.ts';
import { takeBuild } from './served-build.ts';

function places() {
  const root = mkdtempSync(join(tmpdir(), 'served-build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return { dist: join(root, 'dist'), manifest: join(root, 'site.json'), served: join(root, 'served') };
}

/** Puts a build in place as the real one does: made aside, then renamed. */
function build({ dist, manifest }: ReturnType<typeof places>, text: string): void {
  const next = `${dist}-next`;
  mkdirSync(join(next, 'weekly'), { recursive: true });
  const files: SiteManifest['files'] = {};
  for (const file of ['/index.html', '/weekly/leo.html']) {
    writeFileSync(join(next, file), text);
    writeFileSync(join(next, `${file}.br`), `br of ${text}`);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 20);
    files[file] = { hash, size: text.length, br: text.length + 6 };
  }
  rmSync(manifest, { force: true });
  rmSync(dist, { recursive: true, force: true });
  renameSync(next, dist);
  writeFileSync(manifest, JSON.stringify({ inputs: text, decks: {}, files }));
}

test('a build that takes the place of the one that is served changes nothing for it', async () => {
  const at = places();
  build(at, 'the first build');
  const taken = takeBuild(at);
  const server = createSiteServer(taken.folder, taken.site);
  const origin = await listen(server, '127.0.0.1', 0);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const tag = (await fetch(`${origin}/`)).headers.get('etag');
  build(at, 'the second one, which is longer');
  // A page that was never asked for before, so that it is read from the disk now.
  const page = await fetch(`${origin}/weekly/leo`, { headers: { 'accept-encoding': 'identity' } });
  expect(await page.text()).toBe('the first build');
  expect(page.headers.get('etag')).toBe(tag);
  const copy = await fetch(`${origin}/weekly/leo`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(copy.headers.get('content-length')).toBe(String('br of the first build'.length));
  taken.release();
  expect(readdirSync(at.served)).toEqual([]);
});

test('what a server left behind that was killed is cleared away, what others serve is not', () => {
  const at = places();
  build(at, 'a build');
  const gone = String(spawnSync(process.execPath, ['-e', '']).pid);
  const other = String(process.ppid);
  for (const name of [gone, other, String(process.pid)]) {
    mkdirSync(join(at.served, name), { recursive: true });
    writeFileSync(join(at.served, name, 'left.html'), '');
  }
  const taken = takeBuild(at);
  expect(readdirSync(at.served).sort()).toEqual([other, String(process.pid)].sort());
  expect(existsSync(join(taken.folder, 'left.html'))).toBe(false);
});
