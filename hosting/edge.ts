import { headersFor, headersForAnswer } from './headers.ts';
import { route, type Site } from './rules.ts';

/** Cloudflare's binding to the uploaded files of the site. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}

/**
 * Answers what the static files alone cannot: other forms of an address, forwarded results, what is not found.
 * The same decisions as our own server's, from the same rules.
 * @param site decks and files, from the manifest of the build
 */
export async function answerAtEdge(request: Request, assets: Assets, site: Site): Promise<Response> {
  const url = new URL(request.url);
  const decision = route({ method: request.method, path: url.pathname, query: url.search.slice(1) }, site);
  switch (decision.kind) {
    case 'refused':
      return text(decision.status, decision.reason, { ...headersForAnswer('refused'), ...decision.headers });
    case 'redirect':
      return new Response(null, {
        status: decision.status,
        headers: {
          ...headersForAnswer(decision.status === 301 ? 'moved' : 'forwarded'),
          Location: decision.location,
        },
      });
    case 'file':
      return assets.fetch(request);
    case 'not-found':
      return notFound(decision.page, request, assets);
  }
}

/** The page goes out whole whatever the request asked of it: a part of it, or only a newer one, is no answer. */
async function notFound(page: string, request: Request, assets: Assets): Promise<Response> {
  const address = new URL(page.slice(0, -'.html'.length), request.url);
  const found = await assets.fetch(new Request(address, { method: request.method }));
  if (found.status !== 200) return text(404, 'Not Found', headersForAnswer('refused'));
  return new Response(found.body, { status: 404, headers: headersFor(page) });
}

function text(status: number, words: string, headers: Record<string, string>): Response {
  return new Response(words, {
    status,
    headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
