import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { DeckRange } from '../../addresses/decks.ts';
import { forwardedShare } from '../../addresses/shared-address.ts';
import { useFreshVisit } from '../lib/use-fresh-visit.ts';
import { useCloseDialogs } from '../ui/dialog.tsx';
import { arrive } from '../ui/travelling-picture.ts';
import { count } from './events.ts';
import { focusMain } from './scroll.ts';
import { standAt } from './stand-at.ts';

/**
 * What happens on every change of the route, in one place and in this order: dialogs close, the page scrolls
 * smoothly to its top (or, on back and forward, stands at once where it was and stays there while it grows), the keyboard's place is the new
 * page's beginning and its title is announced, one page view is recorded.
 * A change of the fragment alone is no change of the route.
 */
export function RouteChanges({ decks }: { decks: DeckRange[] }) {
  const location = useLocation();
  const navigate = useNavigate();
  const kind = useNavigationType();
  const route = location.pathname + location.search;
  const forward = forwardedShare(location.pathname, location.search, decks);
  const positions = useScrollPositions(location.key);
  const shown = useRef<string | null>(null);
  const [announced, setAnnounced] = useState('');
  useCloseDialogs(location.pathname);

  useLayoutEffect(() => {
    if (shown.current === route) return;
    // A reading that is put back after a reload (`early/kept-draw.ts`): the browser has her place already.
    if (shown.current === null)
      return 'kept' in document.documentElement.dataset ? standAt(window.scrollY) : undefined;
    arrive();
    if (kind === 'POP') return standAt(positions.get(location.key) ?? 0);
    if (!location.hash) settleAtTop();
  }, [route, kind, location, positions]);

  // A link to the page that she is on leads to its top, too.
  const visit = useFreshVisit();
  const begun = useRef(visit);
  useLayoutEffect(() => {
    if (begun.current === visit) return;
    begun.current = visit;
    if (shown.current !== route) return;
    settleAtTop();
    focusMain();
  }, [visit, route]);

  useEffect(() => {
    if (forward) {
      navigate(forward, { replace: true });
      return;
    }
    // Strict mode runs effects twice: the route already shown is no new view.
    if (shown.current === route) return;
    // A page that the browser itself loaded is announced by the browser.
    if (shown.current !== null) {
      focusMain();
      setAnnounced(document.title);
    }
    shown.current = route;
    count('page_view', { page_path: route });
  }, [route, forward, navigate]);

  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}

/** From at most so far down a new page scrolls to its top, in CSS pixels. */
const SETTLES_FROM = 160;

/** Scrolls to the top from near it: from far down it would race through the middle of a page that nobody has read. */
function settleAtTop(): void {
  window.scrollTo({ top: Math.min(window.scrollY, SETTLES_FROM), behavior: 'instant' });
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
}

const STORE = 'hoshiakari:scroll';

/** Where each entry of the history was scrolled to; kept for reloads in the tab's storage where there is one. */
function useScrollPositions(key: string): Map<string, number> {
  const positions = useRef(new Map<string, number>());
  useEffect(() => {
    const kept = positions.current;
    try {
      for (const [entry, top] of JSON.parse(sessionStorage.getItem(STORE) ?? '[]')) kept.set(entry, top);
    } catch {
      // No storage (private mode): the positions of this visit are enough.
    }
    // Ours only while the page lives: on a reload the browser knows the place before any script runs.
    history.scrollRestoration = 'manual';
    const leave = () => {
      history.scrollRestoration = 'auto';
      try {
        sessionStorage.setItem(STORE, JSON.stringify([...kept].slice(-50)));
      } catch {
        // See above.
      }
    };
    const back = () => {
      history.scrollRestoration = 'manual';
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', back);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', back);
    };
  }, []);
  // Before the layout effect that scrolls the new page: its first steps upwards belong to no place of the old one.
  useLayoutEffect(() => {
    const note = () => positions.current.set(key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
  return positions.current;
}
