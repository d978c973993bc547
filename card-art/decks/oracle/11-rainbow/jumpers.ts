import { mix } from '../../../kit/grade/mix.ts';
import { flat, INK, ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  type Point,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { brother } from './brother.ts';
import { WATER } from './level.ts';
import { sister } from './sister.ts';

/** Where their hands meet: both swing out from here. */
const CLASP: Point = [308, 268];

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
      const there = path.rotate(turn, ...CLASP);
      return mirrored ? there.flip(WATER) : there;
    };
    const shape = (outline: Path | string): Path =>
      place(typeof outline === 'string' ? closed(outline) : outline);
    return {
      part(outline, fill, shade, ...planes) {
        flat(
          art,
          shape(outline),
          tone(fill),
          ...(shade
            ? [{ side: [shade[1], shade[1] * (mirrored ? -0.25 : 0.25)], paint: tone(shade[0]) } as const]
            : []),
          ...planes.map(([plane, colour]) => [shape(plane), tone(colour)] as const),
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
  brother(swung(-8));
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

/** What comes up round the foot that is first: a crown of water, and drops off it, the higher the smaller. */
export function spray(art: Art): void {
  const crown = [
    closed('226,511! 221,499 211,490! 226,495 234,503 240,512!'),
    closed('236,512! 232,500 224,492! 238,497 243,505 245,513!'),
    closed('254,513! 260,501 269,491! 269,503 265,512!'),
    closed('262,512! 272,501 286,495! 282,504 275,511!'),
  ];
  const chance = random('splash');
  const drops = range(26, (): Path => {
    const side = chance() < 0.5 ? -1 : 1;
    const [far, high] = [chance.between(10, 56), chance.between(4, 42)];
    const size = chance.between(1.4, 2.8) * (1 - high / 70);
    return ellipse(250 + side * far, 506 - high * (1 - (far / 74) ** 2), size * 0.9, size * 1.3);
  });
  const there = (path: Path): Path => path.translate(-36, 4);
  art.fill(crown.map(there), '#f4f3e2', 0.92).blot(drops.map(there), '#fffbe6');
}
