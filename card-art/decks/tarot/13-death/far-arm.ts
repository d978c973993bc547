import { type Art, limb } from '../../../kit/pen/index.ts';
import { BONE, dawnlit, PLATE, placed, STEEL, X } from './armour.ts';
import { toned } from './form.ts';

/** The arm on his other side: bent, it holds the banner upright. */
export function farArm(art: Art): void {
  toned(
    art,
    placed('252,358! 268,356 282,372 292,392! 288,404 276,408 262,398 250,380!'),
    STEEL,
    ...dawnlit(6),
  );
  toned(
    art,
    placed('276,408! 286,410 296,398 306,380 318,362! 312,352 302,350! 292,366 280,384 274,396!'),
    STEEL,
  );
  toned(art, placed('270,396! 278,386 290,388 296,398 290,410 278,412!'), PLATE, ...dawnlit(6));
}

/** Its hand of bones, closed: back of the hand before the pole's near side, four fingers round it, the thumb across. */
export function farHand(art: Art): void {
  const bone = (knots: string, widths: readonly number[]): void =>
    toned(art, limb(knots, widths, 8).translate(X, 0), BONE);
  bone('304,366 307,358 311,350', [4, 4.2, 5]);
  toned(art, placed('306,352! 308,340 311,328 314,322! 321,322 322,334 320,346 316,353!'), {
    ...BONE,
    fill: '#c9bdb8',
  });
  for (const [y, out] of [
    [346, -1],
    [339, 0.6],
    [332, 0.8],
    [325.4, -0.6],
  ] as const) {
    bone(`311,${y + 1} 316,${y - 1.4} ${322 + out},${y - 1.6}`, [3.2, 2.7, 3.3]);
    bone(`${322 + out},${y - 1.6} ${327 + out},${y - 1} ${331 + out},${y + 1.4}`, [3.2, 2.6, 2.8]);
    bone(`${331 + out},${y + 1.4} ${331.4 + out},${y + 3.6} ${327 + out},${y + 4.4}`, [2.6, 2.2, 1.8]);
  }
  bone('310,351 317,353 324,349 329,343', [3.2, 2.8, 2.8, 2]);
}
