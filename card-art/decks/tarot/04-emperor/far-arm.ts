import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, ribbon } from '../../../kit/pen/index.ts';
import { BLUE, cloth, DEEP, GOLD, toned } from './form.ts';
import { cuff, plate } from './legs.ts';

/** His right arm, on our left: in the tunic's sleeve down to the elbow. */
export function farUpperArm(art: Art): void {
  cloth(
    art,
    '280,420! 230,452 190,498 158,530! 148,546 150,562 160,574! 190,574 230,548 300,500!',
    12,
    BLUE,
    ['160,540! 196,520 236,480! 244,494 200,540', BLUE.fold],
    ['164,560! 206,552 256,520! 260,540 190,580', BLUE.shade],
  );
}

const FOREARM = {
  outline:
    '152,556! 138,528 125,498 118,470! 130,461 143,456 154,454! 170,480 186,510 198,542! 196,560 180,572 164,568',
  ridge: '138,452 158,500 182,570',
};
const ELBOW = {
  outline: '144,552! 144,534 156,524 174,525! 192,532 202,548 198,568! 182,582 160,580 148,568',
  ridge: '168,520 182,550 170,584',
};

/** From the elbow, which the mantle leaves bare, the forearm stands up in steel to the hand on the staff. */
export function farForearm(art: Art): void {
  plate(art, FOREARM);
  strokes(art, ['134,512 152,504 172,496', '142,532 160,524 184,514'], 1.6, DEEP.steel, 0.05);
  strokes(art, ['130,476 140,506 150,528'], 3.4, '#fff4dd', 0.1);
  plate(art, ELBOW);
  const cop = closed(ELBOW.outline);
  art.line(cop, 4.4, GOLD.shade).line(cop.translate(-0.5, -0.5), 2.8, GOLD.fill);
  strokes(art, ['152,552 153,540 162,532'], 3.4, '#fff4dd', 0.1);
  cuff(art, '115,471 132,461 156,452');
}

/** An ankh on a staff that stands on the slab. */
export function sceptre(art: Art): void {
  toned(art, ribbon(curve('94,760 97,600 98,436 102,318'), 10, { start: 0.95, end: 0.9, samples: 18 }), {
    ...GOLD,
    soft: 3.4,
    rimWidth: 1.2,
  });
  const loop = closed('103,305! 89,287 80,263 84,237 102,226 121,236 126,261 120,286 103,305!');
  art.line(loop, 12.6, GOLD.shade).line(loop.translate(-0.8, -0.6), 9.6, GOLD.fill);
  art.line(curve('83,276 79,259 83,239 93,229'), 2, GOLD.rim);
  toned(art, '61,302! 88,298! 118,298! 146,295! 148,316! 121,316! 88,319! 63,322!', {
    ...GOLD,
    soft: 5,
    rimWidth: 1.4,
  });
  toned(art, ellipse(102, 331, 10, 6.6), { ...GOLD, soft: 4, rimWidth: 1 });
  strokes(art, ['94,740 96,600 98,450'], 1.2, GOLD.rim, 0.1);
}
