import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { escapeXml } from '../lib/xml.ts';
import { siteWeeks } from '../sky/site-weeks.server.ts';

interface Entry {
  title: string;
  path: string;
  date: string;
  summary: string;
  /** What tells it from other entries, where several have one page. */
  id?: string;
}

/** Articles, A・B・C, notices and the weeks as an Atom feed (RFC 4287), newest first; dates are Tokyo's midnight. */
export function loader() {
  const { site, articles, picks, notices, legal, pages } = siteContent();
  const { all, current } = siteWeeks();
  const entries: Entry[] = [
    ...articles.map(({ id, title, date, summary }) => ({ title, path: paths.article(id), date, summary })),
    ...all
      .filter(({ monday }) => monday <= current.monday)
      .map(({ monday, range, sky }) => ({
        title: `${pages.weekly.title} ${range.start}〜${range.end}`,
        path: paths.weekly(),
        id: `${paths.weekly()}#${monday}`,
        date: monday,
        summary: sky.headline,
      })),
    ...picks.map(({ id, title, date, intro }) => ({
      title: `${pages.picks.title} ${title}`,
      path: paths.pick(id),
      date,
      summary: intro,
    })),
    ...notices.map(({ id, title, date, body }) => ({ title, path: paths.notice(id), date, summary: body })),
  ].sort((a, b) => b.date.localeCompare(a.date) || a.path.localeCompare(b.path));
  const time = (date: string) => `${date}T00:00:00+09:00`;
  const items = entries.map((entry) => {
    const address = escapeXml(site.address + entry.path);
    return `  <entry>
    <title>${escapeXml(entry.title)}</title>
    <id>${escapeXml(site.address + (entry.id ?? entry.path))}</id>
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
  <updated>${time(entries[0]?.date ?? legal.terms.enacted)}</updated>
  <author><name>${escapeXml(site.fortuneTeller.name)}</name></author>
${items.join('\n')}
</feed>
`;
  return new Response(body, { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
