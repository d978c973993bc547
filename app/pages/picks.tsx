import { paths } from '../../addresses/paths.ts';
import { siteContent } from '../content/site-content.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { pickEntry } from '../pick/entries.server.ts';
import { PickEntry } from '../pick/pick-entry.tsx';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { TitleCap } from '../ui/cap.tsx';
import type { Route } from './+types/picks.ts';
import styles from './picks.module.css';

export function loader() {
  const { pages, picks } = siteContent();
  return {
    texts: { ...pages.picks, shownLead: phrases(pages.picks.lead) },
    picks: picks.map(pickEntry),
    preview: previewOf('picks'),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { texts, preview } = loaderData;
  return seo({ site, title: texts.title, description: texts.description, path: paths.picks(), preview });
}

export default function Picks({ loaderData }: Route.ComponentProps) {
  const { texts, picks } = loaderData;
  return (
    <>
      <TitleCap title={texts.title} lead={texts.shownLead} />
      <div className="grain" data-sky="paper">
        <div className={`read ${styles.page}`}>
          {picks.length === 0 && <p>{texts.empty}</p>}
          {picks.length > 0 && (
            <ul className={styles.list}>
              {picks.map((entry) => (
                <li key={entry.id}>
                  <PickEntry entry={entry} open={texts.open} heading="h2" />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}
