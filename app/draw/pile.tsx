import type { Picture } from '../pictures/picture.ts';
import { PictureElement } from '../ui/card-picture.tsx';
import styles from './pile.module.css';
import { CARD_SIZES } from './turning-card.tsx';

/** The deck before it is laid out: what stands in a fan's place in the page as it is rendered, as tall as the fan. */
export function Pile({ back, alt }: { back: Picture; alt: string }) {
  return (
    <div className={styles.pile}>
      <div className={styles.card}>
        <PictureElement picture={back} alt={alt} sizes={CARD_SIZES} priority />
      </div>
    </div>
  );
}
