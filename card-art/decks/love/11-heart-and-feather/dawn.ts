import { byHand, INK, ink, modelled, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  lerp,
  line,
  local,
  type Path,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** The sun, just up. */
export const SUN = [392, 600] as const;

/** A clear sky over one ridge behind another. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 720),
    art.linear(0, 80, 0, 640, ramp(0, '#6f9c94', 0.34, '#b4cdb4', 0.66, '#f4e4bc', 1, '#ffcf9c')),
  );
  stippledGlow(art, ...SUN, 250, '#fff4cc', 0.9, 0.8);
  art.fill(ellipse(...SUN, 36), '#fffbe6');
  for (const [i, cloud] of [
    '214,300 262,280 320,276 372,262 430,264 372,284 320,292 270,300',
    '300,330 350,318 410,320 470,304 540,302 470,320 410,334 356,336',
    '44,566 100,552 160,554 226,540 290,538 230,556 160,570 100,572',
  ].entries())
    stippled(
      art,
      byHand(closed(cloud), 3),
      '#fff6dc',
      [0, 330 + (i > 1 ? 246 : 0)],
      [0, 256 + (i > 1 ? 274 : 0)],
      [0.2, 1],
    );
  for (const [knots, fill, mist] of [
    ['30,612 100,586 170,604 250,590 330,616 410,606 570,600', '#a2c1a1', '#f4e8b8'],
    ['30,650 110,630 200,648 290,634 370,652 570,630', '#83a587', '#cbdab1'],
  ] as const) {
    const ridge = byHand(polygon([...points(knots), [570, 880], [30, 880]]), 4);
    art.fill(ridge, fill);
    stippled(art, ridge, mist, [0, ridge.bounds()[1] + 10], [0, ridge.bounds()[1] + 80], [0, 0.9]);
  }
}

const SLOPE = closed('352,694! 392,668 426,616 444,560 468,496 510,452 560,430! 640,420! 640,890! 330,890!');

/** Crowns of trees up the slope, far to near, each lit from the sun's side. */
export function slope(art: Art): void {
  const chance = random('wood');
  modelled(
    art,
    [330, 400, 680, 920],
    { towards: [-8, -8], soft: 10, shade: '#1c4a3c', rim: '#d9e1b6', rimWidth: 2.2 },
    () => void art.fill(SLOPE, '#456f5b'),
  );
  const crowns = range(46, (i) => {
    const t = i / 45;
    const y = lerp(452, 690, t);
    const left = lerp(510, 400, t ** 0.7);
    return {
      x: chance.between(left, 566),
      y: y + chance.between(-8, 8),
      r: lerp(17, 24, t) * chance.between(0.8, 1.15),
    };
  });
  for (const [i, { x, y, r }] of crowns.entries()) {
    const crown = byHand(ellipse(x, y, r * 0.92, r), 3);
    art.fill(crown.translate(2, 3), '#24503f').fill(crown, chance.pick(['#547961', '#456f5b', '#63866a']));
    const leaves = range(4, (k) =>
      arc(x - r * 0.15 + (k % 2) * r * 0.3, y - r * 0.5 + k * r * 0.32, r * 0.42, -70, 40),
    );
    art.blot(
      leaves.map((leaf, k) => ink(leaf, INK.form, i * 7 + k, 0.2)),
      '#abc09b',
    );
  }
  stippled(art, SLOPE, '#173c34', [420, 600], [600, 640], [0, 0.8]);
}

const BACKS: readonly (readonly [x: number, coat: string, outline: string])[] = [
  [-9, '#3c5a86', '-7,-42! -11,-34 -10,-16 -11,-10! 9,-10! 8,-16 9,-34 5,-42!'],
  [11, '#a4485c', '-6,-42! -10,-34 -8,-20 -13,-8! 12,-8! 8,-20 9,-34 5,-42!'],
];

/** Two who walk side by side, hand in hand, up to the sun; their feet at (x, y). */
function pair(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const [left, top, right, foot] = box.place(roundRect(-26, -62, 54, 66)).bounds();
  const shadow = closed('-16,0! 16,0! 26,40 -24,40!');
  box.fill(shadow, box.linear(0, 0, 0, 40, ramp(0, '#1c4a3c', 0.6, 1, '#1c4a3c', 0)));
  modelled(
    art,
    [left, top, right, foot],
    { towards: [1.5, -2.5], soft: 3, shade: '#1c2c3c', rim: '#fff4cc', rimWidth: 1.8 },
    () => {
      for (const [at, coat, outline] of BACKS) {
        const put = (path: Path): Path => path.translate(at, 0);
        for (const dx of [-5, 4]) box.fill(put(roundRect(dx - 2, -14, 5, 14, 2)), '#2c3442');
        box.fill(put(closed(outline)), coat);
        box.fill(put(ellipse(-1, -48, 6, 7)), '#4a2c30');
      }
      box.line(curve('-2,-34 1,-22 4,-34'), 3 * scale, '#3c4a6a');
    },
  );
}

/** The meadow with the path that two walk down. */
export function meadow(art: Art): void {
  const ground = byHand(closed('30,700! 130,690 240,696 350,684 460,692 640,676! 640,900! 30,900!'), 2);
  art.fill(ground, art.linear(0, 690, 0, 862, ramp(0, '#9fb793', 0.4, '#749172', 1, '#3a614c')));
  stippled(art, ground, '#f4e8b8', [0, 770], [0, 690], [0, 0.7]);
  const way = closed(
    '388,686! 396,686! 404,706 424,724 452,748 470,790 480,890! 330,890! 372,810 388,764 396,738 392,712',
  );
  art.fill(way, art.linear(0, 686, 0, 862, ramp(0, '#fff0c0', 0.5, '#dcc88c', 1, '#a89868')));
  stippled(art, way, '#6d7954', [440, 760], [490, 780], [0, 0.8]);
  const chance = random('grass');
  const blades = (count: number, top: number, foot: number, tall: number): Path[] =>
    range(count, (i) => {
      const [x, y] = [chance.between(210, 560), chance.between(top, foot)];
      const h = tall * chance.between(0.6, 1.2);
      return ink(
        spline([
          [x, y],
          [x + h * 0.1, y - h * 0.6],
          [x + h * chance.between(-0.4, 0.5), y - h],
        ]),
        INK.contour,
        i,
        0,
      );
    }).filter((blade) => {
      const [left, , right] = blade.bounds();
      return right < 352 || left > 476;
    });
  pair(art, 418, 768, 1.1);
  art.blot(blades(70, 730, 800, 18), '#52755b');
  art.blot(blades(110, 836, 890, 60), '#24503f');
  for (const [x, y] of [
    [250, 790],
    [282, 816],
    [318, 788],
    [496, 800],
    [522, 774],
    [536, 822],
    [340, 828],
  ] as const) {
    art.blot(ink(curve(`${x},${y} ${x + 3},${y + 20} ${x - 2},${y + 44}`), INK.form, x, 0), '#24503f');
    art.blot(
      range(6, (i) => ellipse(...polar(x, y, 4.4, i * 60 + x), 2.8)),
      '#fff6e4',
    );
    art.fill(ellipse(x, y, 2.4), '#e8b060');
  }
}

/** A branch near us, from the right. */
export function branch(art: Art): void {
  const twig = curve('572,196 524,226 474,240 424,236 376,254');
  const leaves = twig.walk(11).flatMap(({ x, y, angle, t }, i) => {
    const length = lerp(76, 46, t);
    return [leaf(x, y, length, length * 0.36, angle + (i % 2 ? 48 : -40) + (i % 3) * 6, 4)];
  });
  modelled(
    art,
    [350, 120, 660, 330],
    { towards: [-3, 6], soft: 6, shade: '#143830', rim: '#e3e6bb', rimWidth: 2.2 },
    () => {
      art.fill(ribbon(twig, 7, { start: 1, end: 0.1, peak: 0 }), '#4c3a34');
      for (const one of leaves) art.fill(one, '#50755d');
    },
  );
  art.blot(
    twig.walk(11).map(({ x, y, angle, t }, i) => {
      const turn = angle + (i % 2 ? 48 : -40) + (i % 3) * 6;
      return ink(line(x, y, ...polar(x, y, lerp(66, 40, t), turn)), INK.detail, i, 0.2);
    }),
    '#abc09b',
  );
}
