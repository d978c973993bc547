import type { Card, Deck } from '../content/types.ts';
import type { Picture } from '../pictures/picture.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import { StarMark } from '../ui/marks.tsx';
import { Paragraphs } from '../ui/phrases.tsx';
import styles from './card-text.module.css';

interface CardTextProps {
  detail: Card['detail'];
  labels: Deck['labels'];
  picture: Picture;
}

/** The meaning of a card: overview, upright and reversed with the card turned, advice; or overview and message. */
export function CardText({ detail, labels, picture }: CardTextProps) {
  return (
    <>
      <div className={styles.overview}>
        <Paragraphs text={detail.overview} />
      </div>
      {'upright' in detail && (
        <div className={styles.positions}>
          <Position label={labels.upright ?? ''} text={detail.upright} picture={picture} />
          <Position label={labels.reversed ?? ''} text={detail.reversed} picture={picture} reversed />
        </div>
      )}
      {'advice' in detail ? (
        <Framed label={labels.advice ?? ''} text={detail.advice} />
      ) : (
        <Framed label={labels.message ?? ''} text={detail.message} />
      )}
    </>
  );
}

interface PositionProps {
  label: string;
  text: string;
  picture: Picture;
  reversed?: boolean;
}

function Position({ label, text, picture, reversed }: PositionProps) {
  return (
    <section className={reversed ? `${styles.position} ${styles.reversed}` : styles.position}>
      <CardPicture picture={picture} alt="" sizes="(min-width: 768px) 116px, 76px" className={styles.card} />
      <h2>{label}</h2>
      <div className={styles.positionText}>
        <Paragraphs text={text} />
      </div>
    </section>
  );
}

function Framed({ label, text }: { label: string; text: string }) {
  return (
    <section className={`frame ${styles.advice}`}>
      <StarMark className={styles.mark} />
      <h2>{label}</h2>
      <Paragraphs text={text} />
    </section>
  );
}
