import type { ReactNode } from 'react';
import { Paragraphs } from '../ui/phrases.tsx';
import labels from './category-label.module.css';
import styles from './category-row.module.css';

interface CategoryRowProps {
  /** 全体運, 恋愛運, 仕事運 or 金運. */
  category: string;
  /** Whose it is: 獅子座. */
  of: string;
  text: string;
}

/** A vertical label with a gold rule, and beside it whose fortune it is and how it begins. */
export function CategoryRow({ category, of, text }: CategoryRowProps) {
  return (
    <section className={styles.row}>
      <h3 className={labels.label}>{category}</h3>
      <div className={styles.text}>
        <b>{of}</b>
        <Paragraphs text={text} />
      </div>
    </section>
  );
}

/** Three rows that become three columns from 1024 px. */
export function CategoryColumns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
