import type { Phrased } from '../lib/phrase-break.ts';
import { Phrases } from '../ui/phrases.tsx';
import styles from './compare.module.css';
import type { ShownService } from './shown-service.ts';

interface CompareProps {
  title: Phrased;
  price: string;
  tax: string;
  /** Under each letter: the way to its own section, with its sample and its order. */
  more: string;
  services: readonly ShownService[];
}

/** The letters side by side, row for row; on a phone one after the other. */
export function Compare({ title, price, tax, more, services }: CompareProps) {
  return (
    <section className={styles.compare}>
      <h2 className="star-heading">
        <Phrases text={title} />
      </h2>
      <ol className={styles.letters}>
        {services.map((service) => (
          <li key={service.id} className={styles.letter}>
            <a href={`#${service.id}`}>
              <span>{service.ordinal}</span>
              <b>
                <Phrases text={service.title} />
              </b>
            </a>
            <dl>
              <div className={styles.price}>
                <dt>{price}</dt>
                <dd>
                  <b className="num">{service.price}</b>円<small>{tax}</small>
                </dd>
              </div>
              {service.facts.map(({ term, detail }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{detail}</dd>
                </div>
              ))}
            </dl>
            <a href={`#${service.id}`} className={styles.more}>
              {more}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
