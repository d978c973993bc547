import { defineCard } from '../../define.ts';
import {
  byHand,
  INK,
  ink,
  modelled,
  printed,
  regionOf,
  stippled,
  stippledGlow,
} from '../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
  tube,
} from '../../kit/pen/index.ts';

/** The sun has come back behind us, to the right. */
const [X, Y] = [560, 420];

/** The rain moves off to the left; on the right it is already bright. */
function sky(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 820),
    art.linear(60, 120, 560, 560, ramp(0, '#2f4468', 0.4, '#5f7f98', 0.72, '#b9c4ae', 1, '#ffe3ae')),
  );
  stippledGlow(art, X, Y, 330, '#fff0c4', 0.95);
  const cloud = byHand(
    closed('-40,40! 260,40 330,80 318,126 270,130 262,168 200,176 176,210 110,204 84,236 20,240 -40,240!'),
    4,
  );
  modelled(
    art,
    [0, 30, 380, 300],
    { towards: [44, 40], soft: 30, shade: '#1d2c50', rim: '#f6e3c0', rimWidth: 3 },
    () => void art.fill(cloud, '#5a7090'),
  );
  const puff = byHand(closed('-40,300! 40,262 96,270 120,252 168,262 176,286 130,300 60,312 -40,330!'), 3);
  modelled(
    art,
    [0, 230, 240, 350],
    { towards: [24, 18], soft: 16, shade: '#2a3c60', rim: '#e3d4c0', rimWidth: 2 },
    () => void art.fill(puff, '#6a809c'),
  );
}

/** Half a bow, that comes down out of the cloud behind the hills. */
function bow(art: Art): void {
  const bands: readonly string[] = ['#dc7480', '#eab070', '#f0dc94', '#8fbf98', '#6fa6c8', '#8a80bc'];
  const fade = (colour: string): string =>
    art.linear(150, 200, 520, 560, ramp(0, colour, 0.35, 0.4, colour, 0.9, 1, colour, 0.95));
  printed(art, [60, 90, 556, 620], () => {
    bands.forEach((colour, i) => {
      art.line(arc(170, 590, 372 - i * 15, -14, 96), 15.4, fade(colour));
    });
  });
  printed(art, [44, 60, 556, 640], () => {
    art.line(arc(170, 590, 452, 20, 96), 9, '#f3e3d4', 0.3);
  });
}

/** Slanting rain on the left, thinner and thinner towards the light. */
function rain(art: Art): void {
  const chance = random('rain');
  const strokes = range(110, (i): Path => {
    const x = 50 + chance() ** 1.7 * 420;
    const y = chance.between(210, 640);
    const length = chance.between(18, 46);
    return ink(
      spline([
        [x, y],
        [x - length * 0.16, y + length * 0.5],
        [x - length * 0.34, y + length],
      ]),
      1.8,
      i,
      0.1,
    );
  });
  art
    .blot(
      strokes.filter((_, i) => i % 3),
      '#dfe9ee',
      0.75,
    )
    .blot(
      strokes.filter((_, i) => i % 3 === 0),
      '#fffaf0',
      0.9,
    );
}

function hills(art: Art): void {
  for (const [knots, fill, mist] of [
    ['30,560 120,530 220,552 320,516 420,540 570,500', '#7c9c9c', '#e3dcb8'],
    ['30,622 110,600 210,616 330,584 440,604 570,566', '#54807c', '#c4cfa4'],
    ['30,700 130,670 260,690 380,656 570,680', '#2f5a5c', '#7ca08a'],
  ] as const) {
    const hill = byHand(polygon([...points(knots), [570, 880], [30, 880]]), 5);
    art.fill(hill, fill);
    const top = hill.bounds()[1];
    stippled(art, hill, mist, [0, top + 30], [0, top + 130]);
    stippled(art, hill, '#fff0c0', [330, top], [570, top], [0, 0.6]);
  }
  stippled(art, roundRect(44, 700, 512, 170), '#12304a', [0, 720], [0, 868], [0, 1]);
}

const LEAF = closed(
  '566,560! 520,470 440,424 340,424 250,462 184,534 150,606! 220,616 300,604 380,618 470,606 530,584',
);

