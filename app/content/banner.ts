/**
 * Reads an affiliate network's snippet with an HTML parser against an
 * allow-list: one link around one picture, and at most one 1×1 counting
 * picture, all of it perhaps in a `<noscript>`. Addresses come out as a browser
 * would see them, byte for byte; one without a scheme gets https.
 */
import { type DefaultTreeAdapterTypes, type ParserError, parseFragment } from 'parse5';
import { explainBanner } from './explain/banner.ts';
import type { Message } from './explain/problem.ts';
import { isHttps } from './schemas/parts.ts';

/** What the page needs to render a banner. */
export type BannerParts = {
  href: string;
  image: BannerImage & { alt: string };
  /** The counting picture, where the network has one. */
  pixel: BannerImage | undefined;
};

/** `src` is an https address, or `picture:<name>` for a picture of our own. */
export type BannerImage = { src: string; width: number; height: number };

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * What may stand in a snippet. Only the first row's is read, and the page writes the rest itself: how a banner looks,
 * where it opens, what the other side learns of the page.
 */
const dropped = [
  ...['border', 'style', 'class', 'id', 'align', 'hspace', 'vspace', 'title', 'rel', 'target'],
  ...['loading', 'decoding', 'fetchpriority', 'referrerpolicy', 'attributionsrc'],
];
const allowedAttributes: Record<string, ReadonlySet<string>> = {
  a: new Set(['href', ...dropped]),
  img: new Set(['src', 'width', 'height', 'alt', ...dropped]),
  noscript: new Set(),
};

/** Faults of form that leave no doubt: `border="0"alt=""`. */
const HARMLESS = new Set(['missing-whitespace-between-attributes']);

type Reasons = ReturnType<typeof explainBanner>;

/**
 * @param size the place's: also the picture's, where the snippet does not say it
 * @throws {BannerError} with the reason, for anything that is not on the allow-list
 */
export function parseBanner(snippet: string, size: string): BannerParts {
  const reason = explainBanner(snippet);
  const errors: ParserError[] = [];
  const fragment = parseFragment(snippet, {
    // What stands in <noscript> is read, and not taken for a text.
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: (error) => errors.push(error),
  });
  const elements: Element[] = [];
  collect(fragment.childNodes, elements, reason);
  if (/=\s*[“”]/.test(snippet)) throw new BannerError(reason.curlyQuotes());
  const fault = errors.find(({ code }) => !HARMLESS.has(code));
  if (fault) throw new BannerError(reason.malformed(fault.code));
  if (hasLostTags(snippet, elements)) throw new BannerError(reason.malformed('stray-tag'));

  const links = elements.filter(({ tagName }) => tagName === 'a');
  const [link] = links;
  if (link === undefined || links.length > 1) throw new BannerError(reason.links(links.length));
  const { picture, pixel } = tellApart(elements, link, reason);

  const [width = 0, height = 0] = size.split('x').map(Number);
  const image = {
    src: readAddress(picture, 'src', reason),
    width: pixels(picture, 'width', reason) ?? width,
    height: pixels(picture, 'height', reason) ?? height,
    alt: attribute(picture, 'alt') ?? '',
  };
  const found = `${image.width}x${image.height}`;
  if (found !== size) throw new BannerError(reason.size(size, found));
  const href = readAddress(link, 'href', reason);
  return { href, image, pixel: pixel && { src: readAddress(pixel, 'src', reason), width: 1, height: 1 } };
}

/** The hosts that a banner's pictures are fetched from; none for pictures of our own. */
export function hostsOf({ image, pixel }: BannerParts): string[] {
  return [image, pixel].flatMap((picture) =>
    picture?.src.startsWith('https:') ? [new URL(picture.src).host] : [],
  );
}

export class BannerError extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.en);
    this.name = 'BannerError';
    this.reason = reason;
  }
}

