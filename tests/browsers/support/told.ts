/**
 * Runs in the page before its own scripts: keeps what the browser or the site tells the console, uncaught errors and
 * breaches of the policy since the last full load.
 */
export function keepWhatIsTold(): void {
  const told: string[] = [];
  Object.assign(window, { told });
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind];
    console[kind] = (...parts: unknown[]) => {
      told.push(`${kind}: ${parts.join(' ')}`);
      say.apply(console, parts);
    };
  }
  window.addEventListener('error', (event) => told.push(`uncaught: ${event.message}`));
  window.addEventListener('unhandledrejection', (event) => told.push(`rejected: ${event.reason}`));
  document.addEventListener('securitypolicyviolation', (event) =>
    told.push(`policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
}
