import { useEffect } from 'react';

/** While an article is shown, its anchors scroll smoothly; the browser moves the focus point with them. */
export function useSmoothAnchors(): void {
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.documentElement.dataset.anchors = 'smooth';
    return () => {
      delete document.documentElement.dataset.anchors;
    };
  }, []);
}
