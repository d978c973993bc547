import type { Picture } from '../pictures/picture.ts';
import styles from './card-picture.module.css';
import { OWN_PICTURE } from './travelling-picture.ts';

interface PictureProps {
  picture: Picture;
  /** What is seen, not what it means; empty where the name stands beside it. */
  alt: string;
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes: string;
  /** The card the page is about: fetched first and at once. */
  priority?: boolean;
  /** The picture that this page is about: where one that goes along arrives. */
  own?: boolean;
  className?: string | undefined;
}

interface CardPictureProps extends PictureProps {
  /** It lies upside down: the picture turns, the light it lies in does not. */
  turned?: boolean;
}

/** A card in its own shape, on its own dark ground while the picture is on its way. */
export function CardPicture({ turned, className, own, ...picture }: CardPictureProps) {
  const classes = [styles.card, turned && styles.turned, className].filter(Boolean).join(' ');
  return (
    <div className={classes} {...(own && OWN_PICTURE)}>
      <PictureElement {...picture} />
    </div>
  );
}

/** The `<picture>` of any drawing, with its size reserved. */
export function PictureElement({ picture, alt, sizes, priority = false, own, className }: PictureProps) {
  return (
    <picture>
      {picture.sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={picture.src}
        alt={alt}
        width={picture.width}
        height={picture.height}
        decoding="async"
        {...(own && OWN_PICTURE)}
        {...(priority ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
