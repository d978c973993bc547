import type { Pages } from '../content/types.ts';
import { ArrowIcon } from '../ui/icons.tsx';
import styles from './price.module.css';
import type { ShownService } from './shown-service.ts';

/** The price, after the one that was, where there is one. */
export function Price({ service, texts }: { service: ShownService; texts: Pages['paid'] }) {
  const { formerly, price } = service;
  return (
    <p className={styles.price}>
      {formerly && (
        <>
          <span className={styles.former}>
            <small>{formerly.label}</small>
            <s>{formerly.price}円</s>
          </span>
          <ArrowIcon className={styles.arrow} />
        </>
      )}
      <span className={styles.now}>
        <span className="visually-hidden">{texts.newPriceLabel}</span>
        <b className="num">{price}</b>円
      </span>
      <small>{texts.taxLabel}</small>
    </p>
  );
}
