import { createElement } from 'react';

/** Attributes that React calls otherwise than HTML. */
const NAMES = {
  class: 'className',
  srcset: 'srcSet',
  fetchpriority: 'fetchPriority',
  tabindex: 'tabIndex',
  datetime: 'dateTime',
  hidden: 'hidden',
  open: 'open',
};

/**
 * Renders words and pictures taken out of the finished site, `[tag, attributes, children]` each.
 * `parts` gives components in place of elements: `draw-island`, `button` (the one that draws), `a`.
 */
export function Tree({ nodes, parts = {} }) {
  return nodes.map((node, place) => {
    if (typeof node === 'string') return node;
    const [tag, attributes, children] = node;
    const properties = { key: `${place} ${tag}` };
    for (const [name, value] of Object.entries(attributes)) {
      properties[NAMES[name] ?? name] = name === 'hidden' || name === 'open' ? true : value;
    }
    const part = tag === 'button' && !('data-early' in attributes) ? undefined : parts[tag];
    const below = children.length > 0 ? [<Tree key="below" nodes={children} parts={parts} />] : [];
    return createElement(part ?? tag, properties, ...below);
  });
}
