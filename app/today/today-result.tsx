import type { ReactNode } from 'react';
import type { ReadingCalled } from '../content/types.ts';
import { ofSide } from '../draw/answers.ts';
import type { Side } from '../draw/machine.ts';
import { ShareButton } from '../draw/share-button.tsx';
import { useAnswers } from '../draw/use-answers.ts';
import type { DayCard } from '../kept/seven-days.tsx';
import { TwoDays } from '../kept/two-days.tsx';
import { LineWord, type LineWordProps } from '../shell/line-word.tsx';
import { useShell } from '../shell/use-shell.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { icon } from '../ui/icon.tsx';
import styles from './today-result.module.css';

const ClockIcon = icon(
  '0 0 20 20',
  <>
    <circle cx="10" cy="10" r="7.6" />
    <path d="M10 5.6V10l3 2" />
  </>,
);

/** A card of a day with what the sentence between two days says of it. */
export interface ComparedCard extends DayCard {
  /** Position in the deck. */
  card: number;
  lies: Side;
  /** What a day of this card and side is called. */
  dayName: string;
}

interface TodayResultProps {
  texts: Pick<ReadingCalled<'today'>, 'words' | 'until' | 'yesterday' | 'today' | 'twoDays' | 'between'>;
  deck: string;
  today: ComparedCard;
  /** Null where she drew none. */
  yesterday: ComparedCard | null;
  /** The line about LINE. */
  line: LineWordProps;
  /** The row of the last days. */
  children: ReactNode;
}

/** On paper: what today's card says of today, yesterday's card beside it, what to do next. */
export function TodayResult({ texts, deck, today, yesterday, line, children }: TodayResultProps) {
  const { draw } = useShell().texts;
  const { answers, lost, retry } = useAnswers(deck, today.card);
  return (
    <section className={`${styles.sheet} grain`} data-sky="paper" aria-label={draw.resultLabel}>
      <div className={styles.book}>
        <div className={styles.pages} data-pages={yesterday ? 2 : 1}>
          <section className={styles.words} aria-busy={!answers && !lost}>
            <h2 className="visually-hidden">{texts.words}</h2>
            {answers?.today && <p>{answers.today[today.lies]}</p>}
            {answers && <p>{ofSide(answers.descriptions, today.lies)}</p>}
            {lost && (
              <div role="alert">
                <p>{draw.answersLost}</p>
                <Button look="line" compact onClick={retry}>
                  {draw.answersRetry}
                </Button>
              </div>
            )}
            <p className={styles.until}>
              <ClockIcon />
              {texts.until}
            </p>
          </section>
          {yesterday && (
            <TwoDays
              label={texts.twoDays}
              names={[texts.yesterday, texts.today]}
              cards={[yesterday, today]}
              sentence={between(yesterday, today, texts.between)}
            />
          )}
        </div>
        <div className={`buttons buttons-row ${styles.ways}`}>
          <ButtonLink to={today.path}>{draw.details}</ButtonLink>
          <ShareButton>{draw.share}</ShareButton>
        </div>
        <LineWord {...line} />
        <div className={styles.days}>{children}</div>
      </div>
    </section>
  );
}

/** One sentence from yesterday's card to today's. */
function between(before: ComparedCard, now: ComparedCard, texts: ReadingCalled<'today'>['between']): string {
  const kind = before.card !== now.card ? 'other' : before.lies === now.lies ? 'same' : 'turned';
  return texts[kind].replace('{before}', before.dayName).replace('{now}', now.dayName);
}
