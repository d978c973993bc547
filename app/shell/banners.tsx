import { newTab } from '../ui/new-tab.tsx';
import styles from './banners.module.css';

export interface ShownBanner {
  id: string;
  href: string;
  image: { src: string; width: number; height: number; alt: string };
  /** Asked for by the network to count a view. */
  pixel: { src: string } | null;
}

interface BannersProps {
  banners: ShownBanner[];
  /** How many of them are shown; `early/banners.ts` chooses at each page load. */
  places: number;
  label: string;
}

/**
 * All banners of a place stand in the page, closed; a few are opened by chance. A closed one is not fetched,
 * so a network counts only what is seen; its counting picture is asked for once the banner's own has come
 * (`early/banners.ts`). Without JavaScript the first ones show, and are not counted; without banners there is no place.
 */
export function Banners({ banners, places, label }: BannersProps) {
  if (banners.length === 0) return null;
  return (
    <div className={styles.group} data-banners={places}>
      {banners.map((banner) => (
        // A note, so that two banners are not two landmarks of the same name.
        <aside
          key={banner.id}
          role="note"
          className={styles.banner}
          aria-label={label}
          data-pixel={banner.pixel?.src}
          hidden
          suppressHydrationWarning
        >
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
          <a href={banner.href} {...newTab} rel="sponsored nofollow noopener" className={styles.link}>
            <img {...banner.image} alt={banner.image.alt} loading="lazy" decoding="async" />
          </a>
        </aside>
      ))}
    </div>
  );
}
