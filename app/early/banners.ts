import { around } from './around.ts';

/**
 * Chooses the banners of this page load: each group shows as many of its banners as it has places.
 * @param chance a number from 0 up to 1, as `Math.random`
 */
export function chooseBanners(chance: () => number): void {
  for (const group of document.querySelectorAll('[data-banners]')) {
    const closed = [...group.querySelectorAll<HTMLElement>('aside[hidden]')];
    for (let left = Number(group.getAttribute('data-banners')); left > 0 && closed.length > 0; left--) {
      const [chosen] = closed.splice(Math.floor(chance() * closed.length), 1);
      if (chosen) chosen.hidden = false;
    }
    // A picture that does not come (no network, a blocker) leaves no broken frame behind.
    const close = (event: Event) => {
      const banner = around(event, 'a') && around<HTMLElement>(event, 'aside');
      if (banner) banner.hidden = true;
    };
    group.addEventListener('error', close, true);
    group.addEventListener('load', countView, true);
  }
}

/** A view is counted once the picture is there: not one that did not come, or was refused on its way. */
function countView(event: Event): void {
  const pixel = around(event, 'a') && around(event, 'aside')?.getAttribute('data-pixel');
  if (pixel) new Image().src = pixel;
}
