import type { ReactNode } from 'react';
import { newTab } from '../ui/new-tab.tsx';

/**
 * A link to the LINE account: a new tab, or in an in-app browser where LINE's sign-up fails the sheet that
 * says so (`early/in-app.js` opens it, with or without React).
 */
export function LineLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <a href={href} className={className} {...newTab} data-line-link="">
      {children}
    </a>
  );
}
