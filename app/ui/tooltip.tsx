import { type HTMLAttributes, type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './tooltip.module.css';
import { createTooltipTimer, OPEN_DELAY_MS, SKIP_DELAY_MS } from './tooltip-timer.ts';

const timer = createTooltipTimer({
  openDelay: OPEN_DELAY_MS,
  skipDelay: SKIP_DELAY_MS,
  now: () => performance.now(),
  later: (run, delay) => setTimeout(run, delay),
  cancel: (handle) => clearTimeout(handle as number),
});

interface TooltipProps {
  text: string;
  /** The icon-only button; it carries the same words as its accessible name. */
  children: (events: HTMLAttributes<HTMLElement>) => ReactNode;
}

/** Words beside an icon-only button, for pointers that can hover. */
export function Tooltip({ text, children }: TooltipProps) {
  const tip = useRef<HTMLSpanElement>(null);
  const id = useId();
  /** While it is shown, Escape hides it wherever the focus is, and the pointer may rest on the words. */
  const shown = useRef<AbortController>(null);

  const hide = () => {
    timer.leave(id);
    shown.current?.abort();
    // An engine without popovers does not even know the selector.
    if (hasPopovers(tip.current) && tip.current.matches(':popover-open')) tip.current.hidePopover();
  };
  const leave = (event: PointerEvent) => {
    if (event.relatedTarget !== tip.current) hide();
  };
  const wait = (target: HTMLElement) => {
    if (!hasPopovers(tip.current)) return;
    timer.enter(id, () => {
      const place = target.getBoundingClientRect();
      const bubble = tip.current;
      if (!bubble?.isConnected) return;
      bubble.showPopover();
      shown.current = new AbortController();
      const { signal } = shown.current;
      document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), { signal });
      const width = bubble.offsetWidth;
      const left = Math.min(Math.max(8, place.left + place.width / 2 - width / 2), innerWidth - width - 8);
      bubble.style.left = `${left}px`;
      bubble.style.top = `${place.bottom + 8}px`;
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it leaves the page
  useEffect(
    () => () => {
      timer.leave(id);
      shown.current?.abort();
    },
    [],
  );

  return (
    <>
      {children({
        onPointerEnter: (event) => event.pointerType === 'mouse' && wait(event.currentTarget),
        onPointerLeave: leave,
        onPointerDown: hide,
        onFocus: (event) => event.currentTarget.matches(':focus-visible') && wait(event.currentTarget),
        onBlur: hide,
        onKeyDown: (event) => event.key === 'Escape' && hide(),
      })}
      <span ref={tip} popover="manual" className={styles.tooltip} onPointerLeave={hide} aria-hidden="true">
        {text}
      </span>
    </>
  );
}

function hasPopovers(element: HTMLElement | null): element is HTMLElement {
  return element !== null && 'showPopover' in element;
}
