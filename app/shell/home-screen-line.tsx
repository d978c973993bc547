import type { Pages } from '../content/types.ts';
import { DISMISSES } from './home-screen.ts';
import styles from './home-screen-line.module.css';

/** How to put the site on the home screen: in every page, seen where and when `home-screen.ts` says so. */
export function HomeScreenLine({ texts }: { texts: Pages['shell']['homeScreen'] }) {
  return (
    <div className={styles.line}>
      <p>
        {texts.lead}
        <span className={styles.iphone}>{texts.iphone}</span>
        <span className={styles.android}>{texts.android}</span>
      </p>
      <button type="button" className={`text-link ${styles.dismiss}`} {...{ [DISMISSES]: '' }}>
        {texts.dismiss}
      </button>
    </div>
  );
}
