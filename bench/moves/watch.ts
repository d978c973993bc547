/** What the page has seen since it was told to watch; null until it is over. All in milliseconds. */
export interface Watched {
  /** From the click's own stamp to the frame after the one that has the next page's heading in it. */
  navigation: number | null;
  /** From the click's own stamp to the reveal, less the deck's delay. */
  reveal: number | null;
  /** The longest time between two frames from the reveal to the end of the last animation. */
  longestFrame: number | null;
}

declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page before a link is followed. */
export function watchNavigation(): void {
  const before = document.querySelector('main h1');
  window.watched = { navigation: null, reveal: null, longestFrame: null };
  const follow = (event: Event) => {
    const look = () => {
      const heading = document.querySelector('main h1');
      if (!heading || heading === before) requestAnimationFrame(look);
      else
        requestAnimationFrame(() => {
          window.watched.navigation = performance.now() - event.timeStamp;
        });
    };
    requestAnimationFrame(look);
  };
  addEventListener('click', follow, { capture: true, once: true });
}

/** Runs in the page before カードを引く is pressed. */
export function watchReveal(): void {
  const screen = document.querySelector('[data-delay]');
  if (!screen) throw new Error('No screen of a draw is here.');
  window.watched = { navigation: null, reveal: null, longestFrame: null };
  let pressed = 0;
  addEventListener(
    'click',
    (event) => {
      pressed = event.timeStamp;
    },
    { capture: true, once: true },
  );
  const frames = (last: number, longest: number) =>
    requestAnimationFrame(() => {
      const now = performance.now();
      const most = Math.max(longest, now - last);
      const running = document
        .getAnimations()
        .some(
          (animation) => animation.playState === 'running' && animation.effect?.getTiming().iterations === 1,
        );
      if (running) frames(now, most);
      else window.watched.longestFrame = most;
    });
  new MutationObserver((_, observer) => {
    if (screen.getAttribute('data-phase') !== 'revealed') return;
    observer.disconnect();
    const now = performance.now();
    window.watched.reveal = now - pressed - Number(screen.getAttribute('data-delay'));
    // The frame that first shows the turn is the first of them.
    requestAnimationFrame(() => frames(performance.now(), 0));
  }).observe(screen, { attributeFilter: ['data-phase'] });
}
