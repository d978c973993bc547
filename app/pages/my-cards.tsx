import { useLayoutEffect, useSyncExternalStore } from 'react';
import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { buildTime } from '../horoscope/build-time.server.ts';
import { subscribeToWeeks } from '../horoscope/by-week.tsx';
import { dayOf } from '../horoscope/week.ts';
import { Book } from '../kept/book.tsx';
import { markKept } from '../kept/mark.ts';
import { Notices } from '../kept/notices.tsx';
import { useRecord } from '../kept/use-record.ts';
import { phrases } from '../lib/phrases.server.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { useShell } from '../shell/use-shell.ts';
import { ButtonLink, MoreLink } from '../ui/button.tsx';
import { RidgeHorizon } from '../ui/cap.tsx';
import { CardSlot } from '../ui/card-slot.tsx';
import { Horizon } from '../ui/horizon.tsx';
import { Lines } from '../ui/phrases.tsx';
import type { Route } from './+types/my-cards.ts';
import styles from './my-cards.module.css';

/** What stands here is her device's to say: the sooner React is there, the better. */
export const handle: PageHandle = { endsInNight: true, start: 'normal' };

export function loader() {
  const { myCards } = siteContent().pages;
  const { empty, refused } = myCards;
  return {
    texts: myCards,
    shown: {
      lead: [phrases(myCards.lead)],
      empty: { title: [phrases(empty.title)], lead: empty.lead.map(phrases) },
      refused: { title: [phrases(refused.title)], lead: refused.lead.map(phrases) },
    },
    built: dayOf(buildTime()),
    preview: previewOf('reading'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { texts, preview } = loaderData;
  return seo({
    site: matches[0].loaderData.site,
    title: texts.title,
    description: texts.description,
    path: paths.myCards(),
    preview,
  });
}

/**
 * Both faces of the page stand in it, empty and filled; a mark on the document shows the right one before the first paint
 * (`kept/mark.ts`), so that nothing jumps when React comes and fills in her cards.
 */
export default function MyCards({ loaderData }: Route.ComponentProps) {
  const { texts, shown, built } = loaderData;
  const { texts: shell, dusk } = useShell();
  const record = useRecord();
  const today = useSyncExternalStore(
    subscribeToWeeks,
    () => dayOf(Date.now()),
    () => built,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark says what the record holds
  useLayoutEffect(markKept, [record]);
  return (
    <>
      <section className={`${styles.top} stars`} data-sky="night">
        <div className={styles.inside}>
          <div className={`${styles.slots} ${styles.blank}`} aria-hidden="true">
            <CardSlot />
            <CardSlot />
            <CardSlot />
          </div>
          <h1 tabIndex={-1}>{texts.title}</h1>
          <p className={`${styles.lead} ${styles.filled}`} data-of-record>
            <Lines lines={shown.lead} />
          </p>
          <div className={styles.blank}>
            <div className={styles.none}>
              <p className={styles.line}>
                <Lines lines={shown.empty.title} />
              </p>
              <p>
                <Lines lines={shown.empty.lead} />
              </p>
            </div>
            <div className={styles.refused} data-of-record>
              <p className={styles.line}>
                <Lines lines={shown.refused.title} />
              </p>
              <p>
                <Lines lines={shown.refused.lead} />
              </p>
            </div>
            <noscript>
              <p className={styles.noScript}>{texts.noScript}</p>
            </noscript>
          </div>
          {record && <Notices record={record} texts={texts} copyFailed={shell.share.copyFailed} />}
          <div className={`buttons ${styles.ways} ${styles.blank}`}>
            <ButtonLink to={paths.preparing('today')} look="ritual">
              {texts.empty.draw}
            </ButtonLink>
            <MoreLink to={paths.readings()}>{texts.empty.all}</MoreLink>
          </div>
        </div>
        <RidgeHorizon className={styles.filled} />
      </section>
      <div className={`${styles.filled} grain`} data-sky="paper" data-of-record>
        <Book
          texts={texts}
          copyFailed={shell.share.copyFailed}
          readings={record?.readings ?? []}
          today={today}
        />
      </div>
      <Horizon kind="dusk" pictures={dusk} className={styles.filled} />
    </>
  );
}
