import type { Page } from 'playwright-core';
import { PHRASE_BREAK } from '../../app/lib/phrase-break.ts';
import { phrases } from '../../app/lib/phrases.server.ts';

/** More lines than these are read as a paragraph, which breaks where it must. */
const MOST_LINES = 4;

/** Texts of a few lines in the middle of the page that break within a phrase: `…いますの／で、…`. */
export async function brokenPhrases(page: Page): Promise<string[]> {
  const texts = await page.evaluate(shortCentredTexts, MOST_LINES);
  return texts.flatMap((lines) => {
    const ends = endsOf(phrases(lines.join('')).split(PHRASE_BREAK));
    return endsOf(lines)
      .slice(0, -1)
      .filter((end) => !ends.includes(end) && !/[、。）」！？…]$/.test(lines.join('').slice(0, end)))
      .map((end) => `${lines.join('').slice(0, end)}／${lines.join('').slice(end)}`);
  });
}

/** How many letters stand before the end of each part. */
function endsOf(parts: readonly string[]): number[] {
  return parts.map((_, place) => parts.slice(0, place + 1).join('').length);
}

/** Runs in the page: the lines of each centred block, as they are painted. */
function shortCentredTexts(mostLines: number): string[][] {
  // An item of a list is a text of its own, also where the items stand in one line.
  const inline = (element: Element) =>
    !element.matches('li') && /^(inline|contents)$/.test(getComputedStyle(element).display);
  const blockOf = (node: Node) => {
    let element = node.parentElement;
    while (element && inline(element)) element = element.parentElement;
    return element;
  };
  const lines = new Map<Element, { text: string; middle: number }[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = blockOf(node);
    if (!block || !node.nodeValue?.trim()) continue;
    if (node.parentElement?.closest('script, style, noscript, svg, header, [lang=en], .visually-hidden'))
      continue;
    const { textAlign, writingMode } = getComputedStyle(block);
    if (textAlign !== 'center' || writingMode !== 'horizontal-tb') continue;
    if (!block.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const found = lines.get(block) ?? [];
    lines.set(block, found);
    for (const [at, letter] of [...node.nodeValue].entries()) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = [...range.getClientRects()].at(-1);
      if (!box?.width) continue;
      const middle = (box.top + box.bottom) / 2;
      const last = found.at(-1);
      if (last && middle - last.middle < box.height * 0.6) last.text += letter;
      else found.push({ text: letter, middle });
    }
  }
  return [...lines.values()]
    .filter((found) => found.length > 1 && found.length <= mostLines)
    .map((found) => found.map(({ text }) => text.trim()));
}
