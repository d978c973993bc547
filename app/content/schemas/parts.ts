/**
 * The small values that every concept is made of. A rule that zod has no word
 * for is a refinement with a `kind`; `../explain/value.ts` turns the kind into a
 * sentence for the owner.
 */
import * as z from 'zod';

/** The rules beyond zod's own; each has its sentence in `../explain/value.ts`. */
export type RuleKind =
  | 'empty'
  | 'one-line'
  | 'date'
  | 'https'
  | 'line-id'
  | 'card'
  | 'host'
  | 'origin'
  | 'path'
  | 'target'
  | 'slug'
  | 'vertical'
  | 'price-order'
  | 'date-order'
  | 'labels'
  | 'day-once'
  | 'until-made'
  | 'named-by-family'
  | 'hashtag';

/** Which sort of text, whatever its key is called: `text-check/` holds each sort to rules of its own. */
export type TextKind =
  | 'name'
  | 'season'
  | 'keyword'
  | 'alt'
  | 'message'
  | 'description'
  | 'overview'
  | 'upright'
  | 'reversed'
  | 'advice'
  | 'long-message'
  | 'theme'
  | 'today'
  | 'day-name'
  | 'spread'
  | 'twinray'
  | 'pair-line'
  | 'pair'
  | 'pick'
  | 'pick-title'
  | 'pick-intro'
  | 'week'
  | 'nickname'
  | 'sky-line'
  | 'reason'
  | 'article'
  | 'heading'
  | 'notice'
  | 'service'
  | 'page'
  | 'legal';

/** A cut of the web font that a text is set in: its weight. The name of a card also stands in capitals. */
export type Face = 500 | 600 | '500 capitals';

/** What a schema says of a text beside its form, in zod's metadata. */
export type TextFacts = {
  /** Which sort of text; none for what only programs read: addresses, ids, choices, configuration. */
  kind?: TextKind;
  /** The web font's cuts that it is set in; none for what is set in the device's own font. */
  face?: readonly Face[];
  /** What the text names, so that all files together can be searched for it. */
  names?: 'link' | 'picture' | 'card';
  /** The placeholders that it may hold beside those of every text: `['card']` for `{card}`. */
  fills?: readonly string[];
};

/** The names that a link may use in place of an address; see `site.yaml`, `links`. */
export const linkNames = ['site', 'line', 'tiktok', 'youtube', 'marketplace', 'x'] as const;

export function rule(kind: RuleKind) {
  return { params: { kind }, abort: true };
}

/** A text on one line that a visitor reads. */
export function text(description: string, facts: TextFacts = {}) {
  return oneLine().meta({ description, kind: 'page', ...facts } satisfies Described);
}

/** A long text that a visitor reads; an empty line separates paragraphs. */
export function paragraphs(description: string, facts: TextFacts = {}) {
  return filled().meta({ description, kind: 'page', ...facts } satisfies Described);
}

/** Beside a reading: which word she may send to the LINE account, and what comes then. Without it there is no such line. */
export function lineSentence() {
  return text('LINEに送る言葉の一文（{word} に言葉が入る。なければ出ない）', { fills: ['word'] }).optional();
}

/** A value on one line that programs read: no text, so nothing holds it to the rules of texts. */
export function setting(description: string, facts: TextFacts = {}) {
  return oneLine().meta({ description, ...facts } satisfies Described);
}

/** Code on as many lines as it has, kept to the letter. */
export function snippet(description: string) {
  return filled().describe(description);
}

/** One string for each line on the screen. */
export function lines(description: string, facts: TextFacts = {}) {
  return z.array(text('画面の1行', facts)).min(1).describe(description);
}

type Described = TextFacts & { description: string };

function filled() {
  return z.string().refine((value) => value.trim() !== '', rule('empty'));
}

function oneLine() {
  return filled().refine((value) => !value.includes('\n'), rule('one-line'));
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
  return /^https:\/\/[^\s"<>\\]+$/.test(value) && URL.canParse(value) && isHost(new URL(value).hostname);
}

/** The id of an official account in LINE, as `@abc1234d`. */
export function lineId(description: string) {
  return z
    .string()
    .refine((value) => /^@[a-z0-9._-]{3,30}$/.test(value), rule('line-id'))
    .describe(description);
}

/** The name of a host, as `img.example.com`. What else a parser takes for one would be read as something else elsewhere. */
export function isHost(value: string): boolean {
  return /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value);
}

/** The name of a host alone, without https:// and path. `*.` before it stands for all below it. */
export function host(description: string) {
  return z
    .string()
    .refine((value) => isHost(value.replace(/^\*\./, '')), rule('host'))
    .describe(description);
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
    .meta({ description, names: 'link' } satisfies Described);
}

/** Where a link may lead: a page, an anchor (`#…`), an https address, or a name of `linkNames`. */
export function target(description: string) {
  return z
    .string()
    .refine(isTarget, rule('target'))
    .meta({ description, names: 'link' } satisfies Described);
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
  return oneLine().meta({ description, names: 'picture' } satisfies Described);
}

/** A card by deck and number, as `love/17`. Whether it exists is checked over all files. */
export function card(description: string) {
  return z
    .string()
    .refine((value) => /^[a-z0-9-]+\/\d+$/.test(value), rule('card'))
    .meta({ description, names: 'card' } satisfies Described);
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
