import { paths } from '../../addresses/paths.ts';
import type { Pages } from '../content/types.ts';
import type { SignWeekPage } from '../pages/sign-week.server.ts';
import { LineWord } from '../shell/line-word.tsx';
import { useShell } from '../shell/use-shell.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { MoreLink } from '../ui/button.tsx';
import { RidgeHorizon } from '../ui/cap.tsx';
import { PictureElement } from '../ui/card-picture.tsx';
import { Horizon } from '../ui/horizon.tsx';
import { Message } from '../ui/message.tsx';
import { ByWeek } from './by-week.tsx';
import { FortuneRow } from './fortune-row.tsx';
import { MiniMoons } from './mini-moons.tsx';
import { MySignButton } from './my-sign-button.tsx';
import styles from './sign-week.module.css';
import { SignWheel } from './sign-wheel.tsx';
import { WeekNav } from './week-nav.tsx';
import { WeekRange } from './week-range.tsx';
import { WeekSky } from './week-sky.tsx';

interface SignWeekProps extends SignWeekPage {
  /** The page of one week, at its own address; else the page of whatever week it is. */
  dated: boolean;
}

/** A sign's week: its nickname, four texts with what chose them, and the sky. */
export function SignWeek({
  dated,
  texts,
  sign,
  emblem,
  emblemAlt,
  previous,
  next,
  weeks,
  lineSentence,
  today,
}: SignWeekProps) {
  const { dusk, texts: shell } = useShell();
  return (
    <>
      <section className={`stars stars-aside ${styles.cap}`} data-sky="night">
        <div className={styles.grid}>
          <PictureElement
            picture={emblem}
            alt={emblemAlt}
            sizes="(min-width: 1200px) 380px, (min-width: 1024px) 300px, 50vw"
            priority
            own
            className={styles.emblem}
          />
          <div className={styles.head}>
            <Breadcrumb crumbs={crumbs(shell.crumbs, texts.title, sign)} label={shell.breadcrumbLabel} />
            <h1>{sign.name}</h1>
            <p className={styles.kana}>{sign.kana}</p>
            <p className={styles.dates}>
              {sign.dates}
              {texts.birthSuffix}
            </p>
            <ByWeek weeks={weeks} {...(!dated && { late: texts.late })}>
              {({ range, sky }) => (
                <>
                  <WeekRange range={range} className={styles.range} />
                  <MiniMoons days={sky.days} />
                </>
              )}
            </ByWeek>
          </div>
          <ByWeek weeks={weeks}>
            {({ columns }) => <Message columns={columns} className={styles.nickname} />}
          </ByWeek>
          <div className={styles.mine}>
            <MySignButton sign={sign.sign} texts={texts} />
          </div>
        </div>
        <ByWeek weeks={weeks}>
          {({ before, after }) => (
            <WeekNav
              texts={texts}
              previous={before && { path: before.path, label: dated ? texts.weekBefore : texts.lastWeek }}
              current={dated ? texts.shownWeek : texts.thisWeek}
              next={after && { ...after, label: dated ? texts.weekAfter : texts.nextWeek }}
            />
          )}
        </ByWeek>
        <RidgeHorizon />
      </section>
      <div className="grain" data-sky="paper">
        <div className={styles.text}>
          <ByWeek weeks={weeks}>
            {({ fortunes }) => (
              <div className={styles.fortunes}>
                {fortunes.map(({ category, ...fortune }) => (
                  <FortuneRow key={category} label={texts.categories[category]} {...fortune} />
                ))}
              </div>
            )}
          </ByWeek>
          <p className={`note ${styles.honesty}`}>{texts.honesty}</p>
          <LineWord sentence={lineSentence} word={sign.name} place="sign" />
          <nav className={styles.onward} aria-label={texts.otherSigns}>
            <MoreLink to={paths.sign(previous.sign)} back>
              {previous.name}
            </MoreLink>
            <MoreLink to={paths.weekly()} className={styles.all} back>
              {texts.back}
            </MoreLink>
            <MoreLink to={paths.sign(next.sign)}>{next.name}</MoreLink>
          </nav>
        </div>
      </div>
      <Horizon kind="dusk" pictures={dusk} />
      <section className={`stars ${styles.sky}`} data-sky="night">
        <div className={styles.skyIn}>
          <ByWeek weeks={weeks}>
            {({ sky, wheel }) => (
              <>
                <WeekSky sky={sky} texts={texts} />
                <SignWheel
                  wheel={wheel}
                  title={texts.wheelTitle.replace('{sign}', sign.name)}
                  house={texts.house}
                />
              </>
            )}
          </ByWeek>
          {today && (
            <p className={styles.today}>
              <MoreLink to={today.path}>{today.name}</MoreLink>
            </p>
          )}
        </div>
      </section>
    </>
  );
}

export function crumbs(
  names: Pages['shell']['crumbs'],
  weekly: string,
  sign: { sign: string; name: string },
) {
  return [
    { name: names.home, path: paths.home() },
    { name: weekly, path: paths.weekly() },
    { name: sign.name, path: paths.sign(sign.sign) },
  ];
}
