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

/** Down from her puffed sleeve, the elbow easy, the forearm out to him. */
function herArm({ part, lines }: Parts): void {
  part(
    '250,316! 252,332 257,346 265,358 275,366 286,370.6 297,373! 300,362! 290,358 281,352 275,344 272,332 271,314!',
    HERS.skin,
    [HERS.shade, 2],
    ['248,330! 256,346 268,360 284,368 298,370! 298,378! 262,370 246,340!', HERS.shade],
    ['246,312! 274,312 274,324! 262,330 250,328!', HERS.shade],
  );
  lines(['276,346 273,349 269,350'], HERS.line, 1.2);
}

/** He hangs higher: his comes down to her. */
function hisArm({ part, lines }: Parts): void {
  part(
    '355,300! 356,318 354,336 348,350 338,361 326,369 315,374.6! 309,364! 319,357 328,349 333,338 334,320 331,302!',
    HIS.skin,
    [HIS.shade, 5],
    ['328,298! 358,296 357,314! 346,320 332,316!', HIS.shade],
  );
  lines(['333,340 337,344 342,345'], HIS.line, 1.2);
}

/** Palm in palm: his fingers are behind, hers come over the back of his hand, his thumb over hers. */
function clasp({ part, lines }: Parts): void {
  part('318,361! 322,366 320,374! 314,380 306,384 299,383! 295,379 296,373 301,366 309,361!', HIS.skin, [
    HIS.shade,
    3,
  ]);
  part('297,361.6! 303,361.6 308,364 310,368! 309,374 304,378 298,378 294,374!', HERS.skin, [HERS.shade, 2]);
  for (const finger of [
    '303,362.4! 309,362 315,364.6 316.6,367.4 314,369 308,367.6 303,367!',
    '304,366.6! 310,367 315.4,369.6 316.4,372.6 313.4,373.8 308,372 303,371!',
    '303,370.6! 309,371.6 313.6,374.2 314,377 311,377.8 306,376 301,374.6!',
    '301,374! 306,375.4 310,378 310,380.6 307,381 303,379.4 299,377.6!',
  ])
    part(finger, HERS.skin, [HERS.shade, 1.1]);
  lines(
    ['314.6,369.2 309,367.6 304,367', '314,374 309,372 304,371.4', '311.6,378 307,376 302,375'],
    '#9a6244',
    1,
  );
  part('318,362.6! 314,358.6 308,357 303,358.4 302.4,361.4 306,362 311,362.6 315,365.4!', HIS.skin, [
    HIS.shade,
    1.4,
  ]);
}
