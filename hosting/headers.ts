import { contentTypeOf, extension, isHashed, isOfDesk } from '../addresses/files.ts';

/** On every answer. */
const SECURITY: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

/** What a policy in the page cannot say; the rest differs by page and is written into the page itself. */
const PAGE_POLICY = "frame-ancestors 'none'";

/** What is no page, opened by itself: a drawing, a feed, a line of text. */
const CLOSED_POLICY = policyOfFile('');

/**
 * The headers of a file, whoever hands it out.
 * @param file path from the site's root, as in the manifest: `/weekly.html`
 */
export function headersFor(file: string): Record<string, string> {
  return {
    ...SECURITY,
    // Made to be shown by others beside a link to the page.
    ...(file.startsWith('/pictures/previews/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
    'Content-Security-Policy': contentPolicy(file),
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    ...(isText(file) && { Vary: 'Accept-Encoding' }),
  };
}

/** The headers of an answer without a file of the site: a redirect or a refused request. */
export function headersForAnswer(kind: 'moved' | 'forwarded' | 'refused'): Record<string, string> {
  return {
    ...SECURITY,
    'Content-Security-Policy': CLOSED_POLICY,
    'Cache-Control': kind === 'moved' ? 'public, max-age=3600' : 'no-cache',
  };
}

function contentPolicy(file: string): string {
  if (extension(file) === 'html') return PAGE_POLICY;
  // A worker keeps to the policy it came with, not to that of its pages.
  if (file === '/sw.js') return policyOfFile("connect-src 'self'; ");
  // The desk's reads photographs.
  if (isOfDesk(file) && extension(file) === 'js')
    return policyOfFile("script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ");
  return CLOSED_POLICY;
}

function policyOfFile(needs: string): string {
  return `default-src 'none'; ${needs}base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** True for formats that shrink under brotli and gzip. */
export function isText(file: string): boolean {
  return contentType(file).endsWith('charset=utf-8');
}

function contentType(file: string): string {
  return contentTypeOf(file) ?? 'application/octet-stream';
}

function cacheControl(file: string): string {
  // The service worker: a new build must be heard of at once.
  if (file === '/sw.js') return 'no-cache';
  if (isHashed(file)) return 'public, max-age=31536000, immutable';
  const changesWithContent = isText(file) && extension(file) !== 'svg';
  // Icons, ornaments and preview pictures keep their name when they change: a day is what an old one may live.
  return changesWithContent ? 'public, max-age=0, must-revalidate' : 'public, max-age=86400';
}
