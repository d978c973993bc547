import { around } from './around.ts';
import { endAskedCards } from './asked-cards.ts';
import { beginDraw, drawAgain, drawFailed, takeDraw } from './early-draw.ts';
import type { EarlyTap } from './hand-over.ts';
import { endKeptDraw } from './kept-draw.ts';

/** Taps on controls marked by `early()`, until React answers them. */
export interface EarlyTaps {
  /** React's modules did not come: kept taps are given up, the next ones go to `startReact` again. */
  failed(): void;
}

/**
 * Answers taps on marked controls until React is there, starts React at once, and clicks each control once again when
 * it is ready.
 * @param startReact called at each such tap
 */
export function keepTaps(startReact: () => void): EarlyTaps {
  let failed = false;
  const kept = new Set<HTMLElement>();
  const keep = (event: MouseEvent) => {
    const target = around<HTMLElement>(event, '[data-early]');
    // Without React a link still leads to what it names.
    if (!target || (failed && target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if ((target.getAttribute('data-early') as EarlyTap) === 'draw') {
      beginDraw(target, event);
      if (failed) return drawAgain(true);
    } else {
      kept.add(target);
      target.setAttribute('aria-busy', 'true');
    }
    startReact();
  };
  const letGo = (replay: boolean) => {
    const targets = [...kept];
    kept.clear();
    for (const target of targets) {
      target.removeAttribute('aria-busy');
      if (replay && target.isConnected) target.click();
    }
  };
  document.addEventListener('click', keep, true);
  window.handOver = {
    takeDraw,
    reactIsReady() {
      document.removeEventListener('click', keep, true);
      endKeptDraw();
      endAskedCards();
      letGo(true);
    },
  };
  return {
    failed() {
      failed = true;
      endKeptDraw();
      endAskedCards();
      drawFailed();
      letGo(false);
    },
  };
}
