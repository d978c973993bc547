import { siteContent } from '../content/site-content.server.ts';
import { shownDate } from '../horoscope/week.ts';
import { phrases } from '../lib/phrases.server.ts';
import { paths } from '../paths.ts';
import { horizon } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { TitleCap } from '../ui/cap.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/notifications.ts';
import styles from './notifications.module.css';

export function loader() {
  const { pages, notices } = siteContent();
  return {
    texts: { ...pages.notifications, shownLead: phrases(pages.notifications.lead) },
    notices: notices.map((notice) => ({ ...notice, title: phrases(notice.title) })),
    ridge: horizon('ridge'),
    preview: previewOf('notifications'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { texts, preview } = loaderData;
  return seo({
    site: matches[0].loaderData.site,
    title: texts.title,
    description: texts.description,
    path: paths.notifications(),
    preview,
  });
}

export default function Notifications({ loaderData }: Route.ComponentProps) {
  const { texts, notices, ridge } = loaderData;
  return (
    <>
      <TitleCap ridge={ridge} title={texts.title} lead={texts.shownLead} />
      <div className="grain" data-sky="paper">
        <div className={`read ${styles.list}`}>
          {notices.length === 0 && <p>{texts.empty}</p>}
          {notices.map((notice) => (
            <article key={notice.id} id={notice.id} className={styles.notice}>
              <time dateTime={notice.date} className="num">
                {shownDate(notice.date)}
              </time>
              <h2>
                <Phrases text={notice.title} />
              </h2>
              <Paragraphs text={notice.body} />
            </article>
          ))}
        </div>
      </div>
    </>
  );
}
