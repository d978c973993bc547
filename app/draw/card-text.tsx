import type { ReactNode } from 'react';
import type { Phrased } from '../lib/phrase-break.ts';
import type { Picture } from '../pictures/picture.ts';
import { useShell } from '../shell/use-shell.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { StarMark } from '../ui/marks.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import styles from './card-text.module.css';
import type { Side } from './machine.ts';

/** A theme or situation with its answer. */
export interface Answer {
  key: string;
  label: string;
  text: string;
}

/** What a card says on one side. */
export interface SideText {
  side: Side;
  /** 星（正位置）の意味. */
  heading: Phrased;
  message: string;
  text: string;
  answers: Answer[];
}

export interface CardTextData {
  overview: string;
  /** Upright and reversed; empty where the deck is not read by sides. */
  sides: SideText[];
  /** The themes of a deck without sides. */
  answers: Answer[];
  situations: { heading: Phrased; note: Phrased; answers: Answer[] } | null;
  /** The one act, or the message of a deck without sides. */
  act: { heading: string; text: string };
}

/** The meaning of a card in full: overview, both sides like the pages of an open book, situations, the one act. */
export function CardText({ text, picture }: { text: CardTextData; picture: Picture }) {
  const { situations } = text;
  return (
    <>
      <div className={styles.overview}>
        <Paragraphs text={text.overview} />
      </div>
      {text.sides.length > 0 && (
        <div className={styles.pages}>
          {text.sides.map((side) => (
            <SidePage key={side.side} {...side} picture={picture} />
          ))}
        </div>
      )}
      {text.answers.length > 0 && (
        <div className={styles.answers}>
          <Answers answers={text.answers} />
        </div>
      )}
      {situations && (
        <section className={styles.situations} aria-labelledby="situations">
          <div className={styles.situationsHead}>
            <StarMark className={styles.mark} />
            <h2 id="situations">
              <Phrases text={situations.heading} />
            </h2>
            <p>
              <Phrases text={situations.note} />
            </p>
          </div>
          <Answers answers={situations.answers} />
        </section>
      )}
      <section className={`frame ${styles.act}`}>
        <StarMark className={styles.mark} />
        <h2>{text.act.heading}</h2>
        <Paragraphs text={text.act.text} />
      </section>
    </>
  );
}

function SidePage({ side, heading, message, text, answers, picture }: SideText & { picture: Picture }) {
  const { detail } = useShell().texts;
  return (
    <section className={styles.side} data-of={side} aria-labelledby={side}>
      <div className={styles.head}>
        <CardPicture
          picture={picture}
          alt=""
          sizes="(min-width: 1024px) 116px, 76px"
          turned={side === 'reversed'}
          className={styles.card}
        />
        <div>
          <p className={styles.yours} data-hers>
            {detail.yours}
          </p>
          <h2 id={side}>
            <Phrases text={heading} />
          </h2>
        </div>
      </div>
      <div className={styles.general}>
        <p className={styles.line}>{message}</p>
        <Paragraphs text={text} />
      </div>
      <Answers answers={answers} side={side} />
    </section>
  );
}

/** Terms upright beside their answers; each has an anchor of its own. */
function Answers({ answers, side }: { answers: Answer[]; side?: Side }): ReactNode {
  const { detail } = useShell().texts;
  return (
    <dl className={styles.list}>
      {answers.map(({ key, label, text }) => (
        <div key={key} data-theme={key} suppressHydrationWarning>
          <dt id={side ? `${side}-${key}` : key}>{label}</dt>
          <dd>
            <span className={styles.asked}>{detail.asked}</span>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
