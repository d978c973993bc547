import { mix } from '../../../kit/grade/mix.ts';
import { flat, INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, type Point } from '../../../kit/pen/index.ts';
import { brother } from './brother.ts';
import { LANDING, WATER } from './level.ts';
import { sister } from './sister.ts';

/** Where their hands meet: both swing out from here. */
const CLASP: Point = [308, 268];

/** Her toe is in the water first; about it both lean, and so he is the higher. */
const TOE: Point = [226, 508];
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
        .rotate(turn, ...CLASP)
        .rotate(LEAN, ...TOE)
        .translate(LANDING - TOE[0], 4);
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
  brother(swung(-17));
  sister(swung(5));
  clasp(swung(0));
}

/** Her fingers over his, her thumb below. */
function clasp({ part, lines }: Parts): void {
  part('302,277! 299,268 301,260 306,255! 312,253 318,257 320,263! 319,270 314,276 308,279!', '#cf946c');
  part(
    '296,274! 296,265 299,257 305,252! 310,250 315,252 316,256! 314,260 310,262! 313,264 312,268 308,269! 309,273 306,277 301,279!',
    '#dda57c',
    ['#b9805c', 3],
  );
  lines(['310,262 305,261 302,262', '308,269 304,268 301,268'], '#9a6244', 1.1);
}
