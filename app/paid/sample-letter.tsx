import type { Picture } from '../pictures/picture.ts';
import { CardPicture } from '../ui/card-picture.tsx';
import styles from './sample-letter.module.css';

interface SampleLetterProps {
  card: Picture;
  text: string;
}

/** A reading as it arrives: an ivory sheet with vertical writing, the card laid on its corner. */
export function SampleLetter({ card, text }: SampleLetterProps) {
  return (
    <div className={styles.letter} aria-hidden="true">
      <div className={styles.sheet}>
        <p>{text}</p>
      </div>
      <CardPicture picture={card} alt="" sizes="(min-width: 640px) 200px, 35vw" className={styles.card} />
    </div>
  );
}
