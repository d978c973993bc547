import { expect, inject, onTestFinished } from 'vitest';
import { pressKey, reactIsThere } from '../../support/react-is-there.ts';
import type { Engine, Key, Tab } from '../engines/engine.ts';
import { type CopyOptions, type SiteCopy, serveCopy } from './site-copy.ts';

export interface VisitOptions extends CopyOptions {
  /** Paths that are not answered until `visit.site.release()`. */
  hold?: RegExp;
}

/** One visitor's tab on a copy of the site of its own, and what she can do with it. */
export interface Visit {
  tab: Tab;
  site: SiteCopy;
  /** Loads a path of the site whole. */
  go(path: string): Promise<void>;
  /**
   * Brings the element into view and presses it. `name`: part of its text or label.
   */
  tap(selector: string, name?: string): Promise<void>;
  /**
   * Follows the link with this text as a reading aid does, without a place on the screen: under a result Firefox scrolls on by
   * itself once more, and a tap may meet what stands beside the link.
   */
  follow(name: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Waits until React has taken the page over; a key press starts it, as a visitor's first touch does. */
  hydrated(): Promise<void>;
  /** Waits until a function in the page gives true. */
  until<A extends unknown[]>(work: (...args: A) => boolean, ...args: A): Promise<void>;
  path(): Promise<string>;
  /** What the console was told since the last full load. */
  told(): Promise<string[]>;
}

export type Open = (path: string, options?: VisitOptions) => Promise<Visit>;

/** Opens a path in a fresh tab of a running engine; all is closed when the test ends. */
export async function visit(engine: Engine, path: string, options: VisitOptions = {}): Promise<Visit> {
  const site = await serveCopy(inject('origin'), options);
  onTestFinished(() => site.close());
  if (options.hold) site.hold(options.hold);
  const tab = await engine.open();
  onTestFinished(() => tab.close());

  const until: Visit['until'] = (work, ...args) =>
    expect.poll(() => tab.run(work, ...args).catch(falseWhileReplaced), { message: `${work}` }).toBe(true);

  const go = async (to: string) => {
    await tab.go(site.origin + to);
    // While scripts are held back, a page may never be complete.
    await until(
      (href, held) =>
        location.href === href &&
        (document.readyState === 'complete' || (held && document.readyState !== 'loading')),
      site.origin + to,
      options.hold !== undefined,
    );
  };
  await go(path);

  return {
    tab,
    site,
    go,
    until,
    tap: async (selector, name = '') => {
      let place: Place | null = null;
      const found = async () => {
        place = await tab.run(placeOf, selector, name, FRAMES_AT_REST).catch(() => null);
        return place !== null;
      };
      await expect.poll(found, { message: `${selector} ${name} at rest, with nothing over it` }).toBe(true);
      const { x, y } = place!;
      await tab.click(x, y);
    },
    follow: (name) =>
      tab.run((text) => {
        const links = [...document.querySelectorAll<HTMLElement>('main a')];
        links.find(({ textContent }) => textContent?.replaceAll('\u200b', '').includes(text))?.click();
      }, name),
    press: (key) => tab.press(key),
    hydrated: async () => {
      await tab.run(pressKey);
      await until(reactIsThere);
    },
    path: () => tab.run(() => location.pathname),
    told: () => tab.run(() => (window as unknown as { told: string[] }).told),
  };
}

/** Between two pages there is none to ask; an engine that hangs never will be there. */
function falseWhileReplaced(error: Error): false {
  if (/ hangs: /.test(error.message)) throw error;
  return false;
}

interface Place {
  x: number;
  y: number;
}

/** A busy machine may answer twice between two frames: what stands in the same place for so many, rests. */
const FRAMES_AT_REST = 3;

/** Runs in the page: where the element is, once it rests and nothing is over it; until then it is brought to the middle. */
function placeOf(selector: string, name: string, framesAtRest: number): Place | null {
  const found = [...document.querySelectorAll(selector)].find((element) => {
    const called = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
    return element.getClientRects().length > 0 && called.replaceAll('\u200b', '').includes(name);
  });
  if (!found) return null;
  const box = found.getClientRects()[0]!;
  const place = { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
  const here = JSON.stringify([selector, name, place]);
  const kept = window as unknown as { seen?: { here: string; frames: number } };
  if (kept.seen?.here !== here) {
    const seen = { here, frames: 0 };
    kept.seen = seen;
    requestAnimationFrame(function count() {
      seen.frames++;
      if (seen.frames < framesAtRest) requestAnimationFrame(count);
    });
  }
  // Before the first frame of a movement it stands still, too.
  const moves = document.getAnimations().some(({ effect, timeline }) => {
    const moved = (effect as KeyframeEffect | null)?.target;
    // What follows the scrolling rests when that does.
    return (
      timeline === document.timeline &&
      moved?.contains(found) === true &&
      effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY
    );
  });
  const rests = kept.seen.frames >= framesAtRest && !moves;
  if (!found.contains(document.elementFromPoint(place.x, place.y)))
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
  else if (rests) return place;
  return null;
}
