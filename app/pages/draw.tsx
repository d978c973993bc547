import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { deckByName, siteContent } from '../content/site-content.server.ts';
import { drawnCard } from '../draw/drawn-card.server.ts';
import { Result } from '../draw/result.tsx';
import { ShareDialog } from '../draw/share-dialog.tsx';
import { Stage } from '../draw/stage.tsx';
import { useDraw } from '../draw/use-draw.ts';
import { Waiting } from '../draw/waiting.tsx';
import { phrases } from '../lib/phrases.server.ts';
import { paths } from '../paths.ts';
import { horizon, picture } from '../pictures/pictures.server.ts';
import { previewOf } from '../pictures/previews.server.ts';
import { seo } from '../seo.ts';
import type { PageHandle } from '../shell/page-handle.ts';
import { useShell } from '../shell/use-shell.ts';
import { Button, MoreLink } from '../ui/button.tsx';
import type { HorizonPictures } from '../ui/horizon.tsx';
import { Horizon } from '../ui/horizon.tsx';
import { Lines } from '../ui/phrases.tsx';
import type { Route } from './+types/draw.ts';
import styles from './draw.module.css';

/** The flip's time: the focus moves at its end, the landscape begins in its middle. */
const FLIP_MS = 720;

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

function DrawScreen({ deck, name, delay, back, backAlt, cards, ridge, ...texts }: DrawScreenProps) {
  const { state, draw } = useDraw({ size: cards.length, delay });
  const { phase } = state;
  const card = phase === 'idle' ? null : (cards[state.card] ?? null);
  const { stage, heading } = useReveal(phase === 'revealed');
  const { texts: shell, dusk } = useShell();
  const stageElement = <Stage ref={stage} phase={phase} back={back} backAlt={backAlt} card={card} />;

  if (phase === 'revealed' && card) {
    return (
      <Revealed name={name} ridge={ridge} dusk={dusk} stage={stageElement}>
        <Result card={card} deck={deck} headingRef={heading} />
        <ShareDialog card={card} deck={deck} index={state.card} />
      </Revealed>
    );
  }
  return (
    <section className={`${styles.draw} stars`} data-sky="night" data-deck={deck}>
      <div className={styles.columns}>
        {stageElement}
        <div className={styles.head}>
          <h1>{name}</h1>
          <p className={styles.lead}>
            <Lines lines={phase === 'idle' ? texts.lead : texts.waiting} />
          </p>
        </div>
        <div className={styles.text}>
          {state.phase === 'drawing' ? (
            <Waiting text={shell.draw.drawing} since={state.since} until={state.until} />
          ) : (
            <div className={`buttons ${styles.button}`}>
              <Button look="ritual" data-early="" suppressHydrationWarning onClick={draw}>
                {shell.draw.button}
              </Button>
            </div>
          )}
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
      </div>
    </section>
  );
}

interface RevealedProps {
  name: string;
  ridge: HorizonPictures;
  dusk: HorizonPictures;
  stage: ReactNode;
  children: ReactNode;
}

/** The sky lightens behind the card, the ridge and the paper rise. */
function Revealed({ name, ridge, dusk, stage, children }: RevealedProps) {
  return (
    <>
      <section className={styles.reveal} data-sky="night">
        <div className={styles.dawn} aria-hidden="true" />
        <p className={styles.kind}>{name}</p>
        {stage}
        <Horizon kind="ridge" pictures={ridge} className={styles.ridge} />
      </section>
      {children}
      <Horizon kind="dusk" pictures={dusk} />
    </>
  );
}

/**
 * What happens once at the reveal: the card goes from its old place on the screen to the new one while it
 * turns, and at the end of the turn the focus moves to the result's heading.
 */
function useReveal(revealed: boolean) {
  const stage = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef<DOMRect | null>(null);

  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const note = () => {
      before.current = element.getBoundingClientRect();
    };
    if (!revealed) {
      note();
      // The place is only right for the scroll position of the last moment.
      window.addEventListener('scroll', note, { passive: true });
      window.addEventListener('resize', note);
      return () => {
        window.removeEventListener('scroll', note);
        window.removeEventListener('resize', note);
      };
    }
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const from = before.current;
    const to = element.getBoundingClientRect();
    if (from && !still && typeof element.animate === 'function') {
      const x = from.left + from.width / 2 - (to.left + to.width / 2);
      const y = from.top + from.height / 2 - (to.top + to.height / 2);
      element.animate(
        [
          { translate: `${x}px ${y}px`, scale: from.width / to.width },
          { translate: '0px 0px', scale: 1 },
        ],
        { duration: FLIP_MS, easing: 'cubic-bezier(0.6, 0, 0.2, 1)' },
      );
    }
    const focus = setTimeout(() => heading.current?.focus({ preventScroll: true }), still ? 0 : FLIP_MS);
    return () => clearTimeout(focus);
  }, [revealed]);

  return { stage, heading };
}
