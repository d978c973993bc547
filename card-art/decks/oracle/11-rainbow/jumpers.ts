import { finger } from '../../../kit/figure/finger.ts';
import { mix } from '../../../kit/grade/mix.ts';
import { flat, INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, type Point } from '../../../kit/pen/index.ts';
import { brother } from './brother.ts';
import { LANDING, WATER } from './level.ts';
import { sister } from './sister.ts';

/** Both swing out from here. */
const HINGE: Point = [308, 268];

/** Her toe is in the water first; about it both lean, and so he is the higher. */
const TOE: Point = [246, 508];
const LEAN = -8;

/** The edge that the low sun meets. */
const SUNLIT = '#fff0bd';

/** The swell draws what it shows out towards us, and shakes it the more the nearer to us. */
const rippled = (x: number, y: number): Point => {
  const near = y - WATER;
  return [x + Math.min(5.5, near * 0.032) * Math.sin(y * 0.2 + x * 0.01), WATER + near * 1.16];
};

/** Paints the two, where they are or where the water shows them; the sun stands behind us and to the left. */
export interface Parts {
  /** @param shade of the side away from the sun, and how broad that is; `planes` lie within the form */
  part(
    outline: Path | string,
    fill: string,
    shade?: readonly [colour: string, breadth: number],
    ...planes: readonly (readonly [shape: Path | string, colour: string])[]
  ): void;
  lines(ways: readonly (Path | string)[], colour: string, weight?: number): void;
}

/** Hand in hand into the water, from behind; or, upside down, what the water shows of them. */
export function jumpers(art: Art, mirrored: boolean): void {
  const tone = (colour: string): string => (mirrored ? mix(colour, '#3a5a60', 0.3) : colour);
  const swung = (turn: number): Parts => {
    const place = (path: Path): Path => {
      const there = path
        .rotate(turn, ...HINGE)
        .rotate(LEAN, ...TOE)
        .translate(LANDING - TOE[0], 12);
      return mirrored ? there.flip(WATER).map(rippled) : there;
    };
    const shape = (outline: Path | string): Path =>
      place(typeof outline === 'string' ? closed(outline) : outline);
    return {
      part(outline, fill, shade, ...planes) {
        const form = shape(outline);
        const [, top, , bottom] = form.bounds();
        flat(
          art,
          form,
          tone(fill),
          ...(shade
            ? [{ side: [shade[1], shade[1] * (mirrored ? -0.25 : 0.25)], paint: tone(shade[0]) } as const]
            : []),
          ...planes.map(([plane, colour]) => [shape(plane), tone(colour)] as const),
          // what has a side away from the sun has one towards it; not what is as small as a button
          ...(shade && bottom - top > 20
            ? [{ side: [-2.2, mirrored ? 0.8 : -0.8], paint: tone(SUNLIT) } as const]
            : []),
        );
      },
      lines(ways, colour, weight = INK.form) {
        art.blot(
          ways.map((way, i) => ink(place(typeof way === 'string' ? curve(way) : way), weight, i, 0.06)),
          tone(colour),
        );
      },
    };
  };
  const between = swung(0);
  brother(swung(-17), () => hisArm(between));
  sister(swung(5), () => herArm(between));
  clasp(between);
}

const HERS = { skin: '#dda57c', shade: '#b9805c', line: '#8e5a41' } as const;
const HIS = { skin: '#cf946c', shade: '#a9714e', line: '#7f4f36' } as const;

/** Down from her puffed sleeve to the point of the elbow, from there the forearm, narrower and narrower, out to him. */
function herArm({ part, lines }: Parts): void {
  part(
    '249,314! 250,330 253,345 257,357! 259,364 265,369.4! 275,371.8 286,372.8 297,373! 297,362.4! 290,360 283,356 276,349! 274,338 273,326 271,312!',
    HERS.skin,
    [HERS.shade, 2],
    ['246,330! 252,346 259,360 268,366 281,368.2 298,369! 298,378! 262,376 244,346!', HERS.shade],
    ['246,312! 274,312 274,324! 262,330 250,328!', HERS.shade],
  );
  lines(['276,349 272,352 267,352.6', '261,363 264,366 268,366.4'], HERS.line, 1.2);
}

/** He hangs higher: his comes down to her, straight to the elbow, which stands out behind. */
function hisArm({ part, lines }: Parts): void {
  part(
    '355,300! 357.6,316 358.6,330 357.6,342! 355.6,349 350,354! 342,358.8 333,363 323,369 317.4,373! 309.6,364.6! 315,360.6 321,356 327,350 331,342! 333.4,332 333.4,318 331,302!',
    HIS.skin,
    [HIS.shade, 5],
    ['328,298! 358,296 358,314! 346,320 332,316!', HIS.shade],
  );
  lines(['331,342 335,345.4 340,346', '355,345 352,349 348,350.4'], HIS.line, 1.2);
}

/** From her knuckle over the back of his hand to the tip, and the finger's breadth; the little one first. */
const HER_FINGERS = [
  ['302.6,376.2 307,378 311,378.4', 4.4],
  ['306.1,371.8 312.2,373.6 317,374', 5],
  ['307.5,366.8 314,367.6 319,369', 5.2],
  ['305.6,362.2 311.4,362.5 316.6,364.4', 5],
] as const;

/** Palm in palm: his fingers are behind and come up under hers, hers lie over the back of his hand, his thumb over hers. */
function clasp({ part, lines }: Parts): void {
  part(
    '313,361.4! 320.4,367! 322.2,372 321,376.8 317.4,380.4 312.4,382.4 306.6,382.6 302,381 299,378! 299,373! 306,364!',
    HIS.skin,
    undefined,
    ['325,366! 321.4,373 316.4,378.4 310,380.6 302,379! 297,388 330,388!', HIS.shade],
    ['304,361! 323,364 322.6,371 315,379 303,380!', '#b97e57'],
  );
  for (const [course, breadth] of HER_FINGERS) part(finger(course, breadth), HERS.skin, [HERS.shade, 1]);
  // the back of her hand, from the wrist to the arc of the knuckles
  part(
    '289,360.4! 296,362 301,361 305,359.8! 307.8,361.2 308.2,364! 309.6,366.4 309,369.2! 308.4,372.2 306.6,374! 304.8,377.4 301.6,378.2 297,375.6 293,373.2 288,372.9!',
    HERS.skin,
    undefined,
    ['284,368.4! 293,369 298,371.4 303,375 308.6,369! 310,382 286,380!', HERS.shade],
    ['297,359! 302,358.6 308.6,359.6 308.8,364.6! 303.4,363.2 299,363.8!', '#ecc09a'],
  );
  lines(
    [
      '307.5,364.5 310.5,364.9 314,365.6',
      '308.2,369.8 311.4,370.5 315,371.4',
      '305.6,374.8 308.4,375.8 311.4,376.2',
    ],
    HERS.line,
    0.9,
  );
  part(
    '318.4,363! 314.4,359.4 309.6,356.8 304.4,356 300.3,357.2 299,359.4 300.3,361.4 303.8,361.4 307.8,361.5 311.4,363.5 314,367!',
    HIS.skin,
    undefined,
    ['299,360.5! 304.3,359.8 309.6,360.3 313.5,363 315.4,365.2! 313,370 299,364.3!', HIS.shade],
  );
  lines(['305.2,357 304.5,358.6 305.2,360.3'], HIS.line, 0.8);
}
