import { byHand, flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, type Point, polygon, ribbon } from '../../../kit/pen/index.ts';
import { DEEP, GOLD, STEEL, toned } from './form.ts';

/** A plate: its outline, and the ridge where it turns from the sun. */
interface Plate {
  outline: string;
  ridge: string;
}

const FAR = {
  shoe: {
    outline:
      '172,780! 166,794 148,806 124,814 100,826! 96,834 108,840 160,842 206,838! 216,824 214,800 210,780!',
    ridge: '216,790 192,804 164,818 134,828 96,834',
  },
  shin: {
    outline:
      '162,634! 184,642 206,638 222,626! 232,660 230,700 220,744 212,788! 194,797 170,788! 168,744 158,684',
    ridge: '194,630 203,690 193,796',
  },
  knee: [
    {
      outline: '164,596! 168,572 190,562 214,570! 226,592 200,584 178,586 166,604!',
      ridge: '196,560 200,576 198,590',
    },
    {
      outline: '163,620! 184,636 206,632 224,612! 228,632 210,648 184,650 164,638!',
      ridge: '196,630 198,640 196,654',
    },
    {
      outline: '160,606! 160,588 172,577 194,575! 212,580 222,596! 222,612 210,626! 194,634 176,632! 164,622',
      ridge: '196,572 206,602 194,638',
    },
  ],
  gleams: ['168,606 169,595 177,586', '173,660 173,700 179,748', '138,818 152,811 164,806'],
  seams: [
    '173,778 195,787 212,778',
    '150,808 160,822 164,842',
    '166,800 180,816 186,840',
    '128,816 138,828 140,842',
    '196,576 205,602 193,634',
  ],
  cuff: '170,784 192,794 214,784',
} as const;

/** Of the near leg no more than this shows under the mantle. */
const NEAR = {
  shin: {
    outline: '306,740! 304,770 308,806! 330,818 354,806! 360,770 364,740!',
    ridge: '334,740 338,780 334,818',
  },
  shoe: {
    outline: '308,796! 302,812 290,824 272,834 262,848! 266,860 300,864 346,862 362,850! 364,826 356,796!',
    ridge: '360,806 330,826 300,840 262,856',
  },
  seams: [
    '308,800 332,812 356,800',
    '288,826 302,838 310,862',
    '302,814 320,830 332,862',
    '272,836 284,846 286,862',
  ],
  cuff: '306,804 330,816 357,804',
  gleams: ['290,838 302,830 312,824'],
} as const;

/** The part of a plate that lies beyond its ridge, in the shade. */
function beyond(ridge: string): Path {
  const line = curve(ridge)
    .walk(14)
    .map(({ x, y }): Point => [x, y]);
  const [first, last] = [line[0]!, line.at(-1)!];
  // a lying ridge has its shade below it, an upright one to its right
  const lying = Math.abs(first[0] - last[0]) > Math.abs(first[1] - last[1]);
  const step: Point = lying ? [0, 120] : [120, 0];
  return polygon([...line, [last[0] + step[0], last[1] + step[1]], [first[0] + step[0], first[1] + step[1]]]);
}

function plate(art: Art, { outline: knots, ridge }: Plate): void {
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

const cuff = (art: Art, knots: string): void =>
  toned(art, ribbon(curve(knots), 5, { start: 0.9, end: 0.9, samples: 18 }), {
    ...GOLD,
    soft: 1,
    rimWidth: 0.8,
  });

/** What the feet keep from the sun, where they stand on the slab: it begins under the soles. */
export function footShadows(art: Art): void {
  const one = '#4a3040';
  art.fill(
    byHand(
      closed(
        '98,836! 150,834 206,822! 280,818 470,812! 520,846! 500,870! 280,870! 262,856 280,846! 200,852 140,848',
      ),
      1.5,
    ),
    one,
    0.9,
  );
}

/** The far leg, in steel from the knee down. */
export function farLeg(art: Art): void {
  plate(art, FAR.shoe);
  plate(art, FAR.shin);
  const cop = closed(FAR.knee[2].outline);
  for (const one of FAR.knee) plate(art, one);
  strokes(art, FAR.seams, 1.6, DEEP.steel, 0.05);
  art.line(cop, 4, GOLD.shade).line(cop.translate(-0.5, -0.5), 2.4, GOLD.fill);
  cuff(art, FAR.cuff);
  strokes(art, FAR.gleams, 3.6, '#fff4dd', 0.1);
}

/** The near foot, that comes from under the mantle. */
export function nearFoot(art: Art): void {
  plate(art, NEAR.shoe);
  plate(art, NEAR.shin);
  strokes(art, NEAR.seams, 1.6, DEEP.steel, 0.05);
  cuff(art, NEAR.cuff);
  strokes(art, NEAR.gleams, 3.6, '#fff4dd', 0.1);
}
