import type { CDPSession, Page } from 'playwright-core';

/** A node of what a screen reader is given. */
export interface Heard {
  role: string;
  name: string;
  description: string;
  /** E.g. `focused`, `level`, `modal`, `valuenow`. */
  states: Record<string, unknown>;
}

/** Parts of the tree that say nothing by themselves. */
const SILENT = new Set(['none', 'generic', 'InlineTextBox', 'LineBreak', 'RootWebArea', 'StaticText']);

/**
 * What assistive technology is given of the page as it stands, in reading order: the browser's own
 * accessibility tree, so without everything hidden, inert or behind an open dialog.
 */
export async function heard(page: Page): Promise<Heard[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const found: Heard[] = [];
  const words = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
    return (node?.childIds ?? []).map(words).join('');
  };
  const visit = (id: string) => {
    const node = byId.get(id);
    if (!node) return;
    const role = String(node.role?.value ?? '');
    if (!node.ignored && !SILENT.has(role))
      found.push({
        role,
        // A paragraph or a live region has no name of its own: its words are what is said.
        name: String(node.name?.value || words(id)),
        description: String(node.description?.value ?? ''),
        states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
      });
    for (const child of node.childIds ?? []) visit(child);
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root) visit(root.nodeId);
  return found;
}

/** Of those, the ones with a role: their names in reading order. */
export function named(all: Heard[], role: string): string[] {
  return all.filter((node) => node.role === role).map(({ name }) => name);
}
