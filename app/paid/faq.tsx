import type { Pages } from '../content/types.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import { PageLink } from '../ui/page-link.tsx';
import { Paragraphs, Phrases } from '../ui/phrases.tsx';
import styles from './faq.module.css';

interface FaqProps {
  title: Phrased;
  items: Pages['paid']['faq']['items'];
  /** The pages that say it in full. */
  links: readonly { name: string; path: string }[];
}

/** What is asked before an order, each answer behind its question, and where the rules stand. */
export function Faq({ title, items, links }: FaqProps) {
  return (
    <section className={styles.faq}>
      <h2 className="star-heading">
        <Phrases text={title} />
      </h2>
      {items.map(({ question, answer }) => (
        <details key={question} className={styles.item}>
          <summary>{question}</summary>
          <Paragraphs text={answer} />
        </details>
      ))}
      <ul className={styles.links}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <PageLink to={path}>{name}</PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
