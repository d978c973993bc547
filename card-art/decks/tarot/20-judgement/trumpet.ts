import { byHand, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  degrees,
  ellipse,
  limb,
  type Point,
  ribbon,
} from '../../../kit/pen/index.ts';
import { toned } from './form.ts';

const LIPS: Point = [271, 264];
/** Where its mouth is turned: a step of one unit away from the lips. */
const [DX, DY] = [-0.743, 0.669];
const LONG = 250;

/** Degrees that its tube is turned from the level, the lips to the right. */
export const SLOPE = degrees(Math.atan2(-DY, -DX));

/** A place on its tube, so many units from the lips. */
export const onTube = (away: number): Point => [LIPS[0] + DX * away, LIPS[1] + DY * away];

const written = (aways: readonly number[]): string => aways.map((away) => onTube(away).join()).join(' ');

const BRASS = { fill: '#d9a650', shade: '#96603c', rim: '#fff4c8', soft: 2.4, rimWidth: 1.8 } as const;

const CLOTH = closed(
  '132,392! 138,416 137,440 130,464 134,492! 146,484 158,490 170,482 182,485 193,474! 190,448 197,424 198,398 190,342!',
);

/** A white banner with a red cross hangs from the tube; light comes through it. */
export function banner(art: Art): void {
  toned(art, CLOTH, { fill: '#f4e9df', shade: '#b9b0c4', rim: '#fffdf2', soft: 5 }, () => {
    art
      .fill(ribbon(curve('160,356 168,400 168,430 160,456 164,500'), 17, { start: 1, end: 1 }), '#c8404e')
      .fill(ribbon(curve('120,440 150,428 172,424 206,404'), 17, { start: 1, end: 1 }), '#c8404e')
      .fill(closed('182,340! 189,392 188,424 181,450 184,500! 210,500! 210,340!'), '#5c5c94', 0.24)
      .fill(
        closed('142,376! 149,410 148,438 141,464 145,500! 154,500! 151,464 158,438 159,410 152,366!'),
        '#5c5c94',
        0.18,
      );
  });
  strokes(
    art,
    ['182,356 189,396 187,424 181,448', '146,386 150,414 147,440 142,462'],
    INK.detail,
    '#7d7ba4',
    0.3,
  );
}

/** The axis runs down to the left; its mouth is turned from us, so only the far lip shows. */
export function trumpet(art: Art): void {
  const [bellX, bellY] = onTube(LONG);
  art.fill(
    ellipse(0, 0, 40, 10)
      .rotate(SLOPE + 90)
      .translate(bellX, bellY),
    '#5e3440',
  );
  toned(
    art,
    limb(written([0, 60, 120, 180, 206, 228, 242, LONG]), [4.2, 4.2, 4.4, 4.8, 5.4, 7, 11, 19, 40], 44),
    BRASS,
  );
  for (const away of [128, 186]) {
    const [x, y] = onTube(away);
    toned(art, byHand(ellipse(0, 0, 3.6, 7.4).rotate(SLOPE).translate(x, y), 0.4), BRASS);
  }
}

/** Its cup, set on the pursed lips: painted after them. */
export function mouthpiece(art: Art): void {
  toned(art, limb(written([-1, 3, 8, 12, 16]), [6, 5.8, 4.4, 3.6, 3.6], 14), BRASS);
  const [x, y] = onTube(-1);
  toned(art, ellipse(0, 0, 2, 6.6).rotate(SLOPE).translate(x, y), { ...BRASS, soft: 1 });
}
