import { around } from './around.ts';
import type { EarlyTap } from './hand-over.ts';

/** A draw before React (`early-draw.ts`): pages without one leave it out. */
export interface EarlyDraw {
  begin(button: Element, event: Event): void;
  /** Loads the page again and draws there: React's modules did not come, and she taps once more. */
  again(): void;
  /** React's modules did not come. */
  failed(): void;
  /** The time of the tap, for React to go on from. */
  take(): number | undefined;
}

/** What of the page keeping taps reaches. */
export interface AroundTaps {
  /** Called when React answers, and when it did not come. */
  arrived: () => void;
  draw: EarlyDraw | undefined;
}

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
export function keepTaps(startReact: () => void, { arrived, draw }: AroundTaps): EarlyTaps {
  let failed = false;
  const kept = new Set<HTMLElement>();
  const keep = (event: MouseEvent) => {
    const target = around<HTMLElement>(event, '[data-early]');
    // Without React a link still leads to what it names.
    if (!target || (failed && target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (draw && (target.getAttribute('data-early') as EarlyTap) === 'draw') {
      draw.begin(target, event);
      if (failed) return draw.again();
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
    takeDraw: () => draw?.take(),
    reactIsReady() {
      document.removeEventListener('click', keep, true);
      arrived();
      letGo(true);
    },
  };
  return {
    failed() {
      failed = true;
      arrived();
      draw?.failed();
      letGo(false);
    },
  };
}
