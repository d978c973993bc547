import type { Picture } from '../pictures/picture.ts';
import styles from './horizon.module.css';

export interface HorizonPictures {
  tall: Picture;
  wide: Picture;
}

interface HorizonProps {
  pictures: HorizonPictures;
  kind: 'dawn' | 'ridge' | 'dusk';
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
