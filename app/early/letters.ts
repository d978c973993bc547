/**
 * Lets the web font's style sheet count once the page has been painted in the letters that stand in for it. The list of
 * its slices weighs more than the page's own styles, and a browser asks for fonts before the pictures: both would stand
 * in the way of the first paint. Until then the sheet is for print only, so that it is fetched behind everything else.
 */
export function bringLetters(): void {
  const bring = () => {
    const sheet = document.querySelector<HTMLLinkElement>('link[data-letters]');
    if (sheet) sheet.media = 'all';
  };
  // Where an engine tells nothing of paints, and in a window that is not painted.
  window.addEventListener('load', bring);
  try {
    new PerformanceObserver(() => requestAnimationFrame(() => setTimeout(bring))).observe({
      type: 'paint',
      buffered: true,
    });
  } catch {
    // `load` stands for it.
  }
}
