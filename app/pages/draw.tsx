import { type CSSProperties, useEffect } from 'react';
import { deckByName, siteContent } from '../content/site-content.server.ts';
import { filesOfCards } from '../draw/card-files.ts';
import { drawnCard } from '../draw/drawn-card.server.ts';
import { Result } from '../draw/result.tsx';
import { ShareDialog } from '../draw/share-dialog.tsx';
import { Stage } from '../draw/stage.tsx';
import { useDraw } from '../draw/use-draw.ts';
import { useReveal } from '../draw/use-reveal.ts';
import { Waiting } from '../draw/waiting.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { keepForOffline } from '../offline/register.ts';
import { paths } from '../paths.ts';
import { horizon, picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import { useShell } from '../shell/use-shell.ts';
import { Button, MoreLink } from '../ui/button.tsx';
import { Horizon } from '../ui/horizon.tsx';
import { Lines } from '../ui/phrases.tsx';
import type { Route } from './+types/draw.ts';
import styles from './draw.module.css';

export const handle: PageHandle = { endsInNight: true };

export function loader({ params }: Route.LoaderArgs) {
  const deck = deckByName(params.deck);
  return {
    deck: deck.deck,
    name: deck.name,
    description: deck.description,
    delay: deck.delaySeconds * 1000,
    back: picture(deck.back),
    backAlt: deck.backAlt,
    lead: deck.draw.lead.map(phrases),
    waiting: deck.draw.waiting.map(phrases),
    steps: deck.draw.steps,
    meaningsLink: deck.draw.meaningsLink,
    cards: deck.cards.map((card) => drawnCard(deck, card, siteContent().site.hashtag)),
    ridge: horizon('ridge'),
    preview: previewOf(deck.deck),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const { site } = matches[0].loaderData;
  const { deck, name, description, preview } = loaderData;
  return seo({ site, title: name, description, path: paths.draw(deck), preview });
}

export default function Draw({ loaderData }: Route.ComponentProps) {
  // A draw belongs to its deck: going from one deck to another begins anew.
  return <DrawScreen key={loaderData.deck} {...loaderData} />;
}

type DrawScreenProps = Route.ComponentProps['loaderData'];

/**
 * One section from the first look to the reveal, so that the card stays the same elements and nothing of it is fetched,
 * decoded or begun twice. `data-phase` on it says what shows; a tap before React sets the same
 * (`early/early-draw.js`), and hydration lets it stand.
 */
function DrawScreen({ deck, name, delay, back, backAlt, cards, ridge, ...texts }: DrawScreenProps) {
  const { state, draw } = useDraw({ size: cards.length, delay });
  const { phase } = state;
  const card = phase === 'idle' ? null : (cards[state.card] ?? null);
  const revealed = phase === 'revealed' && card !== null;
  const { stage, heading } = useReveal(phase);
  const { texts: shell, dusk } = useShell();
  // Whatever card comes, without a network too.
  useEffect(() => {
    keepForOffline(filesOfCards(deck, cards));
  }, [deck, cards]);

  return (
    <>
      <section
        className={revealed ? styles.reveal : `${styles.draw} stars`}
        data-sky="night"
        data-deck={deck}
        data-delay={delay}
        data-phase={phase}
        // Not in the page as it is rendered: its policy allows no styles in attributes.
        style={phase === 'drawing' ? ({ '--wait': `${delay}ms` } as CSSProperties) : undefined}
        suppressHydrationWarning
      >
        {revealed && <div className={styles.dawn} aria-hidden="true" />}
        {revealed && <p className={styles.kind}>{name}</p>}
        <div className={revealed ? undefined : styles.columns}>
          <Stage ref={stage} revealed={revealed} back={back} backAlt={backAlt} card={card} />
          {!revealed && (
            <>
              <div className={styles.head}>
                <h1>{name}</h1>
                <p className={styles.lead}>
                  <span className={styles.before}>
                    <Lines lines={texts.lead} />
                  </span>
                  <span className={styles.during}>
                    <Lines lines={texts.waiting} />
                  </span>
                </p>
              </div>
              <div className={styles.text}>
                <Waiting texts={shell.draw} wait={state.phase === 'drawing' ? state : null} />
                <div className={`buttons ${styles.button}`}>
                  <Button look="ritual" data-early="draw" suppressHydrationWarning onClick={draw}>
                    {shell.draw.button}
                  </Button>
                </div>
                <noscript>
                  <p className={styles.noScript}>{shell.draw.noScript}</p>
                </noscript>
                <ol className={styles.steps}>
                  {texts.steps.map((step) => (
                    <li key={step}>
                      <span>{step}</span>
                    </li>
                  ))}
                </ol>
                <p className={styles.meanings}>
                  <MoreLink to={paths.meanings(deck)}>{texts.meaningsLink}</MoreLink>
                </p>
              </div>
            </>
          )}
        </div>
        {revealed && <Horizon kind="ridge" pictures={ridge} className={styles.ridge} />}
      </section>
      {revealed && (
        <>
          <Result card={card} deck={deck} headingRef={heading} />
          <ShareDialog card={card} deck={deck} index={state.card} />
          <Horizon kind="dusk" pictures={dusk} />
        </>
      )}
    </>
  );
}
