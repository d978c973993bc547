import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../../../hosting/node-server.ts';
import { ask, textOf } from '../../support/http.ts';
import { keepWhatIsTold } from './told.ts';

export interface CopyOptions {
  /** Runs in every document before its own scripts. */
  init?: (() => void) | undefined;
  /** The time in the page, standing still; else the machine's. Timers run. */
  now?: string | undefined;
}

/** The finished site on an origin of its own, with a first script in each page that keeps what the console is told. */
export interface SiteCopy {
  origin: string;
  /** Answers to matching paths wait until `release`. */
  hold(paths: RegExp): void;
  release(): void;
  /** From now on nobody is there: connections are cut, new ones refused. */
  stopAnswering(): void;
  close(): Promise<void>;
}

const FIRST_SCRIPT = '/first-script.js';
/** The policy is the first thing in the head: it lets scripts of the own origin run. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** @param site origin of a server of the finished site */
export async function serveCopy(site: string, { init, now }: CopyOptions): Promise<SiteCopy> {
  let held: RegExp | undefined;
  const waiting: (() => void)[] = [];
  const time = now ? `Date.now=()=>${Date.parse(now)};` : '';
  const firstScript = `${time}(${keepWhatIsTold})();${init ? `(${init})();` : ''}`;

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path === FIRST_SCRIPT) {
      response.setHeader('content-type', 'text/javascript').end(firstScript);
      return;
    }
    if (held?.test(path)) await new Promise<void>((resolve) => waiting.push(resolve));
    const reply = await ask(site, path);
    const isPage = reply.headers['content-type']?.startsWith('text/html') && POLICY.test(textOf(reply));
    const { 'content-length': _, etag: __, ...headers } = reply.headers;
    response.writeHead(reply.status, isPage ? headers : reply.headers);
    if (!isPage) {
      response.end(reply.body);
      return;
    }
    const html = textOf(reply).replace(
      POLICY,
      (policy) => `${policy}<script src="${FIRST_SCRIPT}"></script>`,
    );
    response.end(html);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const origin = await listen(server, '127.0.0.1', 0);
  const release = () => {
    held = undefined;
    for (const go of waiting.splice(0)) go();
  };
  return {
    origin,
    hold: (paths) => {
      held = paths;
    },
    release,
    stopAnswering: () => {
      server.close();
      server.closeAllConnections();
    },
    close: () =>
      new Promise((resolve) => {
        release();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
