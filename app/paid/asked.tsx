import type { Pages } from '../content/types.ts';
import { SmallCards } from '../kept/small-card.tsx';
import { filledForm } from '../lib/filled-form.ts';
import styles from './asked.module.css';
import { CopyOrder } from './copy-order.tsx';
import type { AskedState } from './use-asked.ts';

/**
 * The card that her address brings along, and a text about it for the order. Its place stands empty in the page as it is
 * rendered, is kept free by the page's script (`early/asked-cards.ts`), and is filled here.
 */
export function Asked({ asked, texts }: { asked: AskedState; texts: Pages['paid']['order'] }) {
  const { count, shown } = asked;
  return (
    <div className={styles.asked} data-there={count ?? undefined}>
      {shown && (
        <section className={`wrap ${styles.block}`}>
          <h2>
            <span className="phrases">{filledForm(texts.heading, { card: shown.name })}</span>
          </h2>
          <div className={styles.card}>
            <SmallCards cards={shown.cards} />
          </div>
          <p className={styles.lead}>{texts.lead}</p>
          <div className={styles.order}>
            <blockquote className={styles.text} aria-label={texts.label}>
              {shown.text}
            </blockquote>
            <CopyOrder text={shown.text} texts={texts}>
              {texts.copy}
            </CopyOrder>
          </div>
        </section>
      )}
    </div>
  );
}
