import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
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
      <HydratedRouter />
      <Watch />
    </StrictMode>,
    translated ? { onRecoverableError: () => {} } : {},
  );
});

/** Beside the router: its effect runs once the router is there. */
function Watch() {
  useEffect(watchForLostModules, []);
  return null;
}
