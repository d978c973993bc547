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

let onItsWay = false;

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
  setTimeout(() => own.removeAttribute(MARK), ARRIVED_MS);
}

function ownPicture(): Element | undefined {
  return [...document.querySelectorAll('[data-own-picture]')].find(isShown);
}

/** Of pictures that change by the week one is hidden. */
function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
