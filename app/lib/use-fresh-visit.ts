import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * A link to the page that she is on begins it anew, as a link from elsewhere does: the router itself only writes the
 * address once more. Back and forward are no fresh visit, nor is a place within the page.
 * @returns another text with each fresh visit and each query, for the `key` of what is to begin anew
 */
export function useFreshVisit(): string {
  const { key, hash, search } = useLocation();
  const way = useNavigationType();
  const [visit, setVisit] = useState(key);
  if (way !== 'POP' && hash === '' && visit !== key) setVisit(key);
  return visit + search;
}
