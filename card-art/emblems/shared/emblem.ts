import { definePicture, idOf, type Picture } from '../../define.ts';
import { grade, velvet } from '../../kit/grade/grade.ts';
import { palettes } from '../../kit/grade/palettes.ts';
import { type Sign, zodiacGlyph } from '../../kit/objects/zodiac-glyph.ts';
import { Art, ellipse, polar, ramp, random, range } from '../../kit/pen/index.ts';
import { beads, ticks } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';

const SIZE = 300;
const MIDDLE = SIZE / 2;

/** A sign's small mark for lists, made for 84 pixels: its glyph on a disc of night. */
export const emblem = (sign: Sign): Picture =>
  definePicture({
    name: `emblems/${sign}`,
    width: SIZE,
    height: SIZE,
    format: { kind: 'svg' },
    draw() {
      const name = `emblems/${sign}`;
      const light = [MIDDLE, 120] as [number, number];
      const art = new Art({
        id: idOf(name),
        width: SIZE,
        height: SIZE,
        palette: palettes.tarot,
        light,
        reach: 210,
      });
      disc(art);
      art.glow(MIDDLE, MIDDLE, 90, '#ffe2ac', 0.35);
      scatter(art, sign);
      art.line(zodiacGlyph(sign, MIDDLE, MIDDLE, 3.9), 7);
      return grade(art.toSvg(), velvet(0.72, 10));
    },
  });

function disc(art: Art): void {
  const circle = (radius: number) => ellipse(MIDDLE, MIDDLE, radius);
  art.fill(circle(147), art.radial(MIDDLE, MIDDLE, 150, ramp(0, '#4b3874', 0.6, '#221a4e', 1, '#100e30')));
  art.line(circle(144), 3);
  art.line(circle(137), 1.2);
  art.line(circle(112), 1.4, 'gold', 0.8);
  art.line(ticks(MIDDLE, MIDDLE, 113, 118, 72), 1);
  art.line(ticks(MIDDLE, MIDDLE, 113, 123, 12), 1.4);
  art.blot(wedgeRays(MIDDLE, MIDDLE, 84, 106, 48, 1.1, { alt: 0.55 }), 'gold', 0.45);
  art.blot([sparkle(...polar(MIDDLE, MIDDLE, 129, 15), 6), beads(MIDDLE, MIDDLE, 129, 11, 1.6, 45, 0, 330)]);
}

/** A few sparkles between glyph and ring. */
function scatter(art: Art, sign: Sign): void {
  const chance = random(sign);
  const stars = range(10, () => {
    const [x, y] = polar(MIDDLE, MIDDLE, chance.between(56, 98), chance.between(0, 360));
    return sparkle(x, y, chance.between(2, 4.5));
  });
  art.blot(stars, 'gold', 0.7);
}
