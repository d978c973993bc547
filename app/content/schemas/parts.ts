/**
 * The small values that every concept is made of. A rule that zod has no word
 * for is a refinement with a `kind`; `../explain.ts` turns the kind into a
 * sentence for the owner.
 */
import * as z from 'zod';

/** The rules beyond zod's own; each has its sentence in `../explain.ts`. */
export type RuleKind =
  | 'empty'
  | 'one-line'
  | 'date'
  | 'https'
  | 'origin'
  | 'path'
  | 'target'
  | 'slug'
  | 'vertical'
  | 'price-order'
  | 'date-order'
  | 'labels';

/** What a text names, so that all files together can be searched for it; stands in the schema's metadata. */
export type Named = 'link' | 'picture';

/** The names that a link may use in place of an address; see `site.yaml`, `links`. */
export const linkNames = ['site', 'line', 'tiktok', 'youtube', 'marketplace', 'x'] as const;

export function rule(kind: RuleKind) {
  return { params: { kind }, abort: true };
}

/** A text on one line. */
export function text(description: string) {
  return z
    .string()
    .refine((value) => value.trim() !== '', rule('empty'))
    .refine((value) => !value.includes('\n'), rule('one-line'))
    .describe(description);
}

/** A long text; an empty line separates paragraphs. */
export function paragraphs(description: string) {
  return z
    .string()
    .refine((value) => value.trim() !== '', rule('empty'))
    .describe(description);
}

/** One string for each line on the screen. */
export function lines(description: string) {
  return z.array(text('画面の1行')).min(1).describe(description);
}

/** A day as `2025-09-03` that exists in the calendar. */
export function date(description: string) {
  return z.string().refine(isDate, rule('date')).describe(description);
}

function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  // Out-of-range days roll over (30 February becomes 2 March), so compare back.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** A complete address that starts with `https://`. */
export function https(description: string) {
  return z.string().refine(isHttps, rule('https')).describe(description);
}

export function isHttps(value: string): boolean {
  return /^https:\/\/[^\s"<>\\]+$/.test(value) && URL.canParse(value);
}

/** The address of the site itself: scheme and host, nothing behind. */
export function origin(description: string) {
  return z
    .string()
    .refine((value) => isHttps(value) && new URL(value).origin === value, rule('origin'))
    .describe(description);
}

/** A page of this site, as `/reading/tarot`. Whether it exists is checked over all files. */
export function path(description: string) {
  return z
    .string()
    .refine((value) => /^\/(?!\/)\S*$/.test(value), rule('path'))
    .meta({ description, names: 'link' satisfies Named });
}

/** Where a link may lead: a page, an anchor (`#…`), an https address, or a name of `linkNames`. */
export function target(description: string) {
  return z
    .string()
    .refine(isTarget, rule('target'))
    .meta({ description, names: 'link' satisfies Named });
}

function isTarget(value: string): boolean {
  return (
    /^\/(?!\/)\S*$/.test(value) ||
    /^#\S+$/.test(value) ||
    isHttps(value) ||
    linkNames.some((name) => name === value)
  );
}

/** The name of a picture. Whether it exists is checked over all files. */
export function picture(description: string) {
  return text(description).meta({ description, names: 'picture' satisfies Named });
}

/** Lower-case Latin letters, digits and hyphens: part of an address. */
export function slug(description: string) {
  return z
    .string()
    .refine((value) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value), rule('slug'))
    .describe(description);
}

/** A price in yen, tax included. */
export function yen(description: string) {
  return z.number().int().min(1).describe(description);
}
