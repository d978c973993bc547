import { useEffect, useState } from 'react';

/** Where this document was loaded; the router changes the address without loading. */
const LOADED_AT = here();

/** Without an address while a page is rendered outside of a browser: it is being loaded whole. */
function here(): string {
  return typeof location === 'undefined' ? '' : location.pathname + location.search;
}

/**
 * A page that broke on the way to it (its data did not come, or were not ours) is loaded whole before anything is said
 * about it. Only once: a document that was loaded at its own address has had its try.
 * @param broken whether the page being shown is broken
 * @returns true while the whole page is on its way
 */
export function useWholeLoad(broken: boolean): boolean {
  const [loading] = useState(() => broken && here() !== LOADED_AT);
  useEffect(() => {
    if (loading) location.reload();
  }, [loading]);
  return loading;
}
