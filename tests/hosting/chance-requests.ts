import fc from 'fast-check';
import { manifest, pages } from '../support/site.ts';

interface ChanceRequest {
  path: string;
  headers: Record<string, string>;
  method: string;
}

/** Requests from pieces of known addresses, hostile ones and noise; always the same ones. */
export function chanceRequests(count: number): ChanceRequest[] {
  const known = fc.constantFrom(...pages(), ...Object.keys(manifest().files));
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '/../',
      '%2e%2e',
      '%00',
      '%',
      '%c3%28',
      '%E3%81%82',
      ';',
      '\\',
      '.html',
      '.br',
      'index',
    ),
    fc.constantFrom(
      '/reading',
      '/tarot',
      '/love',
      '/oracle',
      '/weekly',
      '/blog',
      '/1',
      '/01',
      '/1e1',
      '/NaN',
      '/404',
    ),
    fc.string({ maxLength: 12 }).map(encodeSafely),
  );
  const mixed = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
  const query = fc.oneof(
    fc.constant(''),
    fc.constantFrom(
      '?',
      '?deck=tarot',
      '?deck=oracle',
      '?deck=',
      '?deck=love&deck=tarot',
      '?%',
      '?a=b?c=d',
      '?_routes=root',
    ),
    fc.string({ maxLength: 20 }).map((text) => `?${encodeSafely(text)}`),
  );
  const headers = fc.dictionary(
    fc.constantFrom(
      'range',
      'if-none-match',
      'if-range',
      'accept-encoding',
      'accept',
      'cookie',
      'x-forwarded-host',
    ),
    fc.oneof(
      fc.constantFrom(
        'bytes=0-',
        'bytes=-1',
        'bytes=5-1',
        '*',
        '"x"',
        'W/"x"',
        'br',
        'gzip;q=0',
        'br;q=x',
        ',,;',
        '',
      ),
      fc.string({ unit: 'grapheme-ascii', maxLength: 30 }),
    ),
    { maxKeys: 3 },
  );
  const method = fc.constantFrom('GET', 'GET', 'GET', 'GET', 'HEAD', 'POST', 'PURGE');
  const request = fc.record({
    path: fc
      .tuple(
        fc.oneof(
          mixed,
          known,
          fc.tuple(known, piece).map((both) => both.join('')),
        ),
        query,
      )
      .map((both) => both.join('')),
    headers,
    method,
  });
  return fc.sample(request, { numRuns: count, seed: 20261116 });
}

/** Leaves what a request line can hold, escapes the rest. */
function encodeSafely(text: string): string {
  return text.toWellFormed().replace(/[^!-~]/gu, (character) => encodeURIComponent(character));
}
