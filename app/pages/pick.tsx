import { paths } from '../../addresses/paths.ts';
import { pickLetters } from '../../addresses/pick-letters.ts';
import { cardByName, siteContent } from '../content/site-content.server.ts';
import { phrases } from '../lib/phrases.server.ts';
import { sentencesOf } from '../lib/sentences.ts';
import { shownDay } from '../lib/shown-date.ts';
import type { PageHandle } from '../navigation/page-handle.ts';
import { Abc, type FaceDown } from '../pick/abc.tsx';
import { pickById } from '../pick/entries.server.ts';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { More, MoreLink } from '../ui/button.tsx';
import { newTab } from '../ui/new-tab.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/pick.ts';
import styles from './pick.module.css';

export const handle: PageHandle = { endsInNight: true };

export function loader({ params }: Route.LoaderArgs) {
  const pick = pickById(params.id);
  const { title, video, others, turn, pickTitle } = siteContent().pages.picks;
  const cards = pickLetters.map((letter): FaceDown => {
    const { card: name, side } = pick.answers[letter];
    const { deck, card } = cardByName(name);
    return { letter, back: picture(deck.back), front: picture(card.image), reversed: side === 'reversed' };
  });
  return {
    texts: { title, video, others, turn },
    id: pick.id,
    deck: cardByName(pick.answers.b.card).deck.deck,
    title: pickTitle.replace('{title}', pick.title),
    heading: phrases(pick.title),
    description: pick.intro,
    lead: sentencesOf(pick.intro).map(phrases),
    date: pick.date,
    video: pick.video ?? null,
    cards,
    preview: previewOf(`picks/${pick.id}`, pick.title),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { id, title, description, texts, date, preview } = loaderData;
  const { site, texts: shell } = matches[0].loaderData;
  return seo({
    site,
    title,
    description,
    path: paths.pick(id),
    preview,
    type: 'article',
    published: date,
    crumbs: [
      { name: shell.crumbs.home, path: paths.home() },
      { name: texts.title, path: paths.picks() },
      { name: title, path: paths.pick(id) },
    ],
  });
}

export default function PickPage({ loaderData }: Route.ComponentProps) {
  const { texts, id, deck, heading, lead, date, video, cards } = loaderData;
  return (
    <section className={`${styles.pick} stars stars-aside`} data-sky="night" data-deck={deck}>
      <p className={styles.kind}>
        {texts.title}
        <time dateTime={date}>{shownDay(date)}</time>
      </p>
      <h1>
        <Phrases text={heading} />
      </h1>
      <p className={styles.lead}>
        {lead.map((sentence) => (
          <Phrases key={sentence} text={sentence} />
        ))}
      </p>
      <Abc id={id} cards={cards} turn={texts.turn} />
      <p className={styles.more}>
        {video && (
          <a href={video} className={styles.video} {...newTab}>
            <More>{texts.video}</More>
          </a>
        )}
        <MoreLink to={paths.picks()}>{texts.others}</MoreLink>
      </p>
    </section>
  );
}
