import type { ReactNode } from 'react';
import { Paragraphs } from '../ui/phrases.tsx';
import styles from './category-row.module.css';

interface CategoryRowProps {
  /** 全体運, 恋愛運, 仕事運 or 金運. */
  category: string;
  text: string;
  large?: boolean;
  /** The level of the heading in its page. */
  heading?: 'h2' | 'h3';
}

/** A vertical label with a gold rule, and the text beside it: the signature of the weekly pages. */
export function CategoryRow({ category, text, large, heading: Heading = 'h3' }: CategoryRowProps) {
  return (
    <section className={large ? `${styles.row} ${styles.large}` : styles.row}>
      <Heading className={styles.label}>{category}</Heading>
      <div className={styles.text}>
        <Paragraphs text={text} />
      </div>
    </section>
  );
}

/** Three rows that become three columns from 1024 px. */
export function CategoryColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
