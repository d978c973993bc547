/** Where the files beside the pages lie, and of which type they are. */

/** Scripts, styles, fonts and pages' data, named by Vite and the build. */
export const ASSETS = '/assets/';

/** The encoded pictures. */
export const PICTURES = '/pictures/';

/** Folders whose file names carry the hash of their content: what they hold never changes. */
export const HASHED_FOLDERS = [ASSETS, PICTURES] as const;

/** True for a path below one of them. */
export function isHashed(path: string): boolean {
  return HASHED_FOLDERS.some((folder) => path.startsWith(folder));
}

/** The owner's desk: no visitor's page, and nothing that is kept for one. */
const DESK = /^\/desk(?:\.html$|\/|$)/;

/** True for a path of the owner's desk, as an address or as a file. */
export function isOfDesk(path: string): boolean {
  return DESK.test(path);
}

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
  wasm: 'application/wasm',
};

/**
 * The type that a host gives a file, by its ending.
 * @returns undefined for a kind of file that the site does not have
 */
export function contentTypeOf(file: string): string | undefined {
  return CONTENT_TYPES[extension(file)];
}

/** `svg` for `/icons/icon.svg`, in small letters. */
export function extension(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1).toLowerCase();
}
