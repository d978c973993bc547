import { Link, type LinkProps } from 'react-router';

/** The router warns in the console where a transition is asked for that the browser does not know. */
const TRANSITIONS = typeof document !== 'undefined' && 'startViewTransition' in document;

/** A link to another page of the site: the pages change over in a view transition where the browser has them. */
export function PageLink(props: LinkProps) {
  return <Link viewTransition={TRANSITIONS} {...props} />;
}
