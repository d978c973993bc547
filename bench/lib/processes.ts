import { readdirSync, readFileSync } from 'node:fs';

/** Linux only, as is all that asks the kernel for a process: elsewhere `/proc` is not there and this throws. */
function stat(id: number | string): { parent: number; ticks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name in brackets may hold spaces: count from its end. Four fields of time: its own and its ended children's.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return {
      parent: Number(fields[1]),
      ticks: fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0),
    };
  } catch {
    return undefined;
  }
}

/** The process and all that it started, while they live. */
export function processTree(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const found = stat(name);
    if (found) parents.set(Number(name), found.parent);
  }
  const tree = [root];
  for (const id of tree)
    tree.push(...[...parents].filter(([, parent]) => parent === id).map(([child]) => child));
  return tree;
}

/** Memory that a process and its children hold together, shared pages counted once; MiB. */
export function memoryOf(root: number): number {
  const kilobytes = processTree(root).map((id) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
}

/** Processor time that a process and its children, ended ones too, have used; seconds. The kernel counts hundredths. */
export function processorTimeOf(root: number): number {
  return processTree(root).reduce((sum, id) => sum + (stat(id)?.ticks ?? 0), 0) / 100;
}
