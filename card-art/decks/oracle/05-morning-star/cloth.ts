import { strokes, within } from '../../../kit/hand/index.ts';
import { type Art, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

export const ORANGE = {
  fill: '#a64b38',
  lit: '#cf7049',
  shade: '#48202a',
  seam: '#5c2528',
  rim: '#ffd9a0',
  rimWidth: 3,
} as const;
/** The end of a sleeve. */
export const CUFF = { fill: '#8d3e2f', shade: '#4f2024', soft: 4, rim: ORANGE.rim } as const;
export const TEAL = {
  fill: '#26656b',
  lit: '#3d8683',
  shade: '#10343c',
  seam: '#123c44',
  rim: '#ffe0a8',
  rimWidth: 0,
} as const;

/** Quilted down: seams over the round of the form; the chambers between them swell, the light lies on each from its lit side. */
export function quilted(
  art: Art,
  outline: Path,
  cloth: typeof ORANGE | typeof TEAL,
  soft: number,
  seams: readonly string[],
  bright: readonly string[],
): void {
  form(art, outline, cloth.fill, soft, { shade: cloth.shade, rim: cloth.rim, rimWidth: cloth.rimWidth });
  within(art, outline, () => {
    art.blot(
      bright.map((swell) => ribbon(curve(swell), 10, { start: 0.7, end: 0, peak: 0.15, samples: 14 })),
      cloth.lit,
      0.8,
    );
    strokes(art, seams, 2.4, cloth.seam, 0.06);
  });
}
