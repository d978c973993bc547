import type { Plugin } from 'vite';

/**
 * In `npm run dev`: what breaks in the browser stands over the page, as what breaks on the server does. Vite shows only
 * what it could not compile; a module that throws while it is loaded would leave a page on which nothing happens.
 */
export function errorsInDevelopment(): Plugin {
  return {
    name: 'errors-in-development',
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview,
    transform: (code, id) => (/\/vite\/dist\/client\/client\.mjs$/.test(id) ? code + SHOW_ERRORS : undefined),
  };
}

/** Behind Vite's client, which every module loads before itself. */
const SHOW_ERRORS = `
const showError = (error) => {
  const overlay = 'vite-error-overlay';
  if (!(error instanceof Error) || document.querySelector(overlay)) return;
  const ErrorOverlay = customElements.get(overlay);
  document.body.append(new ErrorOverlay({ message: error.message, stack: error.stack }));
};
addEventListener('error', (event) => showError(event.error));
addEventListener('unhandledrejection', (event) => showError(event.reason));
`;
