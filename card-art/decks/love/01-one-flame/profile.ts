import { INK, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import type { Skin } from '../../../kit/hands/fingers.ts';
import { type Art, closed, curve, ellipse, type Local, type Path } from '../../../kit/pen/index.ts';

/** A face from the side, looking right, round the middle of the skull. */
const FACE = closed(
  '26,-46! 34,-34 38,-22 39,-12 37.5,-5! 43,5 49,14! 47,18.5 40,20! 42.5,26 40.5,29! 42,33 38.5,38! 39.5,45 34,51 25,54! 12,52 0,48 -18,36 -30,0 -24,-34',
);
/** From under the jaw to the shoulders: the neck leans with the head. */
const NECK = closed('18,46! 10,62 8,82 14,104! -56,112 -48,78 -40,50 -34,20!');
const JAW_SHADOW = closed('19,48! 8,52 -6,50 -18,40! -8,64 8,70!');

/** Their eyes are on the flame. */
const EYE = closed('36.5,-5! 30,-5.8 23.4,-3.2! 29,0 35.6,-0.6!');
const IRIS = closed('35.8,-5.2 32.2,-5.8 31,-3 32.6,-0.4 35.4,-0.8');

/** Head and neck without hair, lit from what it looks at. */
export function profile(art: Art, box: Local, skin: Skin, towards: [number, number]): void {
  const part = (path: Path, shade: string, soft: number): void => {
    const placed = box.place(path);
    modelled(
      art,
      regionOf(placed, 30),
      { towards, soft, shade, rim: skin.rim, rimWidth: 3 },
      () => void art.fill(placed, skin.fill),
    );
  };
  part(NECK, skin.line, 18);
  art.fill(box.place(JAW_SHADOW), skin.line, 0.75);
  part(FACE, skin.shade, 13);
  art.glow(...box.at(22, 20), 22 * box.scale, '#e37a69', 0.26);
  const stroke = (knots: string, weight: number, seed: number): Path =>
    ink(box.place(curve(knots)), weight, seed, 0.05);
  art.fill(box.place(EYE), '#fff0dc').fill(box.place(IRIS), '#2a1024');
  art.fill(ellipse(...box.at(34.4, -4), 1.5), '#fff6e0');
  art.blot(
    [stroke('38.6,-5.6 31,-7.2 22,-2.8', 4, 1), stroke('38,-19 31,-23 21,-19', INK.contour + 1, 3)],
    '#2a1024',
  );
  art.blot(
    [
      stroke('36,-10.4 30,-11.4 24,-8.8', INK.form, 4),
      stroke('44,18.5 41,15.5 38,17.5', INK.form + 0.4, 5),
      stroke('42,28.6 37,29.4 32,26.4', 2.6, 6),
      stroke('35.4,0.4 30,1.4 26,0', INK.detail + 0.4, 7),
    ],
    skin.line,
  );
}
