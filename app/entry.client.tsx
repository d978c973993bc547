import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { watchForLostModules } from './shell/lost-module.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
      <Watch />
    </StrictMode>,
  );
});

/** Beside the router: its effect runs once the router is there. */
function Watch() {
  useEffect(watchForLostModules, []);
  return null;
}
