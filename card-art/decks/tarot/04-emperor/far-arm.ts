import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, ribbon } from '../../../kit/pen/index.ts';
import { type Cop, elbowCop } from './elbow-cop.ts';
import { BLUE, cloth, DEEP, GOLD, toned } from './form.ts';
import { cuff, plate } from './legs.ts';

/** His right arm, on our left: in the tunic's sleeve from under the mantle down to the elbow. */
export function farUpperArm(art: Art): void {
  cloth(
    art,
    '226,444! 204,454 197,460 178,487 160,517 147,540! 148,560 166,572 190,570! 204,554 226,528 250,503 274,482 296,468! 292,436 250,420!',
    7,
    BLUE,
    // round: the sun on its outer side, the side towards the body in shade
    ['216,430! 196,458 176,490 158,520 148,542! 158,548 174,520 194,490 214,462 232,444!', BLUE.crest],
    ['296,452! 266,462 240,482 214,510 196,540 186,572! 200,572 232,532 270,494 298,474!', BLUE.fold],
    ['296,464! 272,474 248,494 224,520 204,548 194,572! 210,566 240,526 298,486!', BLUE.shade],
    // what the mantle's edge throws on it
    ['186,474! 208,468 232,480 250,496 264,516! 284,512! 300,480 290,430 214,424!', BLUE.shade],
    // the bend gathers it above the steel
    ['152,532! 166,530 182,536 198,550! 184,542 168,537 154,540!', BLUE.fold],
    ['168,505! 184,508 202,518 214,530! 198,526 182,517 165,511!', BLUE.fold],
  );
}

const FOREARM = {
  outline:
    '152,556! 138,528 125,498 118,470! 130,461 143,456 154,454! 170,480 186,510 198,542! 196,560 180,572 164,568',
  ridge: '138,452 158,500 182,570',
};
/** Open on two sides, for the forearm and for the sleeve; between them it bends over the elbow's point. */
const COP: Cop = {
  outline:
    '140,547! 151,545 163,540 175,531 186,517! 196,519 207,525 218,535! 219,547 213,561 203,573 192,584 179,594! 164,588 150,575 142,561',
  ridge: '187,515 185,540 182,566 179,595',
  edges: ['140,547 151,545 163,540 175,531 186,517', '186,517 196,519 207,525 218,535'],
  lame: '138,540! 149,538 160,533 171,524 182,510! 187,518! 176,532 164,541 152,546 141,548!',
  gleam: '150,558 160,555 170,549',
  rivet: [183, 556],
};

/** From the elbow, which the mantle leaves bare, the forearm stands up in steel to the hand on the staff. */
export function farForearm(art: Art): void {
  plate(art, FOREARM);
  strokes(art, ['134,512 152,504 172,496', '142,532 160,524 184,514'], 1.6, DEEP.steel, 0.05);
  strokes(art, ['130,476 140,506 150,528'], 3.4, '#fff4dd', 0.1);
  elbowCop(art, COP);
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
