import type { MouseEvent } from 'react';
import { Link, type LinkProps } from 'react-router';
import { leaveBehind, takeAlong } from './travelling-picture.ts';

/** The router warns in the console where a transition is asked for that the browser does not know. */
export const TRANSITIONS = typeof document !== 'undefined' && 'startViewTransition' in document;

/** Firefox refuses to fetch a page ahead under the policy of the pages, and says so in the console. */
const FETCHES_AHEAD = typeof window === 'undefined' || !('mozInnerScreenX' in window);

export interface PageLinkProps extends LinkProps {
  /** Its picture, or the page's own where it has none, goes along to the page that opens. */
  travels?: boolean;
}

/** A link to another page of the site: the pages change over in a view transition where the browser has them. */
export function PageLink({ prefetch = 'none', travels = false, onClick, ...props }: PageLinkProps) {
  const leave = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (travels && TRANSITIONS) takeAlong(event.currentTarget);
    else leaveBehind();
  };
  return (
    <Link
      viewTransition={TRANSITIONS}
      prefetch={FETCHES_AHEAD ? prefetch : 'none'}
      onClick={leave}
      {...props}
    />
  );
}
