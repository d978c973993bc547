import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';

export function loader() {
  const { site } = siteContent();
  const body = `User-agent: *\nAllow: /\n\nSitemap: ${site.address}${paths.sitemap()}\n`;
  return new Response(body, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
