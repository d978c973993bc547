import { ELEMENT_IDS } from '../../addresses/element-ids.ts';
import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { DeckEntries } from '../draw/deck-entry.tsx';
import { deckEntries } from '../draw/entries.server.ts';
import { asWritten } from '../lib/phrase-break.ts';
import { phrases } from '../lib/phrases.server.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { picture } from '../pictures/pictures.server.ts';
import { seo } from '../seo.ts';
import { siteWeeks } from '../sky/site-weeks.server.ts';
import { buttonClass } from '../ui/button.tsx';
import { Cap, CapHeading } from '../ui/cap.tsx';
import { Lines } from '../ui/phrases.tsx';
import type { Route } from './+types/offline.ts';
import styles from './offline.module.css';

export const handle: PageHandle = { start: 'never' };

/** The service worker shows this page in place of one that it cannot get; it stands at any address, so without React. */
export function loader() {
  const { pages, decks } = siteContent();
  const { offline } = pages.shell;
  return {
    texts: { ...offline, shownTitle: phrases(offline.title), shownText: phrases(offline.text) },
    // Face down: of all pictures the backs are sure to be there.
    decks: deckEntries([]).map((entry, place) => ({
      ...entry,
      showcases: [{ monday: siteWeeks().current.monday, picture: picture(decks[place]?.back ?? '') }],
    })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts } = loaderData;
  return seo({ site, title: texts.title, description: texts.text, path: paths.offline(), noIndex: true });
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { texts, decks } = loaderData;
  return (
    <div data-offline="">
      <Cap>
        <CapHeading>
          <h1 className={styles.title}>
            <Lines lines={[texts.shownTitle]} />
          </h1>
          <p>
            <Lines lines={[texts.shownText]} />
          </p>
          {/* app/early/offline.ts reloads. */}
          <button type="button" className={buttonClass({ look: 'line', className: styles.retry })}>
            {texts.retry}
          </button>
        </CapHeading>
      </Cap>
      <div className="grain" data-sky="paper">
        <section className={`wrap ${styles.decks}`} aria-labelledby={ELEMENT_IDS.offlineDecks}>
          <h2 id={ELEMENT_IDS.offlineDecks}>
            <Lines lines={[asWritten(texts.decksTitle)]} />
          </h2>
          <DeckEntries decks={decks} />
        </section>
      </div>
    </div>
  );
}
