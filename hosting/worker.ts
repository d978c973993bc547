/** The Worker in front of the site at Cloudflare; `wrangler.jsonc` says which requests come to it. */
import site from 'site-manifest';
import { type Assets, answerAtEdge } from './edge.ts';

export default {
  fetch: (request: Request, { ASSETS }: { ASSETS: Assets }): Promise<Response> =>
    answerAtEdge(request, ASSETS, site),
};
