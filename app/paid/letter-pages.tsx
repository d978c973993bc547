import { type KeyboardEvent, useRef } from 'react';
import type { Pages } from '../content/types.ts';
import { filledForm } from '../lib/filled-form.ts';
import { kanjiNumber } from '../lib/kanji-number.ts';
import type { Picture } from '../pictures/picture.ts';
import { PictureElement } from '../ui/card-picture.tsx';
import { LeftIcon, RightIcon } from '../ui/icons.tsx';
import styles from './letter-pages.module.css';
import { type LetterParagraph, LetterText } from './letter-text.tsx';
import { usePages } from './use-pages.ts';

interface LetterPagesProps {
  /** The sheet with its card: the first page. */
  picture: Picture;
  alt: string;
  letter: readonly LetterParagraph[];
  texts: Pages['paid']['reader'];
}

/** A letter set upright: its pages are turned from right to left, by buttons, arrow keys or a swipe. */
export function LetterPages({ picture, alt, letter, texts }: LetterPagesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLElement>(null);
  const flow = useRef<HTMLDivElement>(null);
  const { page, count, turn } = usePages(frame, scroller, flow);

  // The letter goes on to the left.
  const steps: Record<string, number> = {
    ArrowLeft: page + 1,
    ArrowRight: page - 1,
    Home: 0,
    End: count - 1,
  };
  const byKey = (event: KeyboardEvent) => {
    const to = steps[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(to);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of all that stands in it
    <div onKeyDown={byKey}>
      <div className={styles.paper}>
        <div ref={frame} className={styles.frame}>
          <section
            ref={scroller}
            className={styles.pages}
            aria-label={filledForm(texts.page, names(page, count))}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
            tabIndex={0}
          >
            <div ref={flow} className={styles.flow}>
              <div className={styles.cover}>
                <PictureElement picture={picture} alt={alt} sizes="(min-width: 768px) 372px, 80vw" priority />
                <p className="phrases">{texts.note}</p>
              </div>
              <LetterText letter={letter} />
            </div>
            {Array.from({ length: count }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
              <i key={place} className={styles.stop} style={{ right: `${place * 100}%` }} />
            ))}
          </section>
        </div>
      </div>
      <div className={styles.turn}>
        <button type="button" aria-disabled={page >= count - 1} onClick={() => turn(page + 1)}>
          <LeftIcon />
          {texts.next}
        </button>
        <p role="status">{filledForm(texts.page, names(page, count))}</p>
        <button type="button" aria-disabled={page <= 0} onClick={() => turn(page - 1)}>
          {texts.previous}
          <RightIcon />
        </button>
      </div>
    </div>
  );
}

function names(page: number, count: number) {
  return { page: kanjiNumber(page + 1), pages: kanjiNumber(count) };
}
