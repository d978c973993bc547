/**
 * An Android intent that opens an address in the device's default browser.
 * Format: Chrome's documentation of `intent:` URIs (scheme in the extras, the fragment cannot be kept).
 * @param address the absolute https address of the page
 */
export function intentAddress(address: string): string {
  const { protocol, host, pathname, search } = new URL(address);
  const scheme = protocol.slice(0, -1);
  return `intent://${host}${pathname}${search}#Intent;scheme=${scheme};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;S.browser_fallback_url=${encodeURIComponent(address)};end`;
}
