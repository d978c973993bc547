import { definePicture, idOf, type Picture } from '../../define.ts';
import { grade, velvet } from '../../kit/grade/grade.ts';
import { palettes } from '../../kit/grade/palettes.ts';
import { SIGNS, type Sign, zodiacGlyph } from '../../kit/objects/zodiac-glyph.ts';
import { Art, ellipse, LINE, polar, ramp } from '../../kit/pen/index.ts';
import { ticks } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { constellation, starField } from '../../kit/sky/star-field.ts';

const SIZE = 600;
/** The disc's middle; what is inside the ring ends at INNER. */
const MIDDLE = 300;
const INNER = 231;

export interface Medallion {
  sign: Sign;
  /** The sign's constellation, where the sky is quiet: stars `[x, y, size]` and the lines between them. */
  stars?: Parameters<typeof constellation>[1];
  links?: Parameters<typeof constellation>[2];
  /** Paints the creature; (x, y) is the disc's middle. */
  draw(art: Art, x: number, y: number): void;
}

/** A sign's large picture: a disc of night, the ring of the twelve signs, its creature. */
export const medallion = ({ sign, stars, links = [], draw }: Medallion): Picture =>
  definePicture({
    name: `signs/${sign}`,
    width: SIZE,
    height: SIZE,
    format: { kind: 'photo', widths: [512], fallback: 512 },
    draw() {
      const name = `signs/${sign}`;
      const art = new Art({
        id: idOf(name),
        seed: `zs${sign.slice(0, 3)}`,
        width: SIZE,
        height: SIZE,
        palette: palettes.tarot,
        light: [MIDDLE, 280],
        reach: 380,
      });
      night(art);
      ring(art, sign);
      if (stars) constellation(art, stars, links, { radius: 2.4 });
      art.clip(ellipse(MIDDLE, MIDDLE, INNER), () => draw(art, MIDDLE, MIDDLE));
      return grade(art.toSvg(), velvet(0.72, 10));
    },
  });

/** Everything is clipped to the disc: a glow beyond it would stand as a half moon above the ring. */
function night(art: Art): void {
  const sky = art.radial(MIDDLE, MIDDLE, 292, ramp(0, '#5a3f86', 0.5, '#2a1f5c', 1, '#0d0b29'));
  art.fill(ellipse(MIDDLE, MIDDLE, 290), sky);
  art.clip(ellipse(MIDDLE, MIDDLE, 230), () => {
    art.glow(MIDDLE, 260, 262, art.palette.rose, 0.4);
    art.glow(MIDDLE, 290, 200, art.palette.glow, 0.34);
    const outside = (x: number, y: number): boolean => Math.hypot(x - MIDDLE, y - MIDDLE) > 216;
    starField(art, 110, { x0: 70, x1: 530, y0: 70, y1: 530, pow: 1, avoid: outside });
  });
}

/** Lines, ticks and the band of glyphs with the sign itself on top. */
function ring(art: Art, sign: Sign): void {
  const circle = (radius: number) => ellipse(MIDDLE, MIDDLE, radius);
  art.line(circle(288), LINE.bold);
  art.line(circle(279), LINE.fine);
  art.line(circle(238), LINE.mid);
  art.line(circle(INNER), LINE.hair);
  art.line(ticks(MIDDLE, MIDDLE, 239, 246, 180), LINE.hair);
  art.line(ticks(MIDDLE, MIDDLE, 239, 251, 36), LINE.fine);
  art.blot(wedgeRays(MIDDLE, MIDDLE, 186, 226, 60, 0.9, { alt: 0.5 }), 'gold', 0.34);
  const first = SIGNS.indexOf(sign);
  SIGNS.forEach((other, i) => {
    const angle = (i - first) * 30;
    const [x, y] = polar(MIDDLE, MIDDLE, 264, angle);
    if (other !== sign) art.line(zodiacGlyph(other, x, y, 0.62), LINE.fine, 'gold', 0.8);
    art.blot(sparkle(...polar(MIDDLE, MIDDLE, 264, angle + 15), 6));
  });
  const [x, y] = polar(MIDDLE, MIDDLE, 263, 0);
  art.clip(circle(290), () => void art.glow(x, y, 46, art.palette.glow, 0.7));
  art.solid(ellipse(x, y, 24), art.palette.ink);
  art.line(zodiacGlyph(sign, x, y, 0.92), 2.4);
}
