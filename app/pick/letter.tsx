import type { PickLetter } from '../../addresses/pick-letters.ts';
import styles from './letter.module.css';

/** A card's letter in its ring; where it stands and how large, its surroundings say. */
export function Letter({ letter, className }: { letter: PickLetter; className?: string | undefined }) {
  return (
    <span className={className ? `${styles.letter} ${className}` : styles.letter}>
      {letter.toUpperCase()}
    </span>
  );
}
