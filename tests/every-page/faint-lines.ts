import type { Page } from 'playwright-core';
import { contrast, luminance } from './colour.ts';
import type { Pixels } from './without-text.ts';

/** A line of text: where it stands on the page and how it is set. */
interface Line {
  text: string;
  /** Red, green, blue, from 0 to 255. */
  colour: number[];
  /** CSS pixels, as in the photograph. */
  size: number;
  weight: number;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Level AA of WCAG 2.2, for text and for large text. */
const NEEDED = 4.5;
const NEEDED_LARGE = 3;

/**
 * Text sits on drawn skies, so the colour behind a line differs from pixel to pixel. A line counts with the
 * contrast that all but this part of its pixels reach: the single pixel of a star says nothing.
 */
const SPARED = 0.03;

/**
 * Measures every line of text against the pixels really behind it.
 * @param sight the page as it stands, without its text
 * @param inFront selector of the dialog whose lines count; then only what is in the window is measured
 * @returns a line for each text below AA: `2.31 text (16 px)`
 */
export async function faintLines(page: Page, sight: Pixels, inFront?: string): Promise<string[]> {
  const lines = await page.evaluate(collectLines, inFront ?? 'body');
  const { data } = sight;
  const found: string[] = [];
  let measured = 0;
  for (const line of lines) {
    const own = luminance(line.colour[0] ?? 0, line.colour[1] ?? 0, line.colour[2] ?? 0);
    let pixels = 0;
    // How many pixels have each contrast, in hundredths: sorting millions of numbers takes seconds.
    const counts = new Uint32Array(2101);
    // The outer eighths of a line are leading, without ink.
    const top = Math.max(0, Math.floor(line.top + line.height / 8));
    const bottom = Math.min(sight.height, line.top + (line.height * 7) / 8);
    for (let y = top; y < bottom; y++) {
      const right = Math.min(sight.width, line.left + line.width);
      for (let x = Math.max(0, Math.floor(line.left)); x < right; x++) {
        const at = (y * sight.width + x) * sight.channels;
        const behind = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
        counts[Math.floor(contrast(own, behind) * 100)]!++;
        pixels++;
      }
    }
    if (pixels === 0) continue;
    measured++;
    let hundredths = 0;
    const spared = Math.floor(pixels * SPARED);
    for (let passed = counts[0]!; passed <= spared; passed += counts[hundredths]!) hundredths++;
    const reached = hundredths / 100;
    const large = line.size >= 24 || (line.size >= 18.66 && line.weight >= 700);
    if (reached < (large ? NEEDED_LARGE : NEEDED))
      found.push(`${reached.toFixed(2)} ${line.text} (${line.size} px)`);
  }
  return measured > 0 ? found : ['no line of text was found'];
}

/** Runs inside the page: the lines of visible text in an element. */
function collectLines(selector: string): Line[] {
  const lines: Line[] = [];
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const asRgb = (colour: string): number[] => {
    if (!brush) return [];
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data];
  };
  const root = document.querySelector(selector);
  if (!root) throw new Error(`nothing matches ${selector}`);
  // The whole page is photographed from its top, what is in front as the window shows it.
  const [rightwards, down] = root === document.body ? [scrollX, scrollY] : [0, 0];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim()) continue;
    // Not for the eye, or said to be out of use.
    if (element.closest('.visually-hidden, [disabled], script, style, noscript')) continue;
    // The tooltip as a whole is for the eye alone.
    const unheard = element.closest('[aria-hidden=true]');
    if (unheard && !unheard.contains(root)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    // A text that is cut after some lines goes on, unseen, behind the cut.
    const cuts: DOMRect[] = [];
    let onlyHeard = false;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowY, clipPath } = getComputedStyle(box);
      if (overflowY !== 'visible') cuts.push(box.getBoundingClientRect());
      onlyHeard ||= clipPath === 'inset(50%)';
    }
    if (onlyHeard) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { x, y, width, height } of range.getClientRects()) {
      if (width <= 2 || height <= 2) continue;
      const middle = y + height / 2;
      const centre = x + width / 2;
      const isCut = ({ top, right, bottom, left }: DOMRect) =>
        middle < top || middle > bottom || centre < left || centre > right;
      if (cuts.some(isCut)) continue;
      lines.push({
        text: node.nodeValue.trim().slice(0, 16),
        colour: asRgb(style.color),
        size: Number.parseFloat(style.fontSize),
        weight: Number(style.fontWeight),
        left: x + rightwards,
        top: y + down,
        width,
        height,
      });
    }
  }
  return lines;
}
