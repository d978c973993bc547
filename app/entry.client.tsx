import { StrictMode, startTransition, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { hideBeginnings } from './navigation/hide-beginnings.ts';
import { watchForLostModules } from './navigation/lost-module.ts';
import { acceptSkippedTransitions } from './navigation/skipped-transitions.ts';

/**
 * A page that the browser translated before React came (Chromium wraps the words in `<font>`) is not the one that was
 * rendered: React builds it anew, and that is no error to report.
 */
const translated = document.querySelector('font') !== null;

acceptSkippedTransitions();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Watch />
      <HydratedRouter />
    </StrictMode>,
    translated ? { onRecoverableError: () => {} } : {},
  );
});

/** Before the router's own components: its effect runs once the router is there, and before they listen to it. */
function Watch() {
  useLayoutEffect(() => {
    const endWatch = watchForLostModules();
    const endHiding = hideBeginnings();
    return () => {
      endWatch();
      endHiding();
    };
  }, []);
  return null;
}
