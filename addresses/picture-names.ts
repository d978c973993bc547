/** How content and code call a picture: by folder and name, `tarot/17-star`. */

/** The owner's own: `images/cat.jpg`. */
export const OWNERS_PICTURES = 'images/';

/** In a banner's snippet a picture of the site's own is named `picture:banners/menu-1`. */
export const OWN_PICTURE = 'picture:';

/** The picture that LINE, X and Facebook show beside a link. @param page `home`, `tarot/17-star`, `signs/leo` */
export const previewName = (page: string) => `previews/${page}`;

/** A landscape in its two croppings. @param scene `ridge` */
export const sceneName = (scene: string, crop: 'tall' | 'wide') => `scenes/${scene}-${crop}`;

/** A drawn back, as small as where it only shows the way to its deck. @param back `backs/tarot` */
export const smallBackName = (back: string) => back.replace(/^backs\//, 'backs/small-');

/** What she takes along of a card. @param card its file, `tarot/17-star` */
export const wallpaperName = (card: string) => `wallpapers/${card}`;
export const storyName = (card: string, side: 'upright' | 'reversed') =>
  `stories/${card}${side === 'reversed' ? '-reversed' : ''}`;
