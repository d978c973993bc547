import type { Picture } from '../pictures/picture.ts';
import { PictureElement } from './card-picture.tsx';
import styles from './horizon.module.css';

export interface HorizonPictures {
  tall: Picture;
  wide: Picture;
}

interface HorizonProps {
  pictures: HorizonPictures;
  kind: 'ridge' | 'dusk';
  className?: string | undefined;
}

/** The landscape in which one sky turns into the next; no text stands on it. */
export function Horizon({ pictures, kind, className }: HorizonProps) {
  return (
    <div className={[styles.horizon, styles[kind], className].filter(Boolean).join(' ')} aria-hidden="true">
      <WideOrTall pictures={pictures} priority={false} />
    </div>
  );
}

interface DawnProps {
  sky: HorizonPictures;
  sun: Picture;
  ranges: HorizonPictures;
}

/** Night turns to morning, once on the home page: the sun rises behind the ranges as she scrolls. */
export function Dawn({ sky, sun, ranges }: DawnProps) {
  return (
    <div className={`${styles.horizon} ${styles.dawn}`} aria-hidden="true">
      <WideOrTall pictures={sky} priority={false} />
      <PictureElement picture={sun} alt="" sizes="(min-width: 768px) 36vw, 74vw" className={styles.sun} />
      <WideOrTall pictures={ranges} priority={false} />
    </div>
  );
}

/** One scene in two croppings: upright for phones, wide from 768 px. */
export function WideOrTall({ pictures, priority }: { pictures: HorizonPictures; priority: boolean }) {
  const wide = '(min-width: 768px)';
  return (
    <picture>
      {pictures.wide.sources.map((source) => (
        <source
          key={`wide ${source.type}`}
          media={wide}
          type={source.type}
          srcSet={source.srcSet}
          sizes="100vw"
        />
      ))}
      <source
        media={wide}
        srcSet={pictures.wide.src}
        width={pictures.wide.width}
        height={pictures.wide.height}
      />
      {pictures.tall.sources.map((source) => (
        <source key={`tall ${source.type}`} type={source.type} srcSet={source.srcSet} sizes="100vw" />
      ))}
      <img
        src={pictures.tall.src}
        alt=""
        width={pictures.tall.width}
        height={pictures.tall.height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
