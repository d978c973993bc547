import { siteContent } from '../content/site-content.server.ts';
import { WeekRange } from '../horoscope/week-range.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { paths } from '../paths.ts';
import { horizon, picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { Cap } from '../ui/cap.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { StarMark } from '../ui/marks.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/weekly-index.ts';
import styles from './weekly-index.module.css';

const RANKS = ['一位', '二位', '三位'];

export function loader() {
  const { pages, signs, ranking } = siteContent();
  return {
    texts: { ...pages.weekly, signsLead: phrases(pages.weekly.signsLead) },
    ranking: ranking.map((entry) => {
      const sign = signs.find((candidate) => candidate.sign === entry.sign);
      if (!sign) throw new Error(`The ranking names “${entry.sign}”, which is no sign.`);
      return {
        sign: sign.sign,
        name: sign.name,
        reason: entry.reason,
        // The large drawn animal only for rank one; it is also the page's first picture.
        picture: picture(entry.rank === 1 ? sign.image : sign.emblem),
      };
    }),
    signs: signs.map((sign) => ({
      sign: sign.sign,
      name: sign.name,
      dates: sign.dates,
      picture: picture(sign.emblem),
    })),
    ridge: horizon('ridge'),
    preview: previewOf('weekly'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, preview } = loaderData;
  return seo({ site, title: texts.title, description: texts.description, path: paths.weekly(), preview });
}

export default function WeeklyIndex({ loaderData }: Route.ComponentProps) {
  const { texts, ranking, signs, ridge } = loaderData;
  const { week, neutralWeek } = useShell();
  return (
    <>
      <Cap ridge={ridge}>
        <div className={`wrap ${styles.head}`}>
          <h1>{texts.title}</h1>
          <WeekRange built={week} neutral={neutralWeek} className={styles.range} />
          <h2 className={styles.rankingTitle}>{texts.rankingTitle}</h2>
          <ol className={styles.ranking}>
            {ranking.map((entry, place) => (
              <li key={entry.sign}>
                <PageLink to={paths.sign(entry.sign)} prefetch="intent">
                  <span className={styles.rank}>{RANKS[place]}</span>
                  <PictureElement
                    picture={entry.picture}
                    alt=""
                    sizes={place === 0 ? '(min-width: 640px) 240px, 36vw' : '(min-width: 640px) 176px, 27vw'}
                    priority={place === 0}
                  />
                  <b>{entry.name}</b>
                  <small>{entry.reason}</small>
                </PageLink>
              </li>
            ))}
          </ol>
        </div>
      </Cap>
      <section className={`section grain ${styles.signs}`} data-sky="paper">
        <div className="wrap">
          <SectionHeading mark={<StarMark />} title={texts.signsTitle} lead={texts.signsLead} />
          <ul className={styles.grid}>
            {signs.map((sign) => (
              <li key={sign.sign}>
                <PageLink to={paths.sign(sign.sign)} prefetch="intent">
                  <PictureElement
                    picture={sign.picture}
                    alt=""
                    sizes="(min-width: 1024px) 116px, (min-width: 640px) 104px, 84px"
                  />
                  <b>{sign.name}</b>
                  <small>{sign.dates}</small>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
