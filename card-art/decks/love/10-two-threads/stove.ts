import { flat, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  line,
  points,
  polygon,
  ramp,
  roundLimb,
  roundRect,
} from '../../../kit/pen/index.ts';
import { byFire, FIRE } from './view.ts';

/** A small iron stove, its door open, cut by the frame. */
export function stove(art: Art): void {
  const [x, y] = FIRE;
  printed(art, [430, 800, 560, 840], () => void art.fill(ellipse(514, 818, 62, 8), '#140b12', 0.9));
  art.fill(roundRect(508, 60, 32, 540), '#221722').line(line(510, 120, 510, 596), 2.2, '#8a4c36');
  art.fill(roundRect(505, 330, 38, 9), '#2c1e28').fill(roundRect(505, 592, 38, 12), '#2c1e28');
  for (const leg of ['468,786 480,786 474,822 466,822', '540,786 556,786 556,822 546,822'])
    art.fill(polygon(points(leg)), '#170f18');
  byFire(art, closed('456,622! 570,622! 570,790! 462,790! 456,700'), '#302430', 8, { towards: [0.2, 0.9] });
  byFire(art, closed('446,606! 580,604! 580,624! 448,625!'), '#44323a', 4, { towards: [-0.4, 0.8] });
  const mouth = closed('480,668! 492,656 540,656! 560,668! 560,762! 480,762!');
  art.fill(
    mouth,
    art.radial(x + 6, y + 30, 90, ramp(0, '#fff0b4', 0.3, '#fbc062', 0.65, '#d87a4c', 1, '#7e2a22')),
  );
  art.clip(mouth, () => {
    for (const [knots, fill] of [
      // the fire leans to the flue; each tongue from its own log
      [
        '484,764! 480,748 488,736 487,718! 496,728 500,716 498,700 509,684! 507,700 518,712 523,728! 529,718 527,704! 540,716 545,730 543,742! 550,736 552,724! 560,740 564,752 566,764!',
        '#ef9a56',
      ],
      [
        '492,764! 489,752 496,744 496,734! 503,738 507,726 506,712! 516,724 520,738 519,748! 526,744 531,730! 538,742 541,752 550,764!',
        '#fdd488',
      ],
      ['501,764! 501,754 507,748 509,738! 515,746 517,754! 522,754 527,748! 532,756 538,764!', '#fff3c4'],
    ] as const)
      art.fill(closed(knots), fill);
    art.fill(closed('470,760! 500,756 560,757 574,762! 574,776! 470,776!'), '#5a2420');
    // two logs, the nearer one across the other, red where they burn
    for (const log of [
      '574,736! 540,739 500,746! 500,756! 574,764!',
      '470,743! 518,746! 523,754 518,763! 470,765!',
    ])
      flat(
        art,
        closed(log),
        '#43201e',
        { side: [0, -2.6], paint: '#d87a4c' },
        { side: [0, 3], paint: '#2a1416' },
      );
    art.fill(ellipse(518, 754.5, 5, 8.6), '#b8603c').fill(ellipse(518.4, 754.5, 2.2, 4.2), '#8a4030');
  });
  // the door, swung to us: its inside has the fire
  byFire(art, polygon(points('480,664 450,676 448,782 480,764')), '#2c202a', 4, { towards: [0.9, 0] });
  art.fill(polygon(points('474,676 456,684 455,768 474,756')), '#6a3628');
  // a kettle on the plate
  byFire(art, closed('484,604! 480,584 490,566 508,562 526,568 534,586 530,604!'), '#47606a', 6, {
    towards: [-0.5, 0.8],
  });
  art.fill(ellipse(508, 563, 11, 3), '#2f434c').fill(ellipse(508, 559, 3.4, 3.4), '#5d7680');
  strokes(art, ['489,570 492,546 508,536 524,546 527,570'], 3.4, '#241a22', 0);
  byFire(art, roundLimb('484,590 472,580 468,570', [5, 3.6, 2.6], 8), '#47606a', 2, { towards: [-0.5, 0.8] });
  const steam = closed('466,562 460,546 468,530 460,508 474,488 476,510 474,532 472,548');
  stippled(art, steam, '#a58c94', [466, 560], [470, 490], [0.6, 0]);
}
