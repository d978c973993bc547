import { closed, curve, type Local, type Path, random, range, ribbon } from '../../../kit/pen/index.ts';

type Hair = readonly [base: string, lit: string, shade: string];

const BACK: Hair = ['#744228', '#8c5632', '#543024'];
const MIDDLE: Hair = ['#8d5530', '#b0733c', '#643a26'];
const FRONT: Hair = ['#a96a36', '#d49a54', '#7a4729'];
const FACE: Hair = ['#cb9450', '#efc680', '#a06836'];

type Lock = readonly [course: string, width: number, hair: Hair];

/** Heavy locks from the nape forwards; each starts under the one before it and hooks at its end. */
const LOCKS: readonly Lock[] = [
  ['440,462 484,464 514,490 540,500', 34, BACK],
  ['470,480 508,506 526,546 548,566', 38, BACK],
  ['488,520 516,562 524,610 540,642', 36, BACK],
  ['424,462 474,474 508,516 518,580 508,638', 58, BACK],
  ['440,500 488,546 502,612 486,680 500,712', 60, BACK],
  ['436,540 486,600 498,668 474,730 486,760', 60, BACK],
  ['420,600 460,652 466,704 448,744 456,764', 54, BACK],
  ['400,640 424,686 422,716 408,738 412,750', 46, BACK],
  ['378,664 390,696 384,720 366,734 364,744', 38, BACK],
  ['384,456 440,446 486,480 506,536 522,560', 52, MIDDLE],
  ['404,486 456,502 488,552 494,620 510,646', 56, MIDDLE],
  ['414,530 456,570 474,634 458,698 472,722', 56, MIDDLE],
  ['414,584 442,634 446,690 430,730 436,748', 50, MIDDLE],
  ['402,624 420,668 416,704 396,730 398,742', 42, MIDDLE],
  ['350,470 386,440 442,446 478,482 500,492', 42, FRONT],
  ['384,486 432,486 470,522 484,576 502,594', 44, FRONT],
  ['402,518 440,540 460,590 454,642 470,664', 44, FRONT],
  ['410,558 436,596 442,650 424,700 434,722', 42, FRONT],
  ['408,600 424,644 420,694 394,734 396,754', 38, FRONT],
  ['394,636 404,674 398,704 378,726 378,738', 33, FRONT],
  ['374,664 381,692 374,712 356,726 352,736', 27, FRONT],
];

/** Shorter ones that begin on brow and cheek, thin at both ends. */
const CHEEK: readonly Lock[] = [
  ['344,476 348,460 360,448 374,446', 8, FRONT],
  ['336,488 340,470 350,456 362,450', 8, FACE],
  ['352,482 364,464 386,458 412,470', 15, FRONT],
  ['362,488 378,472 400,470 428,490', 15, FACE],
  ['380,488 406,474 436,494 454,526', 20, FRONT],
  ['386,498 412,494 438,518 450,550', 16, MIDDLE],
  ['380,506 406,512 430,540 440,576', 15, FACE],
  ['392,530 420,542 440,578 442,616', 17, FRONT],
  ['390,546 414,560 432,596 430,636', 17, FACE],
  ['398,572 422,596 430,636 418,672', 18, FRONT],
  ['394,592 414,618 416,656 400,690', 18, FACE],
  ['394,622 410,650 406,690 384,720', 17, FRONT],
  ['390,634 404,664 402,694 388,722', 17, FRONT],
  ['384,654 396,682 392,708 374,730', 16, FRONT],
  ['372,662 382,686 378,708 360,726', 15, FRONT],
  ['360,676 368,698 362,714 346,728', 13, MIDDLE],
  ['378,634 380,662 372,690 354,710', 15, FRONT],
  ['372,644 374,668 366,690 350,704', 9, FRONT],
];

/** The lion's mane, back to front: what hangs over the chest first. */
export function mane(art: Local): void {
  art.fill(closed('346,486 380,462 430,470 462,540 456,640 424,712 384,724 360,702 350,660'), '#84502e');
  for (const lock of LOCKS) draw(art, lock, 0.5);
}

/** What of it lies over the face's edge: after the head. */
export function cheekLocks(art: Local): void {
  for (const lock of CHEEK) draw(art, lock, 0);
}

/** Where a lock's shadow falls on him: not on the grass behind. */
const LION = closed(
  '346,470! 420,440 500,470 530,518 562,574 600,590! 600,850! 376,850! 374,800 388,764! 376,742 362,730 350,690',
);

function draw(art: Local, [course, width, [base, lit, shade]]: Lock, root: number): void {
  const shape = { start: root, end: 0, peak: root ? 0.36 : 0.5, samples: 12 };
  const chance = random(`lock ${course}`);
  const spine = curve(course);
  const outline = ribbon(spine, width, shape);
  // what it throws on the lock below it
  art.clip(LION, () => {
    art.fill(ribbon(spine.translate(width * 0.07, width * 0.13), width, shape), '#4a2719', 0.5);
  });
  art.fill(outline, base);
  art.clip(outline, () => {
    art.fill(ribbon(spine.translate(width * 0.34, width * 0.2), width * 0.8, shape), shade);
    art.fill(
      ribbon(spine.translate(-width * 0.34, -width * 0.2), width * 0.5, {
        ...shape,
        start: root * 0.4,
        peak: 0.5,
      }),
      lit,
    );
    const strands = (count: number, from: number, to: number): Path[] =>
      range(count, () => {
        const across = chance.between(from, to) * width;
        return ribbon(spine.translate(across * 0.9, across * 0.5), chance.between(1.6, 3), {
          start: 0.1,
          end: 0.1,
          samples: 7,
        });
      });
    art.blot(strands(Math.round(width / 18), -0.1, 0.34), shade);
    art.blot(strands(Math.round(width / 26), -0.36, -0.1), base);
    art.blot(strands(1, 0, 0.1), lit);
  });
}
