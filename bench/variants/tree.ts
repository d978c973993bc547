import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** A text, or `[tag, attributes, children]`: what a page says, free of the tool that made it. */
export type Node = string | [tag: string, attributes: Record<string, string>, children: Node[]];

/** Names that mean something to our own scripts only. `data-early` stays: it marks the button of the draw. */
const OURS_ONLY = /^(data-discover|data-week|data-banners|data-line-link|suppresshydrationwarning)$/;

/**
 * The words and pictures of a finished page.
 * @returns title, description, addresses of the style sheets in their order, each once, and the body without scripts
 */
export function pageOf(html: string) {
  const document = parse(html, { scriptingEnabled: false });
  const elements = [...descendants(document)];
  const metas = elements.filter(({ tagName }) => tagName === 'meta').map(attributesOf);
  const title = elements.find(({ tagName }) => tagName === 'title');
  const body = elements.find(({ tagName }) => tagName === 'body');
  return {
    title: title ? texts(title) : '',
    description: metas.find(({ name }) => name === 'description')?.content ?? '',
    // The font's stands there twice, for after the first paint and for a page without scripts.
    styles: [
      ...new Set(
        elements
          .filter(({ tagName }) => tagName === 'link')
          .map(attributesOf)
          .filter(({ rel }) => rel === 'stylesheet')
          .map(({ href = '' }) => href.replace(/#$/, '')),
      ),
    ],
    body: body ? childrenOf(body) : [],
  };
}

type Element = DefaultTreeAdapterTypes.Element;

function* descendants(parent: DefaultTreeAdapterTypes.ParentNode): Generator<Element> {
  for (const child of parent.childNodes) {
    if (!('tagName' in child)) continue;
    yield child;
    yield* descendants(child);
  }
}

function attributesOf(element: Element): Record<string, string | undefined> {
  return Object.fromEntries(
    element.attrs.map(({ name, value, prefix }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
}

function texts(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
}

function childrenOf(parent: DefaultTreeAdapterTypes.ParentNode): Node[] {
  const nodes: Node[] = [];
  for (const child of parent.childNodes) {
    if ('value' in child) {
      // React parts neighbouring texts by comments; in the words they are one.
      if (typeof nodes.at(-1) === 'string') nodes[nodes.length - 1] += child.value;
      else nodes.push(child.value);
    } else if ('tagName' in child && child.tagName !== 'script') {
      const attributes = Object.entries(attributesOf(child)).filter(([name]) => !OURS_ONLY.test(name));
      nodes.push([
        child.tagName,
        Object.fromEntries(attributes) as Record<string, string>,
        childrenOf(child),
      ]);
    }
  }
  return nodes;
}

/** Elements of HTML that have no end. */
const VOID = /^(img|br|wbr|hr|source|input)$/;

/** The nodes as HTML. */
export function toHtml(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return escapeText(node);
      const [tag, attributes, children] = node;
      const written = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escapeText(value).replaceAll('"', '&quot;')}"`,
      );
      return `<${tag}${written.join('')}>${toHtml(children)}${VOID.test(tag) ? '' : `</${tag}>`}`;
    })
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The first node that fits, or undefined. */
export function find(
  nodes: readonly Node[],
  fits: (tag: string, attributes: Record<string, string>) => boolean,
): Node | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    if (fits(node[0], node[1])) return node;
    const below = find(node[2], fits);
    if (below) return below;
  }
  return undefined;
}
