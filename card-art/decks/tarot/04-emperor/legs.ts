import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, type Point, polygon, ribbon } from '../../../kit/pen/index.ts';
import { GOLD, STEEL, toned } from './form.ts';

/** A plate: its outline, and the ridge where it turns from the sun. */
interface Plate {
  outline: string;
  ridge: string;
}

const FAR = {
  shin: {
    outline:
      '80,708! 109,719 138,713 158,698! 171,742 169,794 156,851 145,908! 122,920 91,908! 88,851 75,773',
    ridge: '122,703 134,781 121,919',
  },
  knee: [
    {
      outline: '83,659! 88,628 117,615 148,625! 164,654 130,643 101,646 86,669!',
      ridge: '125,612 130,633 127,651',
    },
    {
      outline: '80,684! 109,702 138,698 161,680! 166,706 143,726 109,729 83,713!',
      ridge: '125,703 127,716 125,734',
    },
    {
      outline: '78,672! 78,648 93,634 122,632! 145,638 158,659! 158,680 143,698! 122,708 99,706! 83,693',
      ridge: '125,628 138,667 122,713',
    },
  ],
  gleams: ['88,672 90,658 100,646', '95,742 95,794 102,856'],
} as const;

/** The part of a plate that lies beyond its ridge, in the shade. */
function beyond(ridge: string): Path {
  const line = curve(ridge)
    .walk(14)
    .map(({ x, y }): Point => [x, y]);
  const far = line.map(([x, y]): Point => [x + 120, y]).reverse();
  return polygon([...line, ...far]);
}

export function plate(art: Art, { outline: knots, ridge }: Plate): void {
  const shade = beyond(ridge);
  flat(
    art,
    knots,
    STEEL.fill,
    [shade.translate(-9, -2), '#827b8a'],
    [shade, STEEL.shade],
    // what the stone throws back, then the edge that looks into the sun
    { side: [4.5, 1], paint: '#75667a' },
    { side: [-1.7, -0.8], paint: STEEL.rim },
  );
}

export const cuff = (art: Art, knots: string): void =>
  toned(art, ribbon(curve(knots), 7, { start: 0.9, end: 0.9, samples: 18 }), {
    ...GOLD,
    soft: 1,
    rimWidth: 0.8,
  });

/** The far leg, in steel from the knee down. */
export function farLeg(art: Art): void {
  plate(art, FAR.shin);
  const cop = closed(FAR.knee[2].outline);
  for (const one of FAR.knee) plate(art, one);
  art.line(cop, 5, GOLD.shade).line(cop.translate(-0.5, -0.5), 3.2, GOLD.fill);
  strokes(art, FAR.gleams, 3.6, '#fff4dd', 0.1);
}
