/** The static not-found page stands at any address: it says in the console which one was tried. */
export function logAttempt(): void {
  if (document.querySelector('[data-not-found]'))
    console.error('404 Error: User attempted to access non-existent route:', location.pathname);
}
