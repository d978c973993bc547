/**
 * Tells the service worker that modules did not run: from now on it asks the network for them first, so that a load that
 * follows does not get the same bytes again. Nothing where there is no worker.
 * @param addresses paths within the site
 */
export function doubtCopies(addresses: readonly string[]): void {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  workers?.controller?.postMessage({ doubt: addresses });
}
