import { useNavigationType } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import { pickLetters } from '../../addresses/pick-letters.ts';
import { lineWordOf } from '../content/line-word.ts';
import { cardByName, siteContent } from '../content/site-content.server.ts';
import { drawnCard } from '../draw/drawn-card.server.ts';
import { messageOf } from '../draw/drawn-card.ts';
import { useKeep } from '../draw/keep/use-keep.tsx';
import poem from '../draw/poem.module.css';
import { type DeckWords, Said } from '../draw/result.tsx';
import { shareText } from '../draw/share.ts';
import { ShareButton } from '../draw/share-button.tsx';
import { ShareDialog } from '../draw/share-dialog.tsx';
import { filledForm } from '../lib/filled-form.ts';
import { opening } from '../lib/opening.ts';
import { phrases } from '../lib/phrases.server.ts';
import { TURNED_SIZES } from '../pick/abc.tsx';
import { pickById } from '../pick/entries.server.ts';
import { Letter } from '../pick/letter.tsx';
import turned from '../pick/turned.module.css';
import { picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import { LineWord } from '../shell/line-word.tsx';
import { lineSentence } from '../shell/line-words.server.ts';
import { useShell } from '../shell/use-shell.ts';
import { ButtonLink, MoreLink } from '../ui/button.tsx';
import { RidgeHorizon } from '../ui/cap.tsx';
import { CardPicture } from '../ui/card-picture.tsx';
import { Halo } from '../ui/marks.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import type { Route } from './+types/pick-answer.ts';
import styles from './pick-answer.module.css';

export function loader({ params }: Route.LoaderArgs) {
  const pick = pickById(params.id);
  const letter = pickLetters.find((known) => known === params.letter);
  if (!letter) throw new Response('Not Found', { status: 404 });
  const { site, pages } = siteContent();
  const { answerTitle, draw, other, share } = pages.picks;
  const answer = pick.answers[letter];
  const { deck, card } = cardByName(answer.card);
  const { side = 'upright' } = answer;
  const { upright, reversed } = deck.labels;
  const shown = drawnCard(card);
  const said = {
    title: pick.title,
    letter: letter.toUpperCase(),
    card: card.name,
    message: messageOf(shown, side).flat().join(''),
  };
  return {
    listTitle: pages.picks.title,
    list: pages.picks.others,
    pick: { id: pick.id, heading: phrases(pick.title), title: pick.title, date: pick.date },
    letter,
    turn: pages.picks.turn,
    title: filledForm(answerTitle, said),
    lineSentence: lineSentence(site, pages.picks.lineSentence),
    lineWord: lineWordOf(card),
    shared: shareText(share, said, site.hashtag),
    words: {
      deck: deck.deck,
      sides: upright && reversed ? { upright, reversed } : null,
      themes: [],
      situations: [],
    } satisfies DeckWords,
    draw: { path: deck.path, text: draw.replace('{deck}', deck.title) },
    card: shown,
    drawn: { card: card.index, side, theme: null },
    alt: side === 'reversed' && reversed ? `${card.alt}（${reversed}）` : card.alt,
    text: answer.text,
    others: pickLetters
      .filter((another) => another !== letter)
      .map((another) => ({
        letter: another,
        text: other.replace('{letter}', another.toUpperCase()),
        back: picture(cardByName(pick.answers[another].card).deck.back),
      })),
    preview: previewOf(`picks/${pick.id}-${letter}`, card.alt),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { pick, letter, title, text, listTitle, preview } = loaderData;
  const { site, texts } = matches[0].loaderData;
  return seo({
    site,
    title,
    description: opening(text),
    path: paths.pickAnswer(pick.id, letter),
    preview,
    type: 'article',
    published: pick.date,
    crumbs: [
      { name: texts.crumbs.home, path: paths.home() },
      { name: listTitle, path: paths.picks() },
      { name: pick.title, path: paths.pick(pick.id) },
      { name: letter.toUpperCase(), path: paths.pickAnswer(pick.id, letter) },
    ],
  });
}

export default function PickAnswer({ loaderData }: Route.ComponentProps) {
  const { pick, letter, turn, shared, words, draw, card, drawn, alt, text, others } = loaderData;
  const { draw: labels } = useShell().texts;
  const keep = useKeep(card, drawn.side);
  // Words come in turn where a card was just turned; who reloads, comes back or was sent here finds them there.
  const again = useNavigationType() !== 'PUSH';
  return (
    <>
      <section
        className={`${poem.poem} stars stars-aside`}
        data-sky="night"
        data-deck={words.deck}
        data-rows={card.rows}
        data-phase="revealed"
        data-again={again || undefined}
      >
        <div className={poem.spread}>
          <div className={styles.turned}>
            <div className={styles.stage}>
              <Halo className={styles.halo} />
              <CardPicture
                picture={card.picture}
                alt={alt}
                sizes={TURNED_SIZES}
                priority
                turned={drawn.side === 'reversed'}
                className={`${styles.card} ${turned.card}`}
              />
              <Letter letter={letter} className={`${styles.on} ${turned.letter}`} />
            </div>
            {others.map((other) => (
              <PageLink
                key={other.letter}
                to={paths.pickAnswer(pick.id, other.letter)}
                className={styles.other}
              >
                <CardPicture picture={other.back} alt="" sizes="86px" className={styles.back} />
                <Letter letter={other.letter} className={styles.small} />
                <span className="visually-hidden">{turn}</span>
              </PageLink>
            ))}
          </div>
          <p className={`${poem.kind} ${styles.kind}`}>
            <Phrases text={pick.heading} />
            <b>{letter.toUpperCase()}</b>
          </p>
          <Said card={card} drawn={drawn} words={words} ref={null} />
        </div>
        <div className={poem.dawnfall} aria-hidden="true" />
        <RidgeHorizon className={poem.ridge} />
      </section>
      <article className="grain" data-sky="paper">
        <div className={`read ${styles.meaning}`}>
          <Paragraphs text={text} />
          <div className={`buttons buttons-row ${styles.buttons}`}>
            <ButtonLink to={draw.path}>{draw.text}</ButtonLink>
            <ShareButton>{labels.share}</ShareButton>
          </div>
          <LineWord sentence={loaderData.lineSentence} word={loaderData.lineWord} place="pick" />
          <p className={styles.others}>
            {others.map((other) => (
              <MoreLink key={other.letter} to={paths.pickAnswer(pick.id, other.letter)}>
                {other.text}
              </MoreLink>
            ))}
            <MoreLink to={paths.picks()}>{loaderData.list}</MoreLink>
          </p>
        </div>
      </article>
      <ShareDialog
        what="pick"
        text={shared}
        path={paths.pickAnswer(pick.id, letter)}
        picture={card.picture}
        turned={drawn.side === 'reversed'}
        name={card.name}
        story={keep?.story ?? null}
      />
      {keep?.dialog}
    </>
  );
}
