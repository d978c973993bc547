/** Folders whose file names carry the hash of their content: what they hold never changes. */
export const HASHED_FOLDERS = ['/assets/', '/pictures/'] as const;

const CONTENT_TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  // React Router's prerendered loader data.
  data: 'text/x-script; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
};

/** On every answer. The content security policy differs by page and is written into the page itself. */
const SECURITY: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // What a policy in the page cannot say.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
};

/**
 * The headers of a file, whoever hands it out.
 * @param file path from the site's root, as in the manifest: `/weekly.html`
 */
export function headersFor(file: string): Record<string, string> {
  return {
    ...SECURITY,
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    ...(isText(file) && { Vary: 'Accept-Encoding' }),
  };
}

/** The headers of an answer without a file of the site: a redirect or a refused method. */
export function headersForAnswer(kind: 'moved' | 'forwarded' | 'refused'): Record<string, string> {
  return { ...SECURITY, 'Cache-Control': kind === 'moved' ? 'public, max-age=3600' : 'no-cache' };
}

/** True for formats that shrink under brotli and gzip. */
export function isText(file: string): boolean {
  return contentType(file).endsWith('charset=utf-8');
}

function contentType(file: string): string {
  return CONTENT_TYPES[extension(file)] ?? 'application/octet-stream';
}

function cacheControl(file: string): string {
  // The service worker: a new build must be heard of at once.
  if (file === '/sw.js') return 'no-cache';
  if (HASHED_FOLDERS.some((folder) => file.startsWith(folder))) return 'public, max-age=31536000, immutable';
  const changesWithContent = isText(file) && extension(file) !== 'svg';
  // Icons, ornaments and preview pictures keep their name when they change: a day is what an old one may live.
  return changesWithContent ? 'public, max-age=0, must-revalidate' : 'public, max-age=86400';
}

function extension(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase();
}