/** Adds all elements in order; throws on any node that may not stand in a snippet. */
function collect(nodes: readonly Node[], elements: Element[], reason: Reasons): void {
  // A script comes first of all: what else is wrong beside it does not matter.
  if (nodes.some(({ nodeName }) => nodeName === 'script')) throw new BannerError(reason.script());
  for (const node of nodes) {
    if (node.nodeName === '#text') {
      const { value } = node as DefaultTreeAdapterTypes.TextNode;
      if (value.trim() !== '') throw new BannerError(reason.text(value.trim()));
      continue;
    }
    if (!('tagName' in node)) throw new BannerError(reason.comment());
    const allowed = allowedAttributes[node.tagName];
    if (allowed === undefined) throw new BannerError(reason.element(node.tagName));
    for (const { name } of node.attrs) {
      if (allowed.has(name)) continue;
      throw new BannerError(
        name.startsWith('on') ? reason.handler(node.tagName, name) : reason.attribute(node.tagName, name),
      );
    }
    elements.push(node);
    collect(node.childNodes, elements, reason);
  }
}

/**
 * A fragment parser drops some tags (`<body>`, `<tr>`, a closing tag too many)
 * without a word, so the `<` of the snippet are counted against those of the elements.
 */
function hasLostTags(snippet: string, elements: readonly Element[]): boolean {
  let expected = 0;
  for (const { sourceCodeLocation: place } of elements) {
    const attributes = Object.values(place?.attrs ?? {});
    const written = attributes.map(({ startOffset, endOffset }) => snippet.slice(startOffset, endOffset));
    expected += 1 + (place?.endTag ? 1 : 0) + countOf(written.join(''));
  }
  return countOf(snippet) !== expected;
}

function countOf(text: string): number {
  return text.split('<').length - 1;
}

/**
 * The picture that is seen stands in the link. The counting one stands in it or outside, and says that it is 1×1;
 * where it says nothing, it is told by being outside, or by the other one having a size.
 */
function tellApart(elements: readonly Element[], link: Element, reason: Reasons) {
  const pictures = elements.filter(({ tagName }) => tagName === 'img');
  const outside = pictures.filter((picture) => !isWithin(picture, link));
  const inLink = pictures.filter((picture) => isWithin(picture, link));
  for (const picture of outside) {
    if (hasSize(picture) && !isCounting(picture, reason))
      throw new BannerError(
        reason.pixelSize(`${attribute(picture, 'width')}x${attribute(picture, 'height')}`),
      );
  }
  let seen = inLink.filter((picture) => !isCounting(picture, reason));
  if (seen.length === 2 && seen.some(hasSize)) seen = seen.filter(hasSize);
  const counting = [...inLink.filter((picture) => !seen.includes(picture)), ...outside];
  const [picture] = seen;
  const [pixel] = counting;
  if (picture === undefined || seen.length > 1) throw new BannerError(reason.pictures(seen.length));
  if (counting.length > 1) throw new BannerError(reason.pixels(counting.length));
  return { picture, pixel };
}

function isWithin({ parentNode }: Element, element: Element): boolean {
  return parentNode !== null && 'tagName' in parentNode
    ? parentNode === element || isWithin(parentNode, element)
    : false;
}

function hasSize(picture: Element): boolean {
  return attribute(picture, 'width') !== undefined || attribute(picture, 'height') !== undefined;
}

/** Networks write 1×1, and now and then 1×0, for what is not to be seen. */
function isCounting(picture: Element, reason: Reasons): boolean {
  const [width, height] = [pixels(picture, 'width', reason), pixels(picture, 'height', reason)];
  return width !== undefined && width <= 1 && height !== undefined && height <= 1;
}

/** An https address, or for a picture the name of one of our own. */
function readAddress(element: Element, name: 'href' | 'src', reason: Reasons): string {
  const written = (attribute(element, name) ?? '').trim();
  const address = /^\/\/[^/]/.test(written) ? `https:${written}` : written;
  const own = name === 'src' && /^picture:\S+$/.test(address);
  if (!isHttps(address) && !own) throw new BannerError(reason.address(name, written));
  return address;
}

function pixels(element: Element, name: 'width' | 'height', reason: Reasons): number | undefined {
  const value = attribute(element, name);
  if (value === undefined) return undefined;
  if (!/^\d{1,4}(?:px)?$/.test(value)) throw new BannerError(reason.number(name, value));
  return Number.parseInt(value, 10);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}
