/**
 * Reads an affiliate network's snippet with an HTML parser against an
 * allow-list: one link around one picture, and at most one 1×1 counting
 * picture. Addresses come out as a browser would see them, byte for byte.
 */
import { type DefaultTreeAdapterTypes, type ParserError, parseFragment } from 'parse5';
import type { Message } from './problem.ts';
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

/** What may stand in a snippet. The page writes its own `rel`, `border` and `style`. */
const allowedAttributes: Record<string, ReadonlySet<string>> = {
  a: new Set(['href', 'rel', 'target', 'title', 'referrerpolicy', 'attributionsrc']),
  img: new Set(['src', 'width', 'height', 'alt', 'border', 'style', 'loading', 'title']),
};

/** @throws {BannerError} with the reason, for anything that is not on the allow-list */
export function parseBanner(snippet: string, size: string): BannerParts {
  const errors: ParserError[] = [];
  const fragment = parseFragment(snippet, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => errors.push(error),
  });
  const elements: Element[] = [];
  collect(fragment.childNodes, elements);
  if (errors.length > 0) throw new BannerError(reason.malformed(errors[0]?.code ?? ''));
  if (hasLostTags(snippet, elements)) throw new BannerError(reason.malformed('stray-tag'));

  const links = elements.filter(({ tagName }) => tagName === 'a');
  const [link] = links;
  const pictures = elements.filter(({ tagName }) => tagName === 'img');
  const inLink = pictures.filter(({ parentNode }) => parentNode === link);
  const outside = pictures.filter(({ parentNode }) => parentNode !== link);
  const [picture] = inLink;
  const [pixel] = outside;
  if (link === undefined || links.length > 1) throw new BannerError(reason.links(links.length));
  if (picture === undefined || inLink.length > 1) throw new BannerError(reason.pictures(inLink.length));
  if (outside.length > 1) throw new BannerError(reason.pixels(outside.length));

  const image = { ...readImage(picture), alt: attribute(picture, 'alt') ?? '' };
  const found = `${image.width}x${image.height}`;
  if (found !== size) throw new BannerError(reason.size(size, found));
  const href = attribute(link, 'href') ?? '';
  if (!isHttps(href)) throw new BannerError(reason.address('href', href));
  return { href, image, pixel: pixel && readPixel(pixel) };
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
function collect(nodes: readonly Node[], elements: Element[]): void {
  for (const node of nodes) {
    if (node.nodeName === '#text') {
      const { value } = node as DefaultTreeAdapterTypes.TextNode;
      if (value.trim() !== '') throw new BannerError(reason.text(value.trim()));
      continue;
    }
    if (!('tagName' in node)) throw new BannerError(reason.element('!-- --'));
    const allowed = allowedAttributes[node.tagName];
    if (allowed === undefined) throw new BannerError(reason.element(node.tagName));
    for (const { name } of node.attrs) {
      if (!allowed.has(name)) throw new BannerError(reason.attribute(node.tagName, name));
    }
    elements.push(node);
    collect(node.childNodes, elements);
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

function readImage(element: Element): BannerImage {
  const src = attribute(element, 'src') ?? '';
  if (!isHttps(src) && !/^picture:\S+$/.test(src)) throw new BannerError(reason.address('src', src));
  return { src, width: pixels(element, 'width'), height: pixels(element, 'height') };
}

function readPixel(element: Element): BannerImage {
  const pixel = readImage(element);
  if (pixel.width !== 1 || pixel.height !== 1) {
    throw new BannerError(reason.size('1x1', `${pixel.width}x${pixel.height}`));
  }
  return pixel;
}

function pixels(element: Element, name: 'width' | 'height'): number {
  const value = attribute(element, name) ?? '';
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new BannerError(reason.number(name, value));
  return Number(value);
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

const rule: Message = {
  ja: '使えるのは、画像を1つ囲むリンク1つと、1×1の計測用の画像だけです。',
  en: 'Only one link around one picture, and one 1×1 counting picture, may stand here.',
};

const reason = {
  element: (name: string): Message => ({
    ja: `広告のHTMLに <${name}> は使えません。${rule.ja}`,
    en: `The banner may not have <${name}>. ${rule.en}`,
  }),
  attribute: (element: string, name: string): Message => ({
    ja: `広告の <${element}> に「${name}」は使えません。広告会社のHTMLをもう一度そのまま貼り付けてください。`,
    en: `The banner's <${element}> may not have "${name}". Paste the network's HTML again as it is.`,
  }),
  text: (found: string): Message => ({
    ja: `広告のHTMLに文字「${found}」があります。${rule.ja}`,
    en: `The banner has the text "${found}". ${rule.en}`,
  }),
  malformed: (code: string): Message => ({
    ja: `広告のHTMLが壊れています（${code}）。広告会社のHTMLをもう一度そのまま貼り付けてください。`,
    en: `The banner's HTML is broken (${code}). Paste the network's HTML again as it is.`,
  }),
  links: (count: number): Message => ({
    ja: `広告のリンクが${count}つあります。${rule.ja}`,
    en: `The banner has ${count} links. ${rule.en}`,
  }),
  pictures: (count: number): Message => ({
    ja: `広告のリンクの中に画像が${count}つあります。${rule.ja}`,
    en: `The banner's link has ${count} pictures. ${rule.en}`,
  }),
  pixels: (count: number): Message => ({
    ja: `広告のリンクの外に画像が${count}つあります。${rule.ja}`,
    en: `The banner has ${count} pictures outside its link. ${rule.en}`,
  }),
  size: (want: string, found: string): Message => ({
    ja: `広告の画像の大きさは ${want} でなければなりません。今は ${found} です。`,
    en: `The banner's picture must be ${want}; found ${found}.`,
  }),
  number: (name: string, found: string): Message => ({
    ja: `広告の画像の ${name} には画素数を書きます。今は「${found}」です。`,
    en: `The banner's ${name} must be a number of pixels; found "${found}".`,
  }),
  address: (name: string, found: string): Message => ({
    ja: `広告の ${name} は https:// で始まるアドレスでなければなりません。今は「${found}」です。`,
    en: `The banner's ${name} must start with https://; found "${found}".`,
  }),
};
