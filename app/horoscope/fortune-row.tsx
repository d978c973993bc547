import type { Fortune } from '../sky/week-for.server.ts';
import { Moon } from '../ui/moon.tsx';
import { Paragraphs } from '../ui/phrases.tsx';
import labels from './category-label.module.css';
import styles from './fortune-row.module.css';

interface FortuneRowProps extends Fortune {
  /** 全体運, 恋愛運, 仕事運 or 金運. */
  label: string;
}

/** One fortune of a sign's week: a vertical label, the day on which it turns and what in the sky chose it, the text. */
export function FortuneRow({ label, text, chips, turn }: FortuneRowProps) {
  return (
    <section className={styles.row}>
      <h2 className={labels.label}>{label}</h2>
      <div>
        {(turn || chips.length > 0) && (
          <p className={styles.why}>
            {turn && (
              <span className={styles.turn}>
                <Moon look={turn.moon} />
                {turn.day}
              </span>
            )}
            {chips.map((chip) => (
              <span key={chip}>{chip}</span>
            ))}
          </p>
        )}
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
      </div>
    </section>
  );
}
