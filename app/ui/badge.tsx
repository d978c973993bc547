import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short word beside a name or a price; outlined, never filled. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
