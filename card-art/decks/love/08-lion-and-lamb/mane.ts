import { closed, curve, type Local, type Path, random, range, ribbon } from '../../../kit/pen/index.ts';

type Hair = readonly [base: string, lit: string, shade: string];

const BACK: Hair = ['#744228', '#8c5632', '#543024'];
const MIDDLE: Hair = ['#8d5530', '#b0733c', '#643a26'];
const FRONT: Hair = ['#a96a36', '#d49a54', '#7a4729'];
const FACE: Hair = ['#cb9450', '#efc680', '#a06836'];

type Lock = readonly [course: string, width: number, hair: Hair];

/** Heavy locks from the nape forwards; each starts under the one before it and hooks at its end. */
const LOCKS: readonly Lock[] = [
  ['446,486 520,526 548,590 540,660 556,700', 66, BACK],
  ['470,540 518,600 524,670 500,716 514,748', 60, BACK],
  ['430,476 484,490 508,540 498,616 510,646', 70, BACK],
  ['436,536 474,586 486,644 466,692 476,716', 68, BACK],
  ['412,600 442,654 446,704 420,748 428,772', 64, BACK],
  ['384,640 404,700 396,744 366,782 366,800', 50, BACK],
  ['398,462 454,462 490,508 492,568 506,596', 54, MIDDLE],
  ['410,504 458,536 480,598 468,656 480,680', 60, MIDDLE],
  ['408,560 444,612 452,676 426,734 434,758', 58, MIDDLE],
  ['398,610 420,664 416,716 388,756 390,776', 46, MIDDLE],
  ['352,484 394,446 446,456 478,498 496,516', 48, FRONT],
  ['388,490 438,506 466,562 464,626 480,650', 50, FRONT],
  ['400,534 434,578 444,636 426,690 438,714', 48, FRONT],
  ['396,584 416,630 416,680 394,724 400,746', 42, FRONT],
  ['374,640 388,680 382,720 356,756 354,772', 36, FRONT],
];

/** Shorter ones that begin on brow and cheek, thin at both ends. */
const CHEEK: readonly Lock[] = [
  ['348,490 372,466 408,466 434,492 444,496', 22, FACE],
  ['368,506 396,500 424,520 438,556 446,560', 24, FACE],
  ['362,500 392,488 424,508 440,546 450,552', 25, FACE],
  ['376,516 406,520 430,552 436,598 446,606', 23, FACE],
  ['380,544 410,556 426,596 422,640 430,650', 26, FACE],
  ['386,576 408,598 414,638 402,676 408,686', 21, FACE],
  ['374,600 400,632 400,672 380,706 384,714', 24, FACE],
  ['368,634 386,660 382,694 360,724 362,732', 19, FACE],
  ['348,652 366,680 362,710 344,736 344,744', 17, FACE],
];

/** The lion's mane, back to front: what hangs over the chest first. */
export function mane(art: Local): void {
  art.fill(closed('346,486 380,462 430,470 462,540 456,640 424,730 376,750 356,716 350,660'), '#84502e');
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
