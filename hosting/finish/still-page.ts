import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/**
 * Takes the router out of a page: module scripts, module preloads and the router's inline data. Not-found pages are
 * handed out at addresses the router knows nothing of, so it must not start there. The page's own inline scripts stay.
 */
export function withoutRouter(html: string): string {
  const document = parse(html);
  removeFrom(document);
  return serialize(document);
}

function removeFrom(node: Node): void {
  if (!('childNodes' in node)) return;
  for (const child of [...node.childNodes]) {
    if ('tagName' in child && belongsToRouter(child)) defaultTreeAdapter.detachNode(child);
    else removeFrom(child);
  }
}

function belongsToRouter(element: Element): boolean {
  const attribute = (name: string) => element.attrs.find((candidate) => candidate.name === name)?.value;
  if (element.tagName === 'link') return attribute('rel') === 'modulepreload';
  if (element.tagName !== 'script') return false;
  if (attribute('type') === 'module') return true;
  const text = element.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
  return text.includes('__reactRouterContext');
}
