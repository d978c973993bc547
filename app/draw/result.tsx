import type { Ref } from 'react';
import { paths } from '../../addresses/paths.ts';
import { lineWordOf } from '../content/line-word.ts';
import { type Phrased, plain } from '../lib/phrase-break.ts';
import { LineWord } from '../shell/line-word.tsx';
import { useShell } from '../shell/use-shell.ts';
import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { DownloadIcon } from '../ui/icons.tsx';
import { Keywords } from '../ui/keywords.tsx';
import { Message } from '../ui/message.tsx';
import { Phrases } from '../ui/phrases.tsx';
import { descriptionOf, ofSide } from './answers.ts';
import { type DrawnCard, messageOf } from './drawn-card.ts';
import type { KeepLink } from './keep/use-keep.tsx';
import type { DrawnOne } from './machine.ts';
import poem from './poem.module.css';
import type { Theme } from './question.tsx';
import { ReadingOnward } from './reading-onward.tsx';
import styles from './result.module.css';
import { ShareButton } from './share-button.tsx';
import { SideLabel } from './side-mark.tsx';
import { useAnswers } from './use-answers.ts';

/** What a deck says of its sides and themes. */
export interface DeckWords {
  deck: string;
  /** 正位置 and 逆位置; null where the deck is not read by sides. */
  sides: { upright: string; reversed: string } | null;
  themes: Theme[];
  situations: Theme[];
}

interface SaidProps {
  card: DrawnCard;
  drawn: DrawnOne;
  words: DeckWords;
}

interface ResultProps extends SaidProps {
  /** Where a friend's card waits for hers: the way to the two, which then comes first. */
  pair?: { path: string; label: string } | null;
  /** The way to the wallpaper. */
  keep?: KeepLink | undefined;
  /** Which word brings more in LINE; null where none does. */
  lineSentence: Phrased | null;
}

/** Under the same night as the card: its side, its name, the line for her, its keywords. */
export function Said({ card, drawn, words, ref }: SaidProps & { ref: Ref<HTMLHeadingElement> }) {
  const { texts } = useShell();
  return (
    <div className={poem.said}>
      {words.sides && <SideLabel side={drawn.side} label={words.sides[drawn.side]} />}
      <h1 ref={ref} tabIndex={-1} data-length={lengthOf(card.name)}>
        <Phrases text={card.name} />
        <span className="visually-hidden" lang="en">
          {' '}
          {card.english}
        </span>
      </h1>
      <span className={poem.english} lang="en" aria-hidden="true">
        {card.english}
      </span>
      <Message columns={messageOf(card, drawn.side)} className={poem.message} />
      <Keywords words={card.keywords} label={texts.detail.keywords} className={poem.keywords} />
    </div>
  );
}

/** Longer names are set smaller where name and message stand side by side. */
export function lengthOf(name: Phrased): 'short' | 'middle' | 'long' {
  const signs = plain(name).length;
  return signs < 4 ? 'short' : signs < 6 ? 'middle' : 'long';
}

/** On paper: what the card says of her, the answer to her theme, and what to do next. */
export function Result({ card, drawn, words, pair, keep, lineSentence }: ResultProps) {
  const { texts } = useShell();
  const { answers, lost, retry } = useAnswers(words.deck, drawn.card);
  const side = words.sides ? drawn.side : null;
  return (
    <section className={`${styles.sheet} grain`} data-sky="paper" aria-label={texts.draw.resultLabel}>
      <div className={`read ${styles.meaning}`}>
        <div className={styles.text} aria-busy={!answers && !lost}>
          {answers && (
            <>
              <p className={styles.description}>{descriptionOf(answers, drawn.side, drawn.theme)}</p>
              <dl className={`frame ${styles.answer}`}>
                {asked(drawn, words).map(({ key, label }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>{answers.situations?.[key] ?? ofSide(answers.themes, drawn.side)[key]}</dd>
                  </div>
                ))}
              </dl>
            </>
          )}
          {lost && (
            <div className={styles.lost} role="alert">
              <p>{texts.draw.answersLost}</p>
              <button type="button" className={buttonClass({ look: 'line', compact: true })} onClick={retry}>
                {texts.draw.answersRetry}
              </button>
            </div>
          )}
        </div>
        <div className="buttons buttons-row">
          {pair && <ButtonLink to={pair.path}>{pair.label}</ButtonLink>}
          <ButtonLink
            to={paths.drawnCard(words.deck, card.id, side, drawn.theme)}
            look={pair ? 'line' : undefined}
            travels
          >
            {texts.draw.details}
          </ButtonLink>
          <ShareButton>{texts.draw.share}</ShareButton>
          {keep && (
            <a className={buttonClass({ look: 'line' })} {...keep('wallpaper')}>
              <DownloadIcon />
              {texts.keep.take}
            </a>
          )}
        </div>
        <LineWord sentence={lineSentence} word={lineWordOf(card)} place={words.deck} />
        <ReadingOnward />
      </div>
    </section>
  );
}

/** The theme she asked about; left open, the deck's first two. */
function asked({ theme }: DrawnOne, { themes, situations }: DeckWords): Theme[] {
  const chosen = [...situations, ...themes].find(({ key }) => key === theme);
  return chosen ? [chosen] : themes.slice(0, 2);
}
