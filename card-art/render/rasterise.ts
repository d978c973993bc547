import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

/**
 * SVG → pixels, `width` wide, ready for encoding. Pictures carry no text, so no fonts are loaded.
 * @throws if the SVG is broken or holds NaN (a formula went wrong)
 */
export function rasterise(svg: string, width: number): Sharp {
  const fault = /.{0,60}(?:NaN|undefined|Infinity).{0,20}/.exec(svg);
  if (fault) throw new Error(`a formula went wrong: …${fault[0]}…`);
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  return sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4, premultiplied: true },
  });
}