/** One great leaf leans in from the right and keeps the rain off; a drop hangs on its tip. */
function leafRoof(art: Art): void {
  const stalk = tube(points('500,900 520,800 524,690 552,560'), [11, 9, 8, 6], 20).outline;
  modelled(
    art,
    [470, 540, 590, 900],
    { towards: [6, -3], soft: 5, shade: '#173a3c', rim: '#f3eab4', rimWidth: 2 },
    () => void art.fill(stalk, '#5f8f5c'),
  );
  const under = byHand(
    closed('566,560! 500,600 400,622 300,612 210,622 150,606! 220,640 310,634 400,650 500,630'),
    1,
  );
  art.fill(under, '#1f4a44');
  modelled(
    art,
    [100, 380, 600, 660],
    { towards: [18, -16], soft: 22, shade: '#1f4a4c', rim: '#fbf3c0', rimWidth: 3.4 },
    () => void art.fill(byHand(LEAF, 1.5), '#7cab6c'),
  );
  const veins: readonly string[] = [
    '562,558 460,520 340,520 230,560 156,602',
    '500,534 460,480 410,440',
    '440,522 390,474 330,440',
    '370,520 320,484 268,470',
    '300,534 258,508 222,506',
    '470,522 450,570 420,604',
    '390,520 370,566 346,602',
    '310,532 290,570 270,602',
    '240,556 226,586 210,606',
  ];
  art.blot(
    veins.map((vein, i) => ink(byHand(curve(vein), 2), i ? INK.form : INK.contour, i, 0.2)),
    '#2f6450',
  );
  art.blot(
    veins.slice(1, 5).map((vein, i) => ink(curve(vein).translate(2, -2.4), INK.detail, i, 0.3)),
    '#eef0b4',
  );
  for (const [x, y, r] of [
    [330, 478, 9],
    [418, 460, 6],
    [270, 528, 7],
    [470, 506, 8],
    [372, 556, 6],
  ] as const) {
    modelled(
      art,
      [x - 20, y - 20, x + 20, y + 20],
      { towards: [-2, 3], soft: 2.4, shade: '#3a7068', rim: '#ffffff', rimWidth: 1.4 },
      () => void art.fill(ellipse(x, y, r, r * 0.76), '#bcdcc0'),
    );
    art.fill(ellipse(x + r * 0.3, y - r * 0.3, r * 0.22), '#ffffff');
  }
  const drop = closed('150,604! 160,626 168,644 160,660 148,664 136,656 134,640 144,622');
  stippledGlow(art, 150, 640, 46, '#fff6d8', 0.8);
  modelled(
    art,
    [110, 590, 190, 680],
    { towards: [-5, 4], soft: 5, shade: '#3f7c94', rim: '#ffffff', rimWidth: 2.4 },
    () => void art.fill(drop, '#cfe6e4'),
  );
  art
    .line([arc(151, 662, 20, -50, 46)], 3, '#dc7480', 0.9)
    .line([arc(151, 662, 16, -50, 46)], 3, '#f0dc94', 0.9)
    .line([arc(151, 662, 12, -50, 46)], 3, '#6fa6c8', 0.9);
  art.fill(ellipse(143, 634, 3, 4.4), '#ffffff');
}

/** A sparrow, about 100 high, that looks to the right. */
function sparrow(art: Art, x: number, y: number, scale: number, mirror: boolean, tilt: number): void {
  const box = local(art, x, y, scale, { mirror, rot: tilt });
  const round = (outline: Path, fill: string, soft: number, shade: string): void =>
    modelled(
      art,
      regionOf(box.place(outline), 30),
      { towards: [soft, -soft * 0.8], soft, shade, rim: '#fff3d0', rimWidth: 2 },
      () => void box.fill(outline, fill),
    );
  round(closed('-34,-14! -70,8 -78,18! -66,20 -30,4'), '#6a4a44', 4, '#2c1f38');
  round(closed('-40,-16! -36,-48 -14,-66 14,-62 34,-40 36,-14 20,2 -12,6'), '#e9d6bc', 11, '#7c6a84');
  round(closed('-14,-58! -12,-84 6,-98 28,-92 38,-76 32,-58 10,-50'), '#b8805c', 8, '#5a3448');
  box
    .fill(closed('10,-60! 14,-74 34,-78 36,-66 24,-54'), '#f6ead6')
    .fill(closed('20,-60! 28,-64 34,-58 26,-54'), '#3a2434')
    .fill(ellipse(16, -68, 4.4, 3.6), '#3a2434');
  box.fill(closed('37,-78! 52,-70 37,-67!'), '#3a2a38');
  box.fill(ellipse(25, -79, 4), '#1d1428').fill(ellipse(26.4, -80.4, 1.4), '#ffffff');
  round(closed('-30,-44! -8,-50 8,-36 2,-16 -20,-6 -56,4! -44,-16'), '#94644c', 7, '#4a2c3c');
  art.blot(
    ['-24,-38 -10,-30 -14,-16', '-30,-30 -20,-22 -30,-10', '-40,-18 -34,-12 -46,-2'].map((line, i) =>
      ink(box.place(curve(line)), INK.form, i),
    ),
    '#3a2434',
  );
  art.blot(
    ['-4,4 -6,16', '10,3 12,16'].map((line, i) => ink(box.place(curve(line)), 2.6, i, 0)),
    '#3a2434',
  );
}

/** They have not made up yet, but they sit under one leaf. */
function sparrows(art: Art): void {
  const branch = byHand(
    tube(points('40,800 160,782 300,790 420,770 520,790 580,780'), [9, 10, 9, 8, 9, 9], 40).outline,
    3,
  );
  modelled(
    art,
    [30, 740, 600, 830],
    { towards: [3, -6], soft: 5, shade: '#1a1430', rim: '#f0d4a8', rimWidth: 2.2 },
    () => void art.fill(branch, '#5a4048'),
  );
  art.blot(
    ['80,794 150,786 210,788', '240,792 330,786 390,776', '430,776 480,784 520,790'].map((line, i) =>
      ink(curve(line), INK.form, i, 0.3),
    ),
    '#24182f',
  );
  sparrow(art, 262, 772, 0.98, false, -4);
  sparrow(art, 384, 762, 1.06, true, 3);
}

/** Half a bow stands in the last rain; under one big leaf two sparrows look at each other. */
export const picture = defineCard({
  name: 'oracle/11-rainbow',
  light: [X, Y],
  draw(art) {
    sky(art);
    bow(art);
    hills(art);
    rain(art);
    sparrows(art);
    leafRoof(art);
  },
});
