import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Columns on the last page, the signature and the empty one before it among them. */
const FEWEST = 4;

/**
 * The pages of a text set upright that scrolls to the left. A page is as wide as whole columns go into the frame, so that
 * none is cut, or one column narrower where the last page would be all but empty; how many there are is measured, anew
 * when the frame changes, or the text in it: its letters may come after it, or be set larger.
 * @param frame as wide as there is room
 * @param scroller shows one page; its line height is a column's width
 * @param flow the whole text
 * @returns the page that is shown, from 0, and a way to another
 */
export function usePages(
  frame: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  flow: RefObject<HTMLElement | null>,
): { page: number; count: number; turn(to: number): void } {
  const [count, setCount] = useState(1);
  const [page, setPage] = useState(0);
  const shown = useRef(0);

  useLayoutEffect(() => {
    const [room, pages, text] = [frame.current, scroller.current, flow.current];
    if (!room || !pages || !text) return;
    const measure = () => {
      // The dialog is not open yet.
      if (room.clientWidth === 0) return;
      const column = Number.parseFloat(getComputedStyle(pages).lineHeight);
      const most = Math.max(1, Math.floor(room.clientWidth / column));
      // The cover is as wide as a page, so what is on the last one is known only when it is laid out.
      const lay = (columns: number) => {
        pages.style.setProperty('--page', `${columns * column}px`);
        const all = Math.round(text.offsetWidth / column);
        return { columns, all, last: all % columns || columns };
      };
      let laid = lay(most);
      // A signature does not stand on a page of its own.
      if (laid.all > most && laid.last < FEWEST) {
        const narrower = lay(most - 1);
        laid = narrower.last < FEWEST ? lay(most) : narrower;
      }
      setCount(Math.ceil(laid.all / laid.columns));
      pages.scrollTo({ left: -shown.current * laid.columns * column, behavior: 'instant' });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    observer.observe(text);
    return () => observer.disconnect();
  }, [frame, scroller, flow]);

  useEffect(() => {
    const pages = scroller.current;
    if (!pages) return;
    const scrolled = () => {
      shown.current = Math.round(-pages.scrollLeft / pages.clientWidth);
      setPage(shown.current);
    };
    pages.addEventListener('scroll', scrolled, { passive: true });
    return () => pages.removeEventListener('scroll', scrolled);
  }, [scroller]);

  return {
    page,
    count,
    turn(to) {
      const pages = scroller.current;
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const goal = Math.min(Math.max(to, 0), count - 1);
      pages?.scrollTo({ left: -goal * pages.clientWidth, behavior: calm ? 'instant' : 'smooth' });
    },
  };
}
