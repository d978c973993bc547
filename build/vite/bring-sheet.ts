/**
 * Source of `bring(href)`, for modules that the build makes: a promise that is kept once the page has the style sheet, and
 * broken where it does not come; then it is asked for again the next time.
 */
export const BRING_SHEET = `
  const coming = {};
  const bring = (href) => (coming[href] ??= new Promise((there, lost) => {
    if (document.querySelector('link[rel="stylesheet"][href="' + href + '"]')) return there();
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = there;
    link.onerror = () => {
      link.remove();
      delete coming[href];
      lost(new Error(href));
    };
    document.head.append(link);
  }));`;
