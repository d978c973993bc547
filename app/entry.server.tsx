import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { withInlineScripts } from './early/inline-scripts.server.ts';

/**
 * Renders one page at build time. It waits for the whole page (`onAllReady`): nothing streams in later, so the
 * page carries no scripts that would put it together.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await rendered(<ServerRouter context={context} url={request.url} />);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(withInlineScripts(html), { headers, status });
}

function rendered(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const collected = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(collected),
      onError: reject,
    });
  });
}

/** A loader or a page that throws while the site is being built: the cause belongs on the builder's screen. */
export function handleError(error: unknown): void {
  console.error(error);
}
