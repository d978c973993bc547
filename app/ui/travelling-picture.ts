/**
 * A picture that goes along from page to page: where the browser has view transitions, the one in a tapped link and
 * the new page's own are one thing, and everything else changes over as always. Both are marked for that one change
 * only (`styles/motion.css`): two pictures of one name would stop it.
 */

const MARK = 'data-travelling';

/** The page's own picture stands in the element with this attribute; the first one that is shown counts. */
export const OWN_PICTURE = { 'data-own-picture': '' } as const;

/** Longer than the way takes. */
const ARRIVED_MS = 1000;

/** `…/17-star-480.6929e2c6.avif`: the drawing's name, whatever its size, format and edition. */
const DRAWING = /([^/]+)-\d+\.\w+\.\w+$/;

let onItsWay = false;

/** The file of the picture that goes along. */
let file = '';

/** Takes the picture of a tapped link along, or the page's own where the link has none. */
export function takeAlong(link: Element): void {
  leaveBehind();
  const picture = [...link.querySelectorAll('picture')].find(isShown);
  const shown = picture
    ? picture.parentElement === link
      ? picture.querySelector('img')
      : picture.parentElement
    : ownPicture();
  if (!shown) return;
  shown.setAttribute(MARK, '');
  file = imageIn(shown)?.currentSrc ?? '';
  onItsWay = true;
}

/** No picture goes along. */
export function leaveBehind(): void {
  onItsWay = false;
  for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
}

/** The new page stands: its own picture is where the other one goes. */
export function arrive(): void {
  if (!onItsWay) return;
  leaveBehind();
  const own = ownPicture();
  if (!own) return;
  own.setAttribute(MARK, '');
  standInFor(own);
  setTimeout(() => own.removeAttribute(MARK), ARRIVED_MS);
}

/** Until the same drawing has come in its new size, the one she tapped stands for it: else a dark card would go along. */
function standInFor(own: Element): void {
  const image = imageIn(own);
  const [, drawing] = DRAWING.exec(file) ?? [];
  if (!image || image.complete || !drawing || DRAWING.exec(image.src)?.[1] !== drawing) return;
  image.style.background = `url("${file}") center / cover`;
  const settle = () => image.style.removeProperty('background');
  image.addEventListener('load', settle, { once: true });
  image.addEventListener('error', settle, { once: true });
}

function imageIn(shown: Element): HTMLImageElement | null {
  return shown instanceof HTMLImageElement ? shown : shown.querySelector('img');
}

function ownPicture(): Element | undefined {
  return [...document.querySelectorAll('[data-own-picture]')].find(isShown);
}

/** Of pictures that change by the week one is hidden. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
