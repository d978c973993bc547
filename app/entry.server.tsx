import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import type { StartFacts } from './early/hand-over.ts';
import { withInlineScripts } from './early/inline-scripts.server.ts';
import type { RenderedPage } from './early/rendered-page.ts';
import type { PageHandle } from './navigation/page-handle.ts';

/**
 * Renders one page. In development the answer is the page itself, with React Router's own scripts; for the build it is
 * a `RenderedPage`, from which `build/finish/` makes the files.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  if (import.meta.env.DEV) {
    const html = await rendered(<ServerRouter context={context} url={request.url} />);
    headers.set('Content-Type', 'text/html; charset=utf-8');
    return new Response(withInlineScripts(html, true), { headers, status });
  }
  if (context.isSpaMode) return new Response(UNUSED_FALLBACK, { headers, status });
  return Response.json(await renderedPage(request.url, context), { headers, status });
}

/** React Router asks for a page for addresses that were not prerendered, with these words in it; none is published. */
const UNUSED_FALLBACK = 'window.__reactRouterContext = window.__reactRouterRouteModules = {}';

async function renderedPage(url: string, context: EntryContext): Promise<RenderedPage> {
  // Without the stream, ServerRouter writes no data into the page.
  const { serverHandoffStream, ...rest } = context;
  const html = await rendered(<ServerRouter context={rest} url={url} />);
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id);
  const handle = context.routeModules[ids.at(-1) ?? '']?.handle as PageHandle | undefined;
  const when = handle?.start ?? 'late';
  return {
    html: withInlineScripts(html, when !== 'never'),
    styles: [...new Set(ids.flatMap((id) => context.manifest.routes[id]?.css ?? []))],
    hydration:
      when === 'never' || !serverHandoffStream
        ? null
        : { start: { when, ...startOf(ids, context) }, data: await text(serverHandoffStream) },
  };
}

/** What React Router's `<Scripts>` would write, as data. */
function startOf(ids: string[], context: EntryContext): Omit<StartFacts, 'when' | 'data'> {
  const { entry, url, routes } = context.manifest;
  const own = ids.map((id) => {
    const route = routes[id];
    if (!route) throw new Error(`${id} is not in React Router's manifest`);
    const { clientActionModule, clientLoaderModule, clientMiddlewareModule, hydrateFallbackModule } = route;
    if (clientActionModule || clientLoaderModule || clientMiddlewareModule || hydrateFallbackModule)
      throw new Error(`${id} is split into several modules; app/early/start.ts loads one a route`);
    return route;
  });
  const modules = own.flatMap(({ module, imports = [] }) => [module, ...imports]);
  return {
    router: JSON.parse(context.serverHandoffString ?? '{}') as Record<string, unknown>,
    preloads: [...new Set([url, entry.module, ...entry.imports, ...modules])],
    manifest: url,
    routes: Object.fromEntries(own.map(({ id, module }) => [id, module])),
    entry: entry.module,
  };
}

/** Waits for the whole page (`onAllReady`): nothing streams in later, so it carries no scripts that would put it together. */
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
