import { newTab } from '../ui/new-tab.tsx';
import styles from './banners.module.css';

export interface ShownBanner {
  id: string;
  href: string;
  image: { src: string; width: number; height: number; alt: string };
  pixel: { src: string; width: number; height: number } | null;
}

interface BannersProps {
  banners: ShownBanner[];
  /** How many of them are shown; `early/banners.js` chooses at each page load. */
  places: number;
  label: string;
}

/**
 * All banners of a place stand in the page, closed; a few are opened by chance. A closed one is not fetched,
 * so a network counts only what is seen. Without JavaScript the first ones show.
 */
export function Banners({ banners, places, label }: BannersProps) {
  return (
    <div className={styles.group} data-banners={places}>
      {banners.map((banner) => (
        // A note, so that two banners are not two landmarks of the same name.
        <aside
          key={banner.id}
          role="note"
          className={styles.banner}
          aria-label={label}
          hidden
          suppressHydrationWarning
        >
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
          <a href={banner.href} {...newTab} rel="sponsored nofollow noopener" className={styles.link}>
            <img {...banner.image} alt={banner.image.alt} loading="lazy" decoding="async" />
          </a>
          {banner.pixel && <img {...banner.pixel} alt="" loading="lazy" className={styles.pixel} />}
        </aside>
      ))}
    </div>
  );
}
