import type { Ref } from 'react';
import { paths } from '../paths.ts';
import { useShell } from '../shell/use-shell.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { dialogCommand } from '../ui/dialog.tsx';
import { ShareIcon } from '../ui/icons.tsx';
import { Keywords } from '../ui/keywords.tsx';
import { Phrases } from '../ui/phrases.tsx';
import type { DrawnCard } from './drawn-card.ts';
import styles from './result.module.css';
import { SHARE_DIALOG } from './share-dialog.tsx';

/** The revealed card in words: name, keywords, description, and what to do next. */
export function Result({
  card,
  deck,
  headingRef,
}: {
  card: DrawnCard;
  deck: string;
  headingRef: Ref<HTMLHeadingElement>;
}) {
  const { texts } = useShell();
  return (
    <section className={`${styles.sheet} grain`} data-sky="paper" aria-label={texts.draw.resultLabel}>
      <div className="read">
        <h1 ref={headingRef} tabIndex={-1} className={styles.name}>
          <Phrases text={card.name} />
          <span className="visually-hidden" lang="en">
            {' '}
            {card.english}
          </span>
        </h1>
        <span className={styles.english} lang="en" aria-hidden="true">
          {card.english}
        </span>
        <Keywords words={card.keywords} label={texts.detail.keywords} />
        <p className={styles.description}>{card.description}</p>
        <div className="buttons buttons-row">
          <ButtonLink to={paths.card(deck, card.id)}>{texts.draw.details}</ButtonLink>
          <button
            type="button"
            className={buttonClass({ look: 'line' })}
            {...dialogCommand(SHARE_DIALOG, 'show-modal')}
          >
            <ShareIcon />
            {texts.draw.share}
          </button>
        </div>
      </div>
    </section>
  );
}
