import { mix } from '../../../kit/grade/mix.ts';
import { flat, INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, type Path, type Point } from '../../../kit/pen/index.ts';
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
  const tone = (colour: string): string => (mirrored ? mix(colour, '#2c4a52', 0.34) : colour);
  const swung = (turn: number): Parts => {
    const place = (path: Path): Path => {
      const there = path
        .rotate(turn, ...HINGE)
        .rotate(LEAN, ...TOE)
        .translate(LANDING - TOE[0], 12);
      return mirrored ? there.flip(WATER) : there;
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
    '249,314! 250,330 253,345 257,357! 259,364 265,369.6! 274,373.4 284,373.6 295,372.6! 296,362.6! 288,361 281,356.6 276,349! 274,338 273,326 271,312!',
    HERS.skin,
    [HERS.shade, 2],
    ['246,330! 252,346 259,360 268,367 280,368.6 298,368.4! 298,378! 262,376 244,346!', HERS.shade],
    ['246,312! 274,312 274,324! 262,330 250,328!', HERS.shade],
  );
  lines(['276,349 272,352 267,352.6', '261,363 264,366 268,366.4'], HERS.line, 1.2);
}

/** He hangs higher: his comes down to her, straight to the elbow, which stands out behind. */
function hisArm({ part, lines }: Parts): void {
  part(
    '355,300! 357.6,316 358.6,330 357.6,342! 355.6,349 350,354! 343,358.6 335,362.4 326,368.4 321,373! 313,365! 318,360.4 323,356 328,350 331,342! 333.4,332 333.4,318 331,302!',
    HIS.skin,
    [HIS.shade, 5],
    ['328,298! 358,296 358,314! 346,320 332,316!', HIS.shade],
  );
  lines(['331,342 335,345.4 340,346', '355,345 352,349 348,350.4'], HIS.line, 1.2);
}

/** From her knuckle over the back of his hand to the tip, and half the finger's breadth; the little one first. */
const HER_FINGERS = [
  ['304,377.6 309,380.4 314,381.2', 2.5],
  ['308,372.4 315,374.8 320.6,375.6', 2.9],
  ['309.6,366.8 317,367.8 322.8,369.6', 3],
  ['307.4,361.4 314,361.8 320,364', 2.9],
] as const;

/** Palm in palm: his fingers are behind and come up under hers, hers lie over the back of his hand, his thumb over hers. */
function clasp({ part, lines }: Parts): void {
  part(
    '317,360! 325.6,367! 327.6,372.6 326,378.4 321.6,383.4! 319,386.4 314.6,387.6! 312.4,389.4 308.6,389.2! 306,389.6 303,388! 300,387 298.4,384! 298,381 300,377! 308,364!',
    HIS.skin,
    undefined,
    ['330,366! 326,374 320,381 312,385 304,385 298,380! 294,392 332,394!', HIS.shade],
    ['306,360! 328,364 328,372 320,383 304,384!', '#b97e57'],
  );
  lines(
    [
      '303.4,388.4 303,385.6 304.4,383',
      '308.8,389.4 308,386 309.4,383.6',
      '314.8,387.6 313.4,385.6 314.4,383.6',
    ],
    HIS.line,
    1,
  );
  for (const [course, half] of HER_FINGERS)
    part(
      limb(
        course,
        [1, 1, 1.02, 1, 0.98, 0.96, 0.92, 0.84, 0.62, 0.16].map((breadth) => breadth * half),
        20,
      ),
      HERS.skin,
      [HERS.shade, 1.3],
    );
  // the back of her hand, from the wrist to the arc of the knuckles
  part(
    '289,361.6! 296,361.2 302,358.6 306.4,358.2! 309.8,360.4 310.2,363.6! 312,366.4 311.2,369.4! 310.6,373 308.6,375! 306.6,379.4 302.6,380.6 297,377 293,373.6 288,373!',
    HERS.skin,
    undefined,
    ['284,368.4! 293,368.8 299,371.6 304.6,376 311,369! 312,384 286,382!', HERS.shade],
    ['296,358! 303,357 311,358 311,364! 305,362 299,363.4!', '#ecc09a'],
  );
  lines(
    ['309.6,364.2 313,364.6 317,365.4', '310.4,370.2 314,371 318,372', '307.4,375.6 311,377 314.6,378'],
    HERS.line,
    1,
  );
  part(
    '322,362.4! 317.4,358.4 312,355.4 306,354.4 301.4,355.8 300,358.4 301.4,360.6 305.4,360.6 310,360.8 314,363 317,367!',
    HIS.skin,
    undefined,
    ['300,359.6! 306,358.8 312,359.4 316.4,362.4 318.6,365! 316,370 300,364!', HIS.shade],
  );
  lines(['307,355.6 306.2,357.4 307,359.4'], HIS.line, 0.9);
}
