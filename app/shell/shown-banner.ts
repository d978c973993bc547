import type { Banner } from '../content/types.ts';
import type { ShownBanner } from './banners.tsx';

/** The form in which a banner of our own names its picture: `picture:banners/menu-1`. */
const OWN_PICTURE = 'picture:';

/**
 * A banner as the page shows it. Addresses of a network stay byte for byte.
 * @param address turns a picture's name into the address it is served under
 */
export function shownBanner(banner: Banner, address: (picture: string) => string): ShownBanner {
  const { src } = banner.image;
  return {
    id: banner.id,
    href: banner.href,
    image: {
      ...banner.image,
      src: src.startsWith(OWN_PICTURE) ? address(src.slice(OWN_PICTURE.length)) : src,
    },
    pixel: banner.pixel ? { src: banner.pixel.src } : null,
  };
}
