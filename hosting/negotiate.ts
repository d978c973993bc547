import type { SiteFile } from './site.ts';

/**
 * Picks the smallest form of a file that the client takes.
 * @param accepted the `Accept-Encoding` header
 * @returns undefined for the plain file
 */
export function chooseEncoding(
  accepted: string | undefined,
  file: Pick<SiteFile, 'br' | 'gz'>,
): 'br' | 'gzip' | undefined {
  if (!accepted) return undefined;
  const weights = new Map<string, number>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((text) => text.startsWith('q='))?.slice(2);
    weights.set(name, weight === undefined ? 1 : Number(weight) || 0);
  }
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (file.br !== undefined && takes('br')) return 'br';
  if (file.gz !== undefined && takes('gzip')) return 'gzip';
  return undefined;
}

/** True when an `If-None-Match` header names the tag (weak comparison, RFC 9110 section 13.1.2). */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => {
    const candidate = part.trim();
    return candidate === '*' || candidate.replace(/^W\//, '') === tag;
  });
}

/**
 * Reads a `Range` header (RFC 9110 section 14).
 * @param size bytes of the whole file
 * @returns the first and last byte; `unsatisfiable` for a range outside the file; undefined for what a server may
 *   ignore (another unit, bad syntax, several ranges): the whole file is the answer then
 */
export function parseRange(
  header: string,
  size: number,
): { first: number; last: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header.trim());
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  if (match[1] === '') {
    const length = Number(match[2]);
    if (length === 0 || size === 0) return 'unsatisfiable';
    return { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(match[1]);
  const last = match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (match[2] !== '' && Number(match[2]) < first) return undefined;
  return first >= size ? 'unsatisfiable' : { first, last };
}
