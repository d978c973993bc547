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

const LIPS: Point = [272, 264];
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
  '134,388! 132,412 142,436 134,462 140,486! 150,478 162,484 174,474 190,480! 196,452 186,424 192,394 184,348!',
);

/** A white banner with a red cross hangs from the tube; light comes through it. */
export function banner(art: Art): void {
  toned(art, CLOTH, { fill: '#f4e9df', shade: '#b9b0c4', rim: '#fffdf2', soft: 5 }, () => {
    art
      .fill(ribbon(curve('161,360 160,400 166,436 158,490'), 17, { start: 1, end: 1 }), '#c8404e')
      .fill(ribbon(curve('120,436 146,428 170,410 204,396'), 17, { start: 1, end: 1 }), '#c8404e')
      .fill(closed('186,340! 182,390 176,430 182,490! 210,490! 210,340!'), '#5c5c94', 0.24)
      .fill(closed('146,370! 144,410 152,440 146,490! 158,490! 160,440 154,410 158,370!'), '#5c5c94', 0.18);
  });
  strokes(art, ['180,356 176,400 178,440', '146,392 150,430 144,462'], INK.detail, '#7d7ba4', 0.3);
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
  toned(art, limb(written([-4, 4, 9, 14]), [8, 6.4, 4, 3.4], 10), BRASS);
  for (const away of [128, 186]) {
    const [x, y] = onTube(away);
    toned(art, byHand(ellipse(0, 0, 3.6, 7.4).rotate(SLOPE).translate(x, y), 0.4), BRASS);
  }
}
