import { byHand, ink, outOfFocus, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  line,
  local,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { form, SHORE, SUN } from './view.ts';

/** Evening over a lake: the sun touches the hills, its way comes over the water. */
export function lake(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 600),
    art.linear(
      0,
      70,
      0,
      SHORE,
      ramp(0, '#263f63', 0.36, '#4b6486', 0.64, '#a08a9c', 0.84, '#e6a68c', 1, '#f8cf94'),
    ),
  );
  stippledGlow(art, ...SUN, 230, '#ffdf9c', 0.95);
  art.fill(ellipse(...SUN, 35), '#fff4cf');
  for (const [cloud, colour] of [
    ['380,450! 410,441 450,445 500,436 560,440! 560,450 500,453 440,456!', '#d8a09c'],
    ['44,300! 80,292 120,298 160,290! 130,308 80,312 44,310!', '#7f809c'],
    ['392,500! 436,490 490,493 560,484! 560,496 500,506 446,507!', '#f0bb98'],
    ['44,470! 90,462 130,468! 100,480 60,482 44,480!', '#b990a0'],
  ] as const)
    art.fill(closed(cloud), colour);
  outOfFocus(art, 1.2, () => {
    art.fill(
      byHand(
        polygon([
          ...points('40,566 96,548 150,572 330,590 400,600 450,612 500,596 566,572'),
          [566, SHORE + 4],
          [40, SHORE + 4],
        ]),
        3,
      ),
      '#6d6488',
    );
    art.fill(
      byHand(
        polygon([
          ...points('40,602 90,594 140,608 340,612 400,620 470,621 520,612 566,604'),
          [566, SHORE + 4],
          [40, SHORE + 4],
        ]),
        2,
      ),
      '#49466c',
    );
  });
  art.fill(
    roundRect(44, SHORE, 512, 250),
    art.linear(0, SHORE, 0, 868, ramp(0, '#f0bc92', 0.22, '#a98a9c', 0.55, '#5d6488', 1, '#2c3e60')),
  );
  const chance = random('glitter');
  art.blot(
    range(46, (i) => {
      const t = i / 46;
      const [x, y] = [SUN[0] + chance.between(-30, 30) * (0.5 + t * 1.9), lerp(SHORE + 5, 862, t ** 1.3)];
      const half = lerp(9, 30, t) * chance.between(0.5, 1.1);
      return ink(line(x - half, y, x + half, y), lerp(2.2, 4.4, t), i, 0.04);
    }),
    '#fff0c0',
    0.95,
  );
  art.blot(
    range(30, (i) => {
      const t = chance();
      const [x, y] = [chance.between(50, 550), lerp(SHORE + 14, 862, t)];
      const half = lerp(12, 40, t) * chance.between(0.5, 1.1);
      return ink(line(x - half, y, x + half, y), lerp(1.4, 3, t), i, 0.1);
    }),
    '#34446a',
    0.6,
  );
}

/** Reeds close to us at the left. */
export function reeds(art: Art): void {
  const blades = [
    '40,890! 56,800 62,730 60,676! 70,740 66,820 58,890!',
    '56,890! 78,820 92,760 104,712! 102,770 88,840 74,890!',
    '74,890! 92,850 116,806 140,780! 124,820 104,860 90,890!',
    '36,890! 44,820 42,770 34,724! 52,770 54,830 52,890!',
    '92,890! 100,860 104,826 106,796! 114,830 110,866 104,890!',
  ];
  for (const blade of blades)
    form(art, closed(blade), '#24365a', 4, { shade: '#131f3e', rim: '#d69a90', rimWidth: 1.8 });
  for (const [x, y, rot] of [
    [84, 730, 8],
    [126, 800, 22],
  ] as const) {
    const box = local(art, x, y, 1, { rot });
    box.blot(ink(curve('0,20 -6,80 -16,150'), 2.6, x, 0), '#24365a');
    form(art, box.place(closed('-6,28! -8,4 -5,-22 0,-30 5,-22 8,4 6,28!')), '#6a4250', 4, {
      shade: '#2c2038',
    });
  }
}
