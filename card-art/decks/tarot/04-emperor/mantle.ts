import { fringe, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, random, range, ribbon } from '../../../kit/pen/index.ts';
import { BLUE, cloth, GOLD, RED, toned } from './form.ts';

const trim = (art: Art, edge: string): void =>
  toned(art, ribbon(curve(edge), 9, { start: 1, end: 1, samples: 20 }), {
    ...GOLD,
    soft: 1.4,
    rimWidth: 1.2,
  });

/** Breast and lap in the tunic: what the mantle leaves free. */
export function tunic(art: Art): void {
  cloth(
    art,
    '270,460! 246,540 240,620 244,690! 214,740 190,800 180,900! 400,900! 420,700 400,580 350,470!',
    22,
    { ...BLUE, rim: BLUE.fill },
    ['300,480! 330,560 360,640 372,720 360,900! 460,900! 440,600 360,470!', BLUE.shade],
    // under the beard
    ['262,500! 258,560 280,590 310,586 340,560 380,640 380,480!', BLUE.fold],
    // over the thigh: from the hip to the knee, and down
    ['250,700! 290,716 340,724 380,720! 372,750 320,752 270,736 234,716!', BLUE.fold],
    ['244,716! 280,744 320,800 340,900! 300,900! 280,820 250,764', BLUE.fold],
    ['244,692! 236,730 206,790 196,880! 210,880! 226,800 250,740', BLUE.crest],
  );
  toned(art, '241,636! 280,652 330,656 392,640! 394,670 332,684 282,680 242,662!', {
    ...GOLD,
    fill: '#8a4a34',
    shade: '#4a2430',
    soft: 20,
    rimWidth: 1.6,
  });
}

/** Over the far shoulder and arm down to the elbow. */
export function mantleFar(art: Art): void {
  cloth(
    art,
    '310,446! 268,454 236,474 212,512 192,560 176,606! 186,634 206,656 232,668! 252,700 250,740! 268,690 276,620 280,540 300,480!',
    14,
    RED,
    // from the shoulder to the elbow
    ['276,470! 250,520 228,570 200,622! 222,640! 250,590 276,530', RED.fold],
    ['292,470! 278,540 264,610 244,660! 262,690! 284,600', '#651526'],
    ['250,478! 224,520 206,566 190,610! 208,586 228,536', RED.crest],
  );
  trim(art, '300,478 284,520 278,570 274,622 267,684 252,736');
}

/**
 * Over the near shoulder and arm: the shoulder stands out, the elbow lies back on the throne's arm, the forearm comes
 * forward; from it the cloth falls to the foot.
 */
export function mantleNear(art: Art): void {
  cloth(
    art,
    '322,478! 360,452 420,444 474,458 518,500 546,570 566,650! 640,700! 640,920! 316,920! 318,850 306,800 300,752 308,706! 312,684 318,650 330,622! 352,620 384,612 406,590! 380,580 352,546 334,512!',
    26,
    RED,
    // the breast's edge, turned in
    ['330,500! 356,540 388,572 408,590! 424,572 396,536 360,490!', RED.fold],
    // from the shoulder to the elbow
    ['440,474! 462,520 478,580 480,640 462,690! 500,664 514,620 502,550 470,490', RED.fold],
    ['488,482! 520,540 540,610 540,676! 556,706 600,740! 590,620 530,500', '#651526'],
    ['394,474! 420,520 434,566 428,604! 450,580 448,540 424,488', RED.fold],
    // the crook of the arm: creases run from it
    ['406,590! 424,612 452,626 488,626! 464,646 426,642 398,618', '#651526'],
    ['392,616! 412,648 440,668 480,672! 448,688 410,674 380,634', RED.fold],
    // down from forearm and elbow
    ['334,670! 338,740 332,820 340,920! 372,920! 358,820 360,740 350,672', RED.fold],
    ['390,690! 412,760 420,840 416,920! 466,920! 462,820 440,740 410,690', RED.fold],
    ['470,700! 500,780 514,860 510,920! 580,920! 560,820 520,730 496,704', '#8d2236'],
    ['372,676! 384,750 386,830 378,920! 390,920! 400,830 396,750', '#651526'],
    ['446,700! 472,780 484,850 484,920! 496,920! 496,840 478,760', '#651526'],
    // in the sun
    ['340,474! 378,458 424,452 466,468! 430,464 384,472', RED.crest],
    ['448,464! 480,506 500,560 502,622! 514,574 502,520 476,478', RED.crest],
    ['330,624! 356,622 384,616 404,600! 400,624 372,638 332,640', RED.crest],
    ['314,690! 308,750 320,820 326,900! 336,900! 328,820 322,750', RED.crest],
    ['362,680! 372,750 372,830 362,910! 374,910! 384,830 382,750', RED.crest],
    ['424,694! 452,770 468,850 468,910! 478,910! 478,840 460,764', RED.crest],
  );
  trim(art, '330,500 350,536 376,566 404,588');
  trim(art, '330,640 316,672 306,706 299,752 306,800 317,850 316,900');
  strokes(art, ['428,500 444,556 442,600', '350,650 380,646 402,632'], 1.6, RED.shade, 0.12);
}

