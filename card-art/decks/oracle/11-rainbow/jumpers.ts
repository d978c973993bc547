import { mix } from '../../../kit/grade/mix.ts';
import { flat, INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path } from '../../../kit/pen/index.ts';
import { brother } from './brother.ts';
import { WATER } from './level.ts';
import { sister } from './sister.ts';

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

/** Hand in hand into the water, from the side; or, upside down, what the water shows of them. */
export function jumpers(art: Art, mirrored: boolean): void {
  const tone = (colour: string): string => (mirrored ? mix(colour, '#2c4a52', 0.34) : colour);
  const placed = (dx: number): Parts => {
    const place = (path: Path): Path => {
      const there = path.translate(dx, -8);
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
          // what is as small as a button has no lit edge, nor what is all one tone
          ...((shade || planes.length) && bottom - top > 24
            ? [{ side: [-2, mirrored ? 0.8 : -0.8], paint: tone(SUNLIT) } as const]
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
  sister(placed(-12));
  brother(placed(-2));
  clasp(placed(-12));
}

/** His hand from above in hers: her thumb over his fingers. */
function clasp({ part, lines }: Parts): void {
  part('322,297! 330,290 341,289 350,294 352,303 346,312 336,316 327,312!', '#e3a77c', ['#9c6454', 4]);
  part('352,283! 344,282 336,287 331,294 331,302 336,308! 343,309 350,305 356,299!', '#ae6d4c', [
    '#7d4840',
    4,
  ]);
  lines(['333,300 340,298 347,299', '336,306 342,303 348,303', '333,294 340,292 347,293'], '#663828', 1);
  part('324,296! 332,290 340,290 344,293 341,296.6 334,296 328,302!', '#f1bd8e', ['#cc8c66', 2]);
}
