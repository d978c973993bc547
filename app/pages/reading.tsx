import { siteContent } from '../content/site-content.server.ts';
import { DeckEntries } from '../draw/deck-entry.tsx';
import { deckEntries, otherReadings } from '../draw/entries.server.ts';
import { OtherReadings } from '../draw/other-readings.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { paths } from '../paths.ts';
import { horizon } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { TitleCap } from '../ui/cap.tsx';
import { StarMark } from '../ui/marks.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { Route } from './+types/reading.ts';
import styles from './reading.module.css';

export function loader() {
  const { pages } = siteContent();
  return {
    texts: {
      ...pages.reading,
      shownLead: phrases(pages.reading.lead),
      otherLead: phrases(pages.reading.otherLead),
    },
    decks: deckEntries(),
    others: otherReadings(),
    ridge: horizon('ridge'),
    preview: previewOf('reading'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, preview } = loaderData;
  return seo({ site, title: texts.title, description: texts.description, path: paths.readings(), preview });
}

export default function Reading({ loaderData }: Route.ComponentProps) {
  const { texts, ridge } = loaderData;
  return (
    <>
      <TitleCap ridge={ridge} title={texts.title} lead={texts.shownLead} />
      <div className="grain" data-sky="paper">
        <div className={`wrap ${styles.decks}`}>
          <DeckEntries decks={loaderData.decks} heading="h2" />
        </div>
        <section className={`wrap ${styles.others}`}>
          <SectionHeading mark={<StarMark />} title={texts.otherTitle} lead={texts.otherLead} />
          <OtherReadings readings={loaderData.others} />
        </section>
      </div>
    </>
  );
}
