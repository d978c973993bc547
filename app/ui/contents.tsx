import type { Phrased } from '../lib/phrase-break.ts';
import styles from './contents.module.css';
import { Phrases } from './phrases.tsx';

/** One line of the contents list. */
export interface ContentsEntry {
  level: 2 | 3;
  text: Phrased;
  anchor: string;
}

const KANJI = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

interface ContentsProps {
  entries: ContentsEntry[];
  title: string;
  /** Whether the headings bring numbers of their own. */
  ownNumbers?: boolean;
}

/** もくじ: kanji numerals for the h2, a short dash and an indent for the h3. */
export function Contents({ entries, title, ownNumbers = false }: ContentsProps) {
  const numbers = entries.map((entry, place) =>
    entry.level === 2 ? entries.slice(0, place + 1).filter(({ level }) => level === 2).length : 0,
  );
  return (
    <nav className={`frame ${styles.contents}`} data-own-numbers={ownNumbers || undefined} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <ol className={styles.list}>
        {entries.map((entry, place) => (
          <li key={entry.anchor} data-level={entry.level}>
            <a href={`#${entry.anchor}`}>
              {entry.level === 2 && !ownNumbers && (
                <span className={styles.number} aria-hidden="true">
                  {KANJI[(numbers[place] ?? 1) - 1]}
                </span>
              )}
              <Phrases text={entry.text} />
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
