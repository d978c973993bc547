import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import type { SignName } from '../content/types.ts';
import { Birthday } from '../horoscope/birthday.tsx';
import { ByWeek } from '../horoscope/by-week.tsx';
import { MiniMoons } from '../horoscope/mini-moons.tsx';
import { MySignRow } from '../horoscope/my-sign-row.tsx';
import { WeekRange } from '../horoscope/week-range.tsx';
import { nameColumnsOf } from '../lib/columns.server.ts';
import { filledForm } from '../lib/filled-form.ts';
import { opening } from '../lib/opening.ts';
import { phrases } from '../lib/phrases.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { siteWeeks } from '../sky/site-weeks.server.ts';
import { Cap } from '../ui/cap.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { StarMark } from '../ui/marks.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Phrases } from '../ui/phrases.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/weekly-index.ts';
import styles from './weekly-index.module.css';

const RANKS = ['一位', '二位', '三位'];

export function loader() {
  const { pages, signs } = siteContent();
  const { current, next } = siteWeeks();
  const named = (sign: SignName) => signs.find((candidate) => candidate.sign === sign)!;
  return {
    texts: {
      ...pages.weekly,
      signsLead: phrases(pages.weekly.signsLead),
      late: phrases(pages.weekly.late),
      birthday: { ...pages.weekly.birthday, note: phrases(pages.weekly.birthday.note) },
    },
    weeks: [current, next].map(({ monday, range, sky, greeting, ranking, signs: words }) => ({
      monday,
      range,
      days: sky.days,
      headline: phrases(sky.headline),
      lines: sky.lines,
      greeting,
      ranking: ranking.map(({ sign, reason, points }, place) => ({
        sign,
        name: named(sign).name,
        nickname: phrases(words[sign].nickname),
        reason: phrases(reason),
        points,
        // The large drawn animal only for rank one; it is also the page's first picture.
        picture: picture(place === 0 ? named(sign).image : named(sign).emblem),
      })),
      signs: signs.map(({ sign, name, kana, dates, image }) => ({
        sign,
        name,
        kana,
        dates,
        picture: picture(image),
        nickname: words[sign].nickname,
        phrased: phrases(words[sign].nickname),
        columns: nameColumnsOf(words[sign].nickname),
        lead: opening(words[sign].fortunes.message.text),
      })),
    })),
    preview: previewOf('weekly'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, preview } = loaderData;
  return seo({ site, title: texts.title, description: texts.description, path: paths.weekly(), preview });
}

export default function WeeklyIndex({ loaderData }: Route.ComponentProps) {
  const { texts, weeks } = loaderData;
  return (
    <>
      <Cap>
        <div className={`wrap ${styles.head}`}>
          <h1>{texts.title}</h1>
          <ByWeek weeks={weeks} late={texts.late}>
            {({ range, days, headline, lines, greeting }) => (
              <>
                <WeekRange range={range} className={styles.range} />
                <MiniMoons days={days} />
                <p className={styles.headline}>
                  <Phrases text={headline} />
                </p>
                {lines.map((line) => (
                  <p key={line} className={styles.line}>
                    {line}
                  </p>
                ))}
                {greeting && <p className={styles.greeting}>{greeting}</p>}
              </>
            )}
          </ByWeek>
          <ByWeek weeks={weeks}>
            {({ signs }) => <MySignRow signs={signs} label={texts.mySign} readOn={texts.readOn} />}
          </ByWeek>
          <h2 className={styles.rankingTitle}>{texts.rankingTitle}</h2>
          <ByWeek weeks={weeks}>
            {({ monday, ranking }) => (
              <>
                <ol className={styles.ranking}>
                  {ranking.map((entry, place) => (
                    <li key={entry.sign}>
                      <PageLink to={paths.sign(entry.sign)} prefetch="intent" travels>
                        <span className={styles.rank}>{RANKS[place]}</span>
                        <PictureElement
                          picture={entry.picture}
                          alt=""
                          sizes={
                            place === 0 ? '(min-width: 640px) 240px, 36vw' : '(min-width: 640px) 176px, 27vw'
                          }
                          priority={place === 0 && monday === weeks[0]!.monday}
                        />
                        <b>{entry.name}</b>
                        <em>
                          <Phrases text={entry.nickname} />
                        </em>
                      </PageLink>
                    </li>
                  ))}
                </ol>
                <dl className={styles.reasons}>
                  {ranking.map(({ sign, name, reason, points }) => (
                    <div key={sign}>
                      <dt>{name}</dt>
                      <dd>
                        <Phrases text={reason} />
                        {points && (
                          <small>
                            {filledForm(texts.points, { points: `${points.total}`, parts: points.parts })}
                          </small>
                        )}
                      </dd>
                    </div>
                  ))}
                </dl>
              </>
            )}
          </ByWeek>
        </div>
      </Cap>
      <section className={`section grain ${styles.signs}`} data-sky="paper">
        <div className="wrap">
          <SectionHeading mark={<StarMark />} title={texts.signsTitle} lead={texts.signsLead} />
          <ByWeek weeks={weeks}>
            {({ signs }) => (
              <ul className={styles.grid}>
                {signs.map((sign) => (
                  <li key={sign.sign}>
                    <PageLink to={paths.sign(sign.sign)} prefetch="intent" travels>
                      <PictureElement
                        picture={sign.picture}
                        alt=""
                        sizes="(min-width: 1024px) 140px, (min-width: 640px) 120px, 96px"
                      />
                      <b>
                        <span data-sign-of={sign.sign}>
                          <i className={styles.mine} />
                        </span>
                        {sign.name}
                      </b>
                      <small>{sign.kana}</small>
                      <small>{sign.dates}</small>
                      <em>
                        <Phrases text={sign.phrased} />
                      </em>
                    </PageLink>
                  </li>
                ))}
              </ul>
            )}
          </ByWeek>
          <Birthday texts={texts.birthday} signs={weeks[0]!.signs} />
        </div>
      </section>
    </>
  );
}
