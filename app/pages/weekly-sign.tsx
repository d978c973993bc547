import { siteContent } from '../content/site-content.server.ts';
import { CategoryRow } from '../horoscope/category-row.tsx';
import { WeekRange } from '../horoscope/week-range.tsx';
import { paths } from '../paths.ts';
import { horizon, picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { MoreLink } from '../ui/button.tsx';
import { Cap } from '../ui/cap.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import type { Route } from './+types/weekly-sign.ts';
import styles from './weekly-sign.module.css';

/** The four fortunes of a sign, in the order in which they stand on its page. */
const CATEGORIES = [
  ['全体運', 'message'],
  ['恋愛運', 'love'],
  ['仕事運', 'work'],
  ['金運', 'money'],
] as const;

export function loader({ params }: Route.LoaderArgs) {
  const { pages, signs } = siteContent();
  const place = signs.findIndex((candidate) => candidate.sign === params.sign);
  const sign = signs[place];
  const next = signs[(place + 1) % signs.length];
  if (!sign || !next) throw new Response('Not Found', { status: 404 });
  const { title, birthSuffix, back, readSuffix } = pages.weekly;
  const { image, emblem, ...shown } = sign;
  return {
    texts: { title, birthSuffix, back, readSuffix },
    sign: shown,
    emblem: picture(image),
    next: { sign: next.sign, name: next.name },
    ridge: horizon('ridge'),
    preview: previewOf(image, sign.name),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { sign, texts, preview } = loaderData;
  return seo({
    site: matches[0].loaderData.site,
    title: `${sign.name}の${texts.title}`,
    description: sign.message,
    path: paths.sign(sign.sign),
    preview,
    crumbs: crumbs(texts.title, sign),
  });
}

export default function WeeklySign({ loaderData }: Route.ComponentProps) {
  const { texts, sign, emblem, next, ridge } = loaderData;
  const { week, neutralWeek, texts: shell } = useShell();
  return (
    <>
      <Cap ridge={ridge}>
        <div className={`wrap ${styles.head}`}>
          <Breadcrumb crumbs={crumbs(texts.title, sign)} label={shell.breadcrumbLabel} />
          <PictureElement
            picture={emblem}
            alt={`${sign.name}の紋章`}
            sizes="(min-width: 420px) 260px, 62vw"
            priority
            className={styles.emblem}
          />
          <h1>{sign.name}</h1>
          <p className={styles.dates}>
            {sign.dates}
            {texts.birthSuffix}
          </p>
          <WeekRange built={week} neutral={neutralWeek} className={styles.range} />
        </div>
      </Cap>
      <div className="grain" data-sky="paper">
        <div className={`read ${styles.text}`}>
          <div>
            {CATEGORIES.map(([category, field]) => (
              <CategoryRow key={field} category={category} text={sign[field]} large heading="h2" />
            ))}
          </div>
          <div className={styles.onward}>
            <MoreLink to={paths.weekly()}>{texts.back}</MoreLink>
            <MoreLink to={paths.sign(next.sign)}>
              {next.name}
              {texts.readSuffix}
            </MoreLink>
          </div>
        </div>
      </div>
    </>
  );
}

function crumbs(weekly: string, sign: { sign: string; name: string }) {
  return [
    { name: 'ホーム', path: paths.home() },
    { name: weekly, path: paths.weekly() },
    { name: sign.name, path: paths.sign(sign.sign) },
  ];
}
