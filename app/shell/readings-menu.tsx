import { type RefObject, useEffect, useRef } from 'react';
import { isCurrent } from '../navigation/is-current.ts';
import { PageLink } from '../ui/page-link.tsx';
import styles from './readings-menu.module.css';
import type { ShellData } from './shell-data.ts';

/**
 * What belongs to カード占い, below its link in the header: all readings, and the meanings of the cards. A pointer that
 * rests there opens it, as does the button beside the link; the button is a `<summary>`, so it works without scripts.
 */
export function ReadingsMenu({ shell, pathname }: { shell: ShellData; pathname: string }) {
  const { texts, readings, meanings, myCards, picks } = shell;
  const details = useRef<HTMLDetailsElement>(null);
  useClosing(details);
  const link = (path: string) => ({ to: path, 'aria-current': isCurrent(path, pathname) }) as const;
  return (
    <>
      {/* The list stands beside it, not in it: what is in a closed `<details>` cannot be shown to a pointer. */}
      <details ref={details} className={styles.details}>
        <summary className={styles.button} aria-label={texts.readingsTitle} />
      </details>
      <div className={styles.menu}>
        <div className={styles.inside}>
          <ul className={styles.list}>
            {readings.map(({ path, name, cards }) => (
              <li key={path}>
                <PageLink {...link(path)}>
                  {name}
                  <small>{cards}</small>
                </PageLink>
              </li>
            ))}
          </ul>
          <ul className={styles.list}>
            {[...meanings, ...picks, myCards].map(({ path, name }) => (
              <li key={path}>
                <PageLink {...link(path)}>{name}</PageLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

/** On the item: the list is closed for the pointer that still rests on it. */
const CLOSED = 'data-closed';

/** Esc, a chosen link, a click anywhere else and the focus that leaves close the list. */
function useClosing(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const list = details.current;
    const item = list?.parentElement;
    if (!list || !item) return;
    const within = (target: EventTarget | null) => target instanceof Node && item.contains(target);
    const close = () => {
      list.open = false;
      item.toggleAttribute(CLOSED, item.matches(':hover'));
    };
    const gone = new AbortController();
    const { signal } = gone;
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        if (list.open && within(document.activeElement)) list.querySelector('summary')?.focus();
        close();
      },
      { signal },
    );
    document.addEventListener(
      'click',
      ({ target }) => {
        if (!within(target) || (target as Element).closest('a')) close();
      },
      { signal },
    );
    document.addEventListener('focusin', ({ target }) => within(target) || close(), { signal });
    item.addEventListener('pointerleave', () => item.removeAttribute(CLOSED), { signal });
    return () => gone.abort();
  }, [details]);
}
