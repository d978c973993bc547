import { whenPainted } from './painted.ts';

/**
 * Lets the web font's style sheet count once the page's own picture has been painted beside the letters that stand in. The
 * list of the font's slices weighs more than the page's own styles, and a browser asks for fonts before pictures: both would
 * stand in the way of what the visitor looks at first. Until then the sheet is for print only, so that it is fetched behind
 * everything else.
 */
export function bringLetters(): void {
  const bring = () => {
    const sheet = document.querySelector<HTMLLinkElement>('link[data-letters]');
    if (sheet) sheet.media = 'all';
  };
  document.addEventListener('DOMContentLoaded', () => whenPainted(bring));
  // In a window that is not painted.
  window.addEventListener('load', bring);
}
