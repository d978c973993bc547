import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, ribbon } from '../../../kit/pen/index.ts';
import { BLUE, cloth, DEEP, GOLD, STEEL, toned } from './form.ts';
import { BACK, BRIGHT, cuff } from './legs.ts';

/** His right arm, on our left: the sleeve from under the mantle down to the elbow, which he leans on his thigh. */
export function farUpperArm(art: Art): void {
  cloth(
    art,
    '216,410! 198,440 184,472 174,506 170,532! 160,556 164,584 176,600 190,606! 206,604 222,588 242,558 264,522 286,482 300,456! 290,420 250,400!',
    8,
    BLUE,
    // the outer side in the sun, the side towards the body in shade
    ['210,414! 190,452 178,490 172,530! 186,538 198,500 212,466 234,428!', BLUE.crest],
    ['300,440! 270,474 246,512 224,552 204,586 190,610! 214,610 250,560 306,480!', BLUE.fold],
    ['300,456! 276,492 252,530 230,566 208,594 196,608! 226,604 262,556 310,490!', BLUE.shade],
    // what the mantle's edge throws on it
    ['190,430! 214,432 240,442 260,458 276,478! 300,470! 296,400 214,396!', BLUE.shade],
    // the bend gathers it
    ['168,536! 186,534 206,542 222,556! 204,550 188,546 172,548!', BLUE.fold],
    ['173,512! 190,514 210,523 226,536! 208,530 192,525 172,521!', BLUE.fold],
  );
}

/** From the bend it stands up in steel to the hand on the staff, broad over the muscle, narrow at the wrist. */
export function farForearm(art: Art): void {
  cloth(
    art,
    '172,530! 176,548 188,566 204,582! 204,598 192,607 178,604! 164,598 152,582 142,564! 152,552 162,540',
    6,
    { ...BLUE, fill: '#427c90' },
    ['174,536! 178,556 190,574 208,588! 212,610 184,612! 178,590 170,566 164,548!', BLUE.fold],
    ['150,560! 164,570 178,588 184,604! 172,600 160,584 148,570!', BLUE.crest],
    ['166,544! 172,560 184,578 196,588! 180,582 170,566 162,552!', BLUE.shade],
  );
  flat(
    art,
    '146,570! 128,544 115,514 106,478! 116,468 126,462 138,457! 156,474 168,496 173,520 174,536! 166,554 157,564',
    STEEL.fill,
    // before its ridge, behind it, and what has turned from the sun
    ['96,470! 115,470 124,500 138,534 154,566 140,580! 100,530!', BRIGHT],
    ['126,456! 138,490 154,524 168,556! 200,540! 180,470! 140,450!', '#746d80'],
    ['136,454! 149,488 162,518 172,548! 200,540! 180,470! 150,450!', STEEL.shade],
    { side: [4, 0.6], paint: BACK },
    { side: [-1.8, -0.6], paint: STEEL.rim },
  );
  strokes(art, ['114,500 132,491 160,482', '122,524 142,514 168,504'], 1.4, DEEP.steel, 0.05);
  cuff(art, '105,478 115,468 126,462 139,456');
  cuff(art, '146,571 157,564 166,553 175,535');
}

/** An ankh on a staff that stands on the slab. */
export function sceptre(art: Art): void {
  toned(art, ribbon(curve('64,880 82,640 95,436 103,318'), 10, { start: 0.95, end: 0.9, samples: 18 }), {
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
  strokes(art, ['67,840 84,600 94,450'], 1.2, GOLD.rim, 0.1);
}