/** Shoulder, upper arm and elbow of the near side, and what lies over the plate of the forearm; creases run from the crook. */
export function sleeve(art: Art): void {
  cloth(
    art,
    '398,584! 406,562 410,530 418,494! 450,470 486,478 506,520! 520,566 524,620 516,672 500,706! 478,732 446,746 410,736! 402,716 410,690 412,660! 410,630 402,606',
    20,
    { ...RED, shade: '#56142a' },
    // round the elbow, from the crook
    ['402,590! 426,606 456,612 496,604! 476,630 434,634 408,612', '#651526'],
    ['411,638! 432,660 466,668 508,654! 478,690 432,688 411,668', RED.fold],
    ['410,698! 430,712 452,714 482,704! 456,734 424,746 404,728', RED.fold],
    // down the upper arm
    ['436,482! 446,520 448,560 434,592! 462,566 468,520 458,480', RED.fold],
    ['486,486! 500,530 506,580 500,640! 530,640 536,560 506,490', '#8d2236'],
    ['420,498! 416,530 412,560 404,584! 424,566 430,530 432,490', RED.crest],
    ['466,484! 480,520 484,560 478,594! 494,560 494,520 480,482', RED.crest],
    ['410,614! 436,640 462,644 498,634! 466,656 432,652 412,632', RED.crest],
  );
  trim(art, '399,586 408,612 413,642 413,668 409,696 405,716 411,734');
}

/** What the forearm keeps from the sun. */
export const underArm = (art: Art): void =>
  void art.fill(closed('312,690! 340,686 380,692 412,700! 416,722! 380,712 344,702!'), RED.shade, 0.75);

const COLLAR =
  '300,436! 268,446 244,462 234,480! 262,498 310,513 366,519 424,511 474,493 508,470! 490,446 456,426 420,418!';

/** Dark fur round neck and shoulders; its hair hangs over cloth. */
export function collar(art: Art): void {
  const edge = '236,480 262,498 310,514 366,520 424,512 474,494 500,476';
  const hair = (at: string, length: readonly [number, number], seed: string): Path[] =>
    fringe(at, 90, { count: 46, bare: 0.1, length, width: 7, seed });
  art.blot(hair(edge, [12, 22], 'under'), '#35222f');
  toned(art, COLLAR, { fill: '#5d4048', shade: '#35222f', rim: '#8d6a68', soft: 14, rimWidth: 1.4 });
  art.blot(hair(edge, [6, 14], 'over'), '#533842');
  const chance = random('fur');
  const tufts = (count: number): Path[] =>
    range(count, () => {
      const x = chance.between(246, 500);
      const y = 432 + Math.abs(x - 366) ** 2 / 420 + chance.between(-4, 66 - Math.abs(x - 366) * 0.34);
      const lean = (x - 366) / 14;
      return ribbon(curve(`${x},${y} ${x + lean * 0.4},${y + 7} ${x + lean},${y + 14}`), 3, {
        start: 0.6,
        samples: 5,
      });
    });
  art.clip(closed(COLLAR), () => art.blot(tufts(90), '#3f2937').blot(tufts(60), '#7d5c60'));
}
