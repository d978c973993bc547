import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form, onWall, seen } from './view.ts';

/** The valley's head early in the day: mist below the peaks, the meadow, the wood's edge. */
export function valley(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 600),
    art.linear(0, 60, 0, 480, ramp(0, '#a9cfcf', 0.5, '#dfe3c4', 1, '#f8e4bb')),
  );
  for (const wisp of ['44,258 90,246 130,254 170,244', '60,300 100,292 150,300'])
    art.fill(ribbon(curve(wisp), 10, { start: 0.2, end: 0, peak: 0.4 }), '#fff4d8', 0.8);
  const peak = closed('20,480! 44,372! 58,350 70,318! 84,336 98,330! 116,362 128,356! 150,396 210,480!');
  art.fill(peak, art.linear(0, 318, 0, 480, ramp(0, '#8fa9ac', 1, '#c9d3bb')));
  art.fill(closed('44,372! 58,350 70,318! 76,334 68,346 72,360 60,368 56,382!'), '#fff6e2');
  art.fill(closed('98,330! 92,346 96,356 88,366! 84,352 88,340!'), '#fff6e2');
  mistyHill(art, {
    crest: '30,440 70,418 110,430 150,412 210,432',
    fill: '#7f9c86',
    mist: '#f0e6c2',
    depth: [8, 60],
    right: 240,
    foot: 520,
  });
  firs(art);
  art.fill(
    closed('30,512! 80,500 140,508 260,500! 260,700! 30,700!'),
    art.linear(0, 500, 0, 640, ramp(0, '#c3cf86', 1, '#8aa55c')),
  );
  const chance = random('meadow');
  const tufts = range(26, () => {
    const [x, y] = [chance.between(48, 220), chance.between(520, 606)];
    const size = (y - 490) * 0.09;
    return curve(`${x},${y} ${x + 1},${y - size} ${x + 3},${y - size * 1.8}`);
  });
  strokes(art, tufts, INK.form, '#6f8a4a', 0);
}

/** The edge of the wood, where the bears live. */
function firs(art: Art): void {
  const fir = (x: number, y: number, height: number): Path =>
    polygon([
      [x, y - height],
      [x + height * 0.1, y - height * 0.66],
      [x + height * 0.06, y - height * 0.66],
      [x + height * 0.17, y - height * 0.34],
      [x + height * 0.1, y - height * 0.34],
      [x + height * 0.24, y],
      [x - height * 0.24, y],
      [x - height * 0.1, y - height * 0.34],
      [x - height * 0.17, y - height * 0.34],
      [x - height * 0.06, y - height * 0.66],
      [x - height * 0.1, y - height * 0.66],
    ]);
  art.blot([fir(66, 512, 88), fir(134, 508, 76), fir(168, 510, 96)], '#6f8f78');
  art.blot([fir(46, 516, 120), fir(88, 514, 70), fir(150, 512, 60)], '#4f7463');
}

/** The terrace: stone flags that run out from the wall; the near end lies in a tree's shade. */
export function terrace(art: Art): void {
  const floor = polygon([
    onWall(0.95, 0, -0.2),
    onWall(0.1, 0, 0),
    [640, 900],
    [0, 900],
    seen([-2, 0, 3.2]),
    seen([-1.9, 0, 4.6]),
  ]);
  art.fill(floor, art.linear(60, 640, 300, 880, ramp(0, '#efdcae', 1, '#cfae82')));
  const courses = [0.42, 0.86, 1.3, 1.74].map((out) =>
    curve([0.2, 0.5, 0.8, 0.96].map((s) => onWall(s, 0, out).join(',')).join(' ')),
  );
  const joints = [0.42, 0.86, 1.3, 1.74].flatMap((out, row) =>
    range(9, (i) => {
      const s = 0.14 + i * 0.105 + (row % 2) * 0.05;
      return curve(`${onWall(s, 0, out).join(',')} ${onWall(s, 0, out - 0.44).join(',')}`);
    }),
  );
  strokes(art, [...courses, ...joints], INK.form, '#a98963', 0.06);
  stippled(art, floor, '#6f5446', [330, 790], [250, 900], [0, 0.9]);
}

/** Alpine flowers that have come up between stones and grass, close to us. */
export function flowers(art: Art): void {
  const chance = random('flowers');
  const stems: readonly (readonly [x: number, y: number, foot: number])[] = [
    [66, 742, 60],
    [92, 776, 82],
    [118, 730, 98],
    [140, 798, 128],
    [58, 806, 50],
    [168, 830, 150],
  ];
  const blades = range(30, (i): Path => {
    const [foot, lean] = [44 + i * 5.4, chance.between(-26, 30)];
    return ribbon(
      curve(
        `${foot},880 ${foot + lean * 0.3},${850 - i * 0.4} ${foot + lean},${chance.between(776, 820) + i * 1.3}`,
      ),
      7,
      {
        start: 1,
        end: 0,
        peak: 0.15,
        samples: 6,
      },
    );
  });
  art.blot(blades.slice(0, 15), '#3f5f3c').blot(blades.slice(15), '#5d7f45');
  strokes(
    art,
    stems.map(([x, y, foot]) => curve(`${foot},880 ${foot - 2},${(y + 880) / 2} ${x},${y}`)),
    3,
    '#476a3e',
    0,
  );
  stems.forEach(([x, y], i) => {
    const petals = range(11, (k) => leaf(x, y, 17 - (i % 3), 7, k * 32.7 + i * 9).scale(1, 0.72, x, y));
    art.blot(petals, i % 2 ? '#f4efe2' : '#fffdf4');
    form(art, ellipse(x, y - 1, 5.6, 4.6), '#ebb341', 2, { shade: '#a8642c' });
  });
}
