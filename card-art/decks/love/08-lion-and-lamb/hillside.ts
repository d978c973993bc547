import { byHand, outOfFocus, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  local,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Haze over a bay, a bare mountain, the slope where the ewes are. */
export function far(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 640),
    art.linear(0, 80, 0, 520, ramp(0, '#a9c9cc', 0.6, '#d9e6dc', 1, '#f6f0d8')),
  );
  outOfFocus(art, 0.9, () => {
    const mountain = Path.join(
      curve('30,470 80,440 128,392 168,374 206,398 250,424 320,446 400,470 570,490'),
    );
    art.fill(byHand(mountain.lineTo(570, 600).lineTo(30, 600).close(), 2), '#9dbabb');
    art.fill(closed('168,374! 206,398 250,424 320,446 380,464! 300,470 230,452 196,430 180,400'), '#7fa1a6');
    art.fill(roundRect(40, 498, 520, 60), '#d3e4dd');
    art.fill(closed('30,520! 90,508 160,514 240,526 330,538 420,546! 420,570! 30,570!'), '#a9b596');
  });
  const slope = byHand(polygon(points('30,548 120,538 220,548 340,544 450,552 570,544 570,760 30,760')), 3);
  art.fill(slope, '#d9cf9e');
  stippled(art, slope, '#f6ecbe', [300, 660], [260, 556], [0, 0.95]);
  for (const [x, y, size, mirror] of [
    [96, 566, 1.5, false],
    [188, 552, 0.84, true],
    [74, 548, 0.7, true],
  ] as const) {
    const box = local(art, x, y, size, { mirror });
    box.fill(closed('-10,9 8,8 30,12 8,14'), '#b3a876');
    box.blot(
      range(4, (i) => roundRect([-9, -5, 5, 9][i]!, 2, 2.2, 9)),
      '#5c4c44',
    );
    box.fill(closed('-13,-2 -10,-9 -3,-10 4,-11 11,-8 14,-1 11,5 2,6 -8,6'), '#fffaf0');
    box.fill(closed('12,-10! 16,-14 22,-12 24,-7 18,-5 13,-4'), '#5c4c44');
  }
}

/** Pale dry ground; what they throw on it lies to the right, under them. */
export function ground(art: Art): void {
  const near = byHand(polygon(points('30,668 120,658 240,664 380,652 480,660 570,650 570,900 30,900')), 4);
  art.fill(near, art.linear(0, 650, 0, 868, ramp(0, '#f2e6bd', 0.6, '#e6d3a0', 1, '#c9b684')));
  stippled(art, near, '#b9ab7c', [200, 760], [220, 868], [0, 0.7]);
  art.fill(
    Path.join(
      byHand(
        closed('126,818! 142,805 200,799 262,794 380,780 590,776! 590,868! 420,864 260,856 190,838 144,828'),
        2,
      ),
      // from the hooves to it
      ['98,814! 112,812 150,814 156,822 118,820', '122,798! 134,796 170,800 168,808 136,803'].map((foot) =>
        closed(foot),
      ),
    ),
    '#8a7450',
  );
  const chance = random('dry grass');
  for (let i = 0; i < 9; i++) {
    const [x, y] = [chance.between(60, 540), i % 2 ? chance.between(676, 720) : chance.between(850, 866)];
    art.blot(
      range(6, (k) => leaf(x + k * 3, y, chance.between(10, 24), 3, -34 + k * 13 + chance.between(-5, 5), 4)),
      i % 2 ? '#b5a870' : '#7f7a4e',
    );
  }
}
