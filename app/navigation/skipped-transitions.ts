/**
 * A page that is left while it still comes in breaks off its picture's transition: the router skips it, and the browser then says
 * that nobody listened to its end. The page itself has come; nothing is lost that the console should know of.
 */
export function acceptSkippedTransitions(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { name, message } = (event.reason ?? {}) as Partial<DOMException>;
    if (name === 'AbortError' && message?.includes('ransition')) event.preventDefault();
  });
}
