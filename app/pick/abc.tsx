import { type MouseEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../addresses/paths.ts';
import type { PickLetter } from '../../addresses/pick-letters.ts';
import type { Picture } from '../pictures/picture.ts';
import { PictureElement } from '../ui/card-picture.tsx';
import { PageLink, TRANSITIONS } from '../ui/page-link.tsx';
import styles from './abc.module.css';
import { Letter } from './letter.tsx';
import turned from './turned.module.css';

/** The turn of a card, then the way out of the two others: the times of `abc.module.css`. */
const TURN_MS = 720;
const LEAVE_MS = 360;

/** As wide as the answer's page shows it, so that the picture is fetched once. */
export const TURNED_SIZES = '(min-width: 1024px) 300px, (min-width: 392px) 180px, 46vw';

export interface FaceDown {
  letter: PickLetter;
  back: Picture;
  front: Picture;
  reversed: boolean;
}

interface AbcProps {
  id: string;
  cards: FaceDown[];
  /** Read out behind each letter. */
  turn: string;
}

/**
 * Three cards face down, each a link to its answer. With scripts a tap turns it where it lies, the two others leave, and
 * the page follows: the address is the answer's own, so back lays the three down again.
 */
export function Abc({ id, cards, turn }: AbcProps) {
  const navigate = useNavigate();
  const [picked, setPicked] = useState<PickLetter | null>(null);
  // The fronts belong to the turn: a page without scripts has no use for them.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (!picked) return;
    const timer = setTimeout(
      () => navigate(paths.pickAnswer(id, picked), { viewTransition: TRANSITIONS }),
      TURN_MS + LEAVE_MS,
    );
    return () => clearTimeout(timer);
  }, [id, navigate, picked]);

  const pick = (event: MouseEvent, letter: PickLetter) => {
    // Into a new tab, or at once for whom nothing moves: the link's own way.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    setPicked((before) => before ?? letter);
  };

  return (
    <ol className={styles.abc}>
      {cards.map(({ letter, back, front, reversed }) => (
        <li key={letter} className={letter === picked ? styles.picked : picked ? styles.leaving : undefined}>
          <PageLink
            to={paths.pickAnswer(id, letter)}
            prefetch="intent"
            className={styles.link}
            onClick={(event) => pick(event, letter)}
          >
            <div className={letter === picked ? `${styles.card} ${turned.card}` : styles.card}>
              <div className={styles.back}>
                <PictureElement
                  picture={back}
                  alt=""
                  sizes="(min-width: 1024px) 220px, (min-width: 640px) 190px, 30vw"
                  priority
                />
              </div>
              {ready && (
                <div className={reversed ? `${styles.front} ${styles.reversed}` : styles.front}>
                  <PictureElement picture={front} alt="" sizes={TURNED_SIZES} />
                </div>
              )}
            </div>
            <Letter letter={letter} className={letter === picked ? turned.letter : undefined} />
            <span className="visually-hidden">{turn}</span>
          </PageLink>
        </li>
      ))}
    </ol>
  );
}
