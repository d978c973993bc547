import { byHand, outOfFocus, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
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
  art.fill(slope, '#aeb186');
  stippled(art, slope, '#dcd39c', [300, 660], [260, 556], [0, 0.9]);
  for (const [x, y, size, mirror, grazes] of [
    [98, 562, 1.6, false, true],
    [190, 552, 0.84, true, false],
    [70, 548, 0.7, true, true],
  ] as const)
    ewe(local(art, x, y, size, { mirror }), grazes);
}

/** Dark of face and leg, the fleece round and heavy, in the noon sun. */
function ewe(box: Local, grazes: boolean): void {
  box.fill(closed('-12,13 4,10.6 26,13 16,16 -6,15.6'), '#8c8c62');
  box.fill(closed('-9,3! -5,3 -6.4,8 -6,13.4! -8.2,13.4 -8.8,8'), '#77665c');
  box.fill(closed('6,3! 9.6,3 8,8 8.6,12.8! 6.6,12.8 6.6,8'), '#77665c');
  box.fill(closed('-13,2! -8.6,3 -10,8.4 -9.4,14.4! -12,14.4 -12,9'), '#54453e');
  box.fill(closed('9,3! 12.6,2 10.8,8.4 11.4,14! 9,14 9,8.4'), '#54453e');
  const head = closed('10,-6! 13,-9.6 17,-9.4 20.4,-5.4 22.6,-1.2 21,1 17.6,0 13,-2!');
  const ear = closed('12.4,-8! 8.6,-9.6 6,-7.6 9,-6!');
  const pose = (part: Path): Path =>
    grazes ? part.rotate(48, 11, -5).translate(1, 5) : part.translate(0, -4);
  box.fill(pose(head), '#54453e');
  box.fill(
    closed(
      '-14,0! -15.4,-5 -12,-9 -8,-9.4! -5,-11.6 0,-10.4! 3,-12 8,-10.6 9.6,-8.4! 13.6,-8 15,-4 13.6,-1! 14,3 10,5.4! 6,7 2,5.4! -2,7.6 -7,5.6! -12,6 -14.6,3',
    ),
    '#fffaf0',
  );
  box.fill(
    closed('-14,1! -9,3 -4,1.4 2,3 8,0.6 14,-4! 14,3 10,5.4! 6,7 2,5.4! -2,7.6 -7,5.6! -12,6 -14.6,3'),
    '#cfc8cc',
  );
  box.fill(pose(ear), '#3f332e');
}

/** Pale dry ground; what they throw on it lies to the right, under them. */
export function ground(art: Art): void {
  const near = byHand(polygon(points('30,668 120,658 240,664 380,652 480,660 570,650 570,900 30,900')), 4);
  art.fill(
    near,
    art.linear(0, 650, 0, 868, ramp(0, '#b3ae7a', 0.3, '#97956d', 0.7, '#7b7d58', 1, '#5f6248')),
  );
  stippled(art, near, '#5e6140', [200, 740], [240, 868], [0, 0.75]);
  // round the whole lion the light is less, and right under it there is none
  const lie = closed('176,800! 240,786 330,776 430,768 590,766! 590,868! 380,868 270,862 206,852 180,836');
  stippled(
    art,
    closed('140,800! 240,774 400,752 590,744! 590,868! 240,868 150,846'),
    '#4c4a30',
    [150, 800],
    [330, 830],
    [0, 0.8],
  );
  art.fill(byHand(lie, 2), '#45402c');
  const chance = random('dry grass');
  for (let i = 0; i < 9; i++) {
    const [x, y] = [chance.between(60, 540), i % 2 ? chance.between(676, 720) : chance.between(850, 866)];
    art.blot(
      range(6, (k) => leaf(x + k * 3, y, chance.between(10, 24), 3, -34 + k * 13 + chance.between(-5, 5), 4)),
      i % 2 ? '#8e8e64' : '#4f5434',
    );
  }
}
