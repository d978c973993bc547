import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { DIST } from '../../build/lib/paths.ts';
import { createSiteServer, listen } from '../../hosting/node-server.ts';
import type { SiteManifest } from '../../hosting/site.ts';
import { manifest } from './site.ts';

/** A finished site: its folder and what the build knows of it. */
export interface Build {
  folder: string;
  site: SiteManifest;
  /** Takes its folder away, where it was made for one test. */
  remove?(): Promise<void>;
}

/** What the server does with a request of its own accord; undefined: nothing special. */
export type Whim = (
  request: IncomingMessage,
  response: ServerResponse,
) => 'cut' | 'keep waiting' | 'answered' | undefined;

export interface FickleSite {
  origin: string;
  /** Every request that came, `GET /weekly`, also while the network was down. */
  requests: string[];
  /** From now on every connection is cut: to a browser that is a lost network. */
  down(): void;
  /** The network is back, and the server has no whims. */
  up(): void;
  /** From now on requests are treated so. */
  whim(whim: Whim): void;
  /** From now on this build is handed out; it goes with the server. */
  serve(build: Build): void;
  close(): Promise<void>;
}

/** The build under test. */
export function thisBuild(): Build {
  return { folder: DIST, site: manifest() };
}

/** A server of the finished site, on a free port of its own, whose network comes and goes as a test says. */
export async function fickleSite(first: Build = thisBuild()): Promise<FickleSite> {
  const requests: string[] = [];
  const held = new Set<ServerResponse>();
  const served = [first];
  let inner = createSiteServer(first.folder, first.site);
  let whim: Whim = () => undefined;
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const done = whim(request, response);
    if (done === 'cut') request.socket.destroy();
    else if (done === 'keep waiting') held.add(response);
    else if (done === undefined) inner.emit('request', request, response);
  });
  const letGo = () => {
    for (const response of held) response.destroy();
    held.clear();
  };
  return {
    origin: await listen(server, '127.0.0.1', 0),
    requests,
    down() {
      whim = () => 'cut';
      server.closeAllConnections();
    },
    up() {
      whim = () => undefined;
      letGo();
    },
    whim(next) {
      whim = next;
    },
    serve(build) {
      served.push(build);
      inner = createSiteServer(build.folder, build.site);
    },
    close: async () => {
      letGo();
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      for (const { remove } of served) await remove?.();
    },
  };
}
