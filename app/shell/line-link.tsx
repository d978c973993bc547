import type { ReactNode } from 'react';
import { newTab } from '../ui/new-tab.tsx';

/**
 * A link to the LINE account: a new tab, or in an in-app browser where LINE's sign-up fails the sheet that
 * says so (`early/in-app.ts` opens it, with or without React).
 */
export function LineLink({
  href,
  place,
  className,
  children,
}: {
  href: string;
  /** Where it stands, in a word of small letters: it is counted by it. */
  place: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a href={href} className={className} {...newTab} data-line-link={place}>
      {children}
    </a>
  );
}
