import { definePicture, idOf, type Picture } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { palettes } from '../../kit/grade/palettes.ts';
import { lettering } from '../../kit/lettering/lettering.ts';
import { Art, LINE, line, ramp, ribbon, roundRect } from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';

/** Motifs in brown on paper, not gold on night. */
const PAPER: Palette = {
  ...palettes.tarot,
  ink: '#efe3d0',
  far: '#e6d3bd',
  gold: ['#b48a55', '#a67f4e', '#a67f4e', '#9a7446'],
  glow: '#fffaf0',
  rose: '#e2b7ac',
  pale: '#fdf6ea',
};
const INK = '#403a63';
const QUIET = '#75521f';

const GROUND = ramp(0, '#fcf7ee', 0.6, '#f8f0e2', 1, '#f1e6d5');

function banner(name: string, width: number, height: number, draw: (art: Art) => void): Picture {
  return definePicture({
    name,
    width,
    height,
    format: { kind: 'photo', widths: [width * 2], fallback: width * 2 },
    draw() {
      const light = [width / 2, height / 2] as [number, number];
      const art = new Art({ id: idOf(name), width, height, palette: PAPER, light, reach: width });
      art.fill(roundRect(0, 0, width, height), art.radial(width / 2, height / 2, width * 0.62, GROUND));
      art.line(roundRect(5.5, 5.5, width - 11, height - 11, 1), 0.8, 'gold', 0.8);
      draw(art);
      return art.toSvg();
    },
  });
}

/** In the menu: a vignette round (150, 88) over two lines of words. */
export const menuBanner = (number: number, vignette: (art: Art, x: number, y: number) => void): Picture =>
  banner(`banners/menu-${number}`, 300, 250, (art) => {
    vignette(art, 150, 86);
    rule(art, 150, 158, 74);
    art.fill(lettering('ここに広告が入ります', 150, 194, 19, { spacing: 2.4 }), INK);
    art.fill(lettering('300 × 250', 150, 220, 16, { face: 'serif', weight: 600, spacing: 1.2 }), QUIET);
  });

/** At the foot of every page: a vignette at both ends, about (64, 45) and (664, 45). */
export const footerBanner = (
  number: number,
  vignette: (art: Art, x: number, y: number, side: -1 | 1) => void,
): Picture =>
  banner(`banners/footer-${number}`, 728, 90, (art) => {
    vignette(art, 64, 45, -1);
    vignette(art, 664, 45, 1);
    for (const side of [-1, 1]) {
      const x = 364 + side * 200;
      art.blot(ribbon(line(x - 50, 45, x + 50, 45), 1.4, { samples: 5 }));
      art.blot(sparkle(x, 45, 5));
    }
    art.fill(lettering('ここに広告が入ります', 364, 44, 19, { spacing: 3 }), INK);
    art.fill(lettering('728 × 90', 364, 68, 16, { face: 'serif', weight: 600, spacing: 1.2 }), QUIET);
  });

/** A hairline with a star in its middle. */
function rule(art: Art, x: number, y: number, half: number): void {
  for (const side of [-1, 1]) art.line(line(x + side * 9, y, x + side * half, y), LINE.hair);
  art.blot(sparkle(x, y, 5));
}
