import type { Side } from './machine.ts';
import styles from './side-mark.module.css';

/** A card's outline with its star at the top or, reversed, at the bottom, and the side in words. */
export function SideLabel({ side, label }: { side: Side; label: string }) {
  return (
    <p className={styles.side}>
      <svg
        className={side === 'reversed' ? styles.turned : undefined}
        viewBox="0 0 14 22"
        fill="none"
        stroke="currentColor"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <rect x=".9" y=".9" width="12.2" height="20.2" rx="1.6" />
        <path d="M7 3.4Q7 7 10.6 7 7 7 7 10.6 7 7 3.4 7 7 7 7 3.4Z" fill="currentColor" stroke="none" />
        <path d="M4.2 16.2H9.8" />
      </svg>
      {label}
    </p>
  );
}
