import { siteContent } from '../content/site-content.server.ts';
import { escapeXml } from '../lib/xml.ts';
import { paths } from '../paths.ts';

interface Entry {
  title: string;
  path: string;
  date: string;
  summary: string;
}

/** Articles and notices as an Atom feed (RFC 4287), newest first; dates are Tokyo's midnight. */
export function loader() {
  const { site, articles, notices } = siteContent();
  const entries: Entry[] = [
    ...articles.map(({ id, title, date, summary }) => ({ title, path: paths.article(id), date, summary })),
    ...notices.map(({ id, title, date, body }) => ({ title, path: paths.notice(id), date, summary: body })),
  ].sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
  const time = (date: string) => `${date}T00:00:00+09:00`;
  const items = entries.map((entry) => {
    const address = escapeXml(site.address + entry.path);
    return `  <entry>
    <title>${escapeXml(entry.title)}</title>
    <id>${address}</id>
    <link href="${address}"/>
    <updated>${time(entry.date)}</updated>
    <summary>${escapeXml(entry.summary)}</summary>
  </entry>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">
  <title>${escapeXml(site.name)}</title>
  <subtitle>${escapeXml(site.tagline)}</subtitle>
  <id>${escapeXml(`${site.address}/`)}</id>
  <link href="${escapeXml(`${site.address}/`)}"/>
  <link rel="self" href="${escapeXml(site.address + paths.feed())}"/>
  <updated>${time(entries[0]?.date ?? '2025-09-03')}</updated>
  <author><name>${escapeXml(site.fortuneTeller.name)}</name></author>
${items.join('\n')}
</feed>
`;
  return new Response(body, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
