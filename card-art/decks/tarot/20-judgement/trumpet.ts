import { byHand, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const CLOTH =
  '216,288! 176,322 140,354! 134,392 142,424 132,462! 150,452 166,464 186,440 204,440! 208,400 202,350';

/** A white banner with a red cross hangs from the tube; light comes through it. */
function banner(art: Art): void {
  const cloth = byHand(closed(CLOTH), 1.5);
  form(
    art,
    cloth,
    () => {
      art.fill(cloth, '#e9dcd6');
      art.clip(cloth, () => {
        art
          .fill(ribbon(curve('180,300 172,350 178,400 168,480'), 17, { start: 1, end: 1 }), '#c03a50')
          .fill(ribbon(curve('120,416 150,392 180,376 220,350'), 17, { start: 1, end: 1 }), '#c03a50');
      });
    },
    8,
    { shade: '#7d7ba4', rim: '#fffdf2', depth: 0.8 },
  );
  strokes(art, ['200,306 196,350 200,430', '156,346 149,392 156,446'], INK.detail, '#7d7ba4', 0.3);
}

/** The axis runs down to the left; its mouth is turned from us, so only the far lip shows. */
export function trumpet(art: Art): void {
  banner(art);
  art.fill(ellipse(0, 0, 38, 9).rotate(49).translate(90, 404), '#5e3440');
  form(
    art,
    limb('254,254 214,291 174,328 134,364 112,384 92,402', [3.2, 3.4, 3.8, 4.4, 5, 6.4, 9, 14, 23, 39], 44),
    '#cd9850',
    4.5,
    { shade: '#6a3c3c', rim: '#fff6d0', rimWidth: 2.4, depth: 0.9 },
  );
  strokes(art, ['248,262 200,307 152,350 112,378', '120,402 112,388 100,372'], INK.form, '#fbe0a4', 0.25);
  for (const knot of ['193,305 201,313', '186,311.5 194,320', '146,347 157,359'])
    art.fill(ribbon(curve(knot), 5, { start: 1, end: 1 }), '#8a5440');
}
