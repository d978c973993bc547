import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PageData } from './content.ts';
import { fileOf } from './families.ts';
import { type Node, toHtml } from './tree.ts';

/** What someone would keep who writes the page by hand: words, links, pictures and their sizes. */
const KEPT =
  /^(href|src|srcset|sizes|type|media|alt|width|height|loading|decoding|fetchpriority|datetime|id)$/;
const LEFT_OUT = /^(svg|dialog|noscript|wbr)$/;

const STYLE =
  'body{margin:0 auto;max-width:40rem;padding:0 1rem;font-family:sans-serif;line-height:1.8;color:#241f44;background:#fcf7ee}' +
  'img{max-width:100%;height:auto}a{color:#7a2f5c}';

/** One page written by hand: the same words and pictures, a style of a few lines, nothing that runs. */
export async function writePlain(pages: readonly PageData[], to: string): Promise<void> {
  for (const { path, title, description, body } of pages) {
    const file = join(to, fileOf(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      '<!DOCTYPE html><html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        toHtml([
          ['title', {}, [title]],
          ['style', {}, []],
        ]).replace('<style>', `<style>${STYLE}`) +
        `<meta name="description" content="${description}"></head><body>${toHtml(bare(body))}</body></html>`,
    );
  }
}

function bare(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (typeof node === 'string') return [node];
    const [tag, attributes, children] = node;
    if (LEFT_OUT.test(tag) || 'hidden' in attributes || 'popover' in attributes) return [];
    if (/^(span|div)$/.test(tag)) return bare(children);
    const kept = Object.entries(attributes).filter(([name]) => KEPT.test(name));
    return [[tag, Object.fromEntries(kept), bare(children)]];
  });
}
