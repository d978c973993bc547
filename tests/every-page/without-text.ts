import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { addRules } from './shown.ts';

/** Pixels of a photograph, row by row from the top left, as sharp gives them. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  /** Bytes a pixel: red, green, blue and perhaps more. */
  channels: number;
}

const RULES =
  '*, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }';

/**
 * Photographs a page with its text transparent: what is behind each line, and around each control.
 * @param inFront selector of what stands in front; then the window is photographed, else the whole page
 */
export async function withoutText(page: Page, inFront?: string): Promise<Pixels> {
  const restore = await addRules(page, RULES);
  // A lossless picture of a long page takes three times as long.
  const photograph = await page.screenshot({
    type: 'jpeg',
    quality: 95,
    fullPage: !inFront,
    animations: 'disabled',
  });
  await restore();
  const { data, info } = await sharp(photograph).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
