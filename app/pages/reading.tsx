import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { DeckEntries } from '../draw/deck-entry.tsx';
import { deckEntries, otherReadings } from '../draw/entries.server.ts';
import { OtherReadings } from '../draw/other-readings.tsx';
import { KeptCount } from '../kept/kept-count.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { newestPick } from '../pick/entries.server.ts';
import { PickEntry } from '../pick/pick-entry.tsx';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { siteWeeks } from '../sky/site-weeks.server.ts';
import { MoreLink } from '../ui/button.tsx';
import { TitleCap } from '../ui/cap.tsx';
import { StarMark } from '../ui/marks.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/reading.ts';
import styles from './reading.module.css';

export function loader() {
  const { pages } = siteContent();
  const { current, next } = siteWeeks();
  return {
    texts: {
      ...pages.reading,
      shownLead: phrases(pages.reading.lead),
      otherLead: phrases(pages.reading.otherLead),
    },
    decks: deckEntries([current.monday, next.monday], 1),
    myCards: { title: pages.myCards.title, count: pages.myCards.count },
    others: otherReadings(),
    pick: newestPick(),
    preview: previewOf('reading'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, preview } = loaderData;
  return seo({ site, title: texts.title, description: texts.description, path: paths.readings(), preview });
}

export default function Reading({ loaderData }: Route.ComponentProps) {
  const { texts } = loaderData;
  return (
    <>
      <TitleCap title={texts.title} lead={texts.shownLead} />
      <div className="grain" data-sky="paper">
        <div className={`wrap ${styles.decks}`}>
          <DeckEntries decks={loaderData.decks} heading="h2" />
          <p className={styles.kept}>
            <MoreLink to={paths.myCards()}>
              {loaderData.myCards.title}
              <KeptCount form={loaderData.myCards.count} />
            </MoreLink>
          </p>
        </div>
        <section className={`wrap ${styles.others}`}>
          <SectionHeading mark={<StarMark />} title={texts.otherTitle} lead={texts.otherLead} />
          <OtherReadings readings={loaderData.others} />
          {loaderData.pick && <PickEntry {...loaderData.pick} heading="h3" />}
        </section>
      </div>
    </>
  );
}
