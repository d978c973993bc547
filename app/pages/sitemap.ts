import { siteContent } from '../content/site-content.server.ts';
import { escapeXml } from '../lib/xml.ts';
import { sitePages } from '../site-map.server.ts';
import { siteWeeks } from '../sky/site-weeks.server.ts';

/** The site map for search engines (sitemaps.org, protocol 0.9). Pages that are being prepared are left out. */
export function loader() {
  const content = siteContent();
  const preparing = new Set(content.readings.filter(({ ready }) => !ready).map(({ path }) => path));
  const urls = sitePages(content, siteWeeks())
    .filter(({ path }) => !preparing.has(path))
    .map(({ path, changed }) => {
      const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
      return `  <url><loc>${escapeXml(content.site.address + path)}</loc>${lastmod}</url>`;
    });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
  return new Response(body, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
