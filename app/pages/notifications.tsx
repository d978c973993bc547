import { paths } from '../../addresses/paths.ts';
import { author } from '../article/author.server.ts';
import { AuthorLine } from '../article/author-line.tsx';
import { siteContent } from '../content/site-content.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { shownDate } from '../lib/shown-date.ts';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { MoreLink } from '../ui/button.tsx';
import { TitleCap } from '../ui/cap.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import { AS_WIDE_AS_TEXT } from '../ui/sizes.ts';
import type { Route } from './+types/notifications.ts';
import styles from './notifications.module.css';

export function loader() {
  const { pages, notices } = siteContent();
  return {
    texts: { ...pages.notifications, shownLead: phrases(pages.notifications.lead) },
    notices: notices.map(({ picture: shown, ...notice }) => ({
      ...notice,
      title: phrases(notice.title),
      picture: shown ? { ...picture(shown.src), alt: shown.alt } : null,
    })),
    author: author(),
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
  const { texts, notices } = loaderData;
  return (
    <>
      <TitleCap title={texts.title} lead={texts.shownLead} />
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
              {notice.picture && (
                <PictureElement picture={notice.picture} alt={notice.picture.alt} sizes={AS_WIDE_AS_TEXT} />
              )}
              {notice.links && (
                <ul className={styles.links}>
                  {notice.links.map(({ label, path }) => (
                    <li key={path}>
                      <MoreLink to={path}>{label}</MoreLink>
                    </li>
                  ))}
                </ul>
              )}
            </article>
          ))}
          <AuthorLine {...loaderData.author} />
        </div>
      </div>
    </>
  );
}
