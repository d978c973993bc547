import { defineCard } from '../../define.ts';
import {
  byHand,
  INK,
  ink,
  modelled,
  printed,
  ripples,
  stippled,
  stippledGlow,
} from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';

/** The small light on board. */
const [X, Y] = [232, 612];

/** The river of stars comes down from the upper right, and at its foot it is water. */
function sky(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 820),
    art.linear(0, 60, 0, 868, ramp(0, '#0b1234', 0.45, '#1d2f63', 0.62, '#38598a', 1, '#0f1d47')),
  );
  for (const [x, y, radius, colour, opacity] of [
    [520, 80, 190, '#7f9ccc', 0.8],
    [490, 180, 210, '#a9b4e0', 0.85],
    [440, 280, 220, '#b9b4dc', 0.85],
    [380, 370, 230, '#d9bccc', 0.85],
    [320, 450, 240, '#ffe0bc', 0.9],
    [470, 470, 200, '#c9a9c4', 0.6],
  ] as const)
    stippledGlow(art, x, y, radius, colour, opacity, 0.9);
  const chance = random('river of stars');
  const dust: Path[] = [];
  const stars: Path[] = [];
  for (let i = 0; i < 620; i++) {
    const t = chance();
    const middle = [lerp(505, 300, t) + Math.sin(t * 7) * 26, lerp(60, 520, t)] as const;
    const spread = (chance() + chance() + chance() - 1.5) * lerp(80, 190, t);
    const dot = ellipse(middle[0] + spread, middle[1] + spread * 0.25, chance() ** 3 * 2.2 + 0.6);
    (i % 9 ? dust : stars).push(dot);
  }
  art.blot(dust, '#f3ecf4', 0.85).blot(stars, '#fffaf0');
  art.blot(
    range(50, () => ellipse(chance.between(56, 400), chance.between(70, 420), chance.between(0.6, 1.5))),
    '#dfe3f6',
    0.8,
  );
  for (const [x, y, r] of [
    [140, 176, 15],
    [508, 420, 13],
  ] as const) {
    stippledGlow(art, x, y, r * 3.4, '#ffe9c4', 0.9);
    art.blot(
      range(4, (i) =>
        ink(
          spline([
            [x, y],
            [x + Math.cos(i * 1.571) * r * 1.6, y + Math.sin(i * 1.571) * r * 1.6],
          ]),
          3,
          i,
          0,
        ),
      ),
      '#fffaf0',
    );
    art.fill(ellipse(x, y, r * 0.34), '#ffffff');
  }
}

/** Water from the far bend to our feet, two banks of reeds. */
function water(art: Art): void {
  const surface = roundRect(44, 506, 512, 368);
  art.fill(
    surface,
    art.linear(0, 506, 0, 868, ramp(0, '#e3c8b8', 0.14, '#8f9cc4', 0.45, '#3c5a94', 1, '#0d1a44')),
  );
  stippledGlow(art, X, 690, 240, '#ffd99a', 0.8, 0.5);
  const far = byHand(polygon(points('30,470 90,462 160,480 230,500 270,508 30,520')), 3);
  const farther = byHand(polygon(points('570,480 500,478 430,492 360,506 330,510 570,516')), 3);
  for (const bank of [far, farther]) {
    art.fill(bank, '#1a2b52');
    stippled(art, bank, '#b9a4b4', [0, 498], [0, 516], [0, 0.7]);
  }
  const chance = random('ripples');
  ripples(
    art,
    110,
    (i) => {
      const t = (i / 110) ** 1.5;
      const [x, y] = [chance.between(50, 550), lerp(514, 860, t)];
      const half = lerp(8, 46, t) * chance.between(0.5, 1.3);
      return { x, y, half, rise: lerp(0.4, 3, t), weight: lerp(1, 3.2, t) };
    },
    [
      ['#16275c', 0.8],
      ['#e9d9dc', 0.7],
    ],
  );
}

/** A bamboo leaf, folded up at both ends, each end slit and tucked through itself. */
function leafBoat(art: Art): void {
  const hull = byHand(
    closed(
      '92,634! 128,642 200,652 290,650 366,636 410,620! 404,660 378,690 320,708 240,714 168,706 116,684',
    ),
    1.5,
  );
  printed(art, [60, 690, 470, 830], () => {
    art.fill(hull.flip(706).translate(0, 6).scale(1, 0.8, 0, 712), '#0f1d40', 0.85);
    art.fill(closed('208,720! 226,716 250,716 262,720! 252,800 236,840 220,800'), '#ffe0a4', 0.8);
  });
  const inside = byHand(
    closed('92,634! 150,618 250,612 350,612 410,620! 366,640 290,652 200,654 128,644'),
    1,
  );
  art.fill(inside, art.radial(X, 630, 170, ramp(0, '#ffe9a8', 0.4, '#a9b468', 1, '#34563c')));
  rabbit(art);
  modelled(
    art,
    [50, 590, 460, 730],
    { towards: [-4, -12], soft: 12, shade: '#15363c', rim: '#f6f2b8', rimWidth: 2.8 },
    () => void art.fill(hull, '#6f9a58'),
  );
  const veins = range(7, (i): Path => {
    const t = (i + 1) / 8;
    return ink(
      spline([
        [104 + t * 30, lerp(642, 692, t)],
        [240, lerp(656, 712, t)],
        [400 - t * 26, lerp(630, 684, t)],
      ]),
      i === 3 ? INK.form : INK.detail,
      i,
      0.2,
    );
  });
  art.blot(veins, '#2f5a44');
  for (const [tuck, loop] of [
    [
      '116,684! 84,672 62,640 68,604! 92,596 118,606 124,628! 108,634 104,654 126,690!',
      '76,612! 92,606 108,612 112,624! 98,632 92,646 84,636',
    ],
    [
      '384,688! 424,668 440,630 424,590! 400,586 380,598 380,620! 396,626 402,648 372,692!',
      '418,600! 404,596 392,604 392,616! 406,622 412,636 420,622',
    ],
  ] as const) {
    const fold = byHand(closed(tuck), 1.2);
    modelled(
      art,
      [40, 570, 460, 710],
      { towards: [-5, -7], soft: 7, shade: '#15363c', rim: '#f6f2b8', rimWidth: 2.4 },
      () => void art.fill(fold, '#86b066'),
    );
    art.fill(closed(loop), '#1f4440');
  }
  art.blot(
    [
      '80,662 86,640 80,618',
      '94,676 96,656 90,634',
      '424,652 422,632 412,612',
      '408,672 410,652 400,632',
    ].map((line, i) => ink(curve(line), INK.detail, i)),
    '#2f5a44',
  );
  art.blot(
    [
      ink(curve('58,724 130,738 250,742 380,734 450,716'), 3, 3, 0.3),
      ink(curve('90,746 200,760 330,758 420,744'), 2.2, 4, 0.4),
    ],
    '#fff0d0',
  );
}

/** A white rabbit, seen from behind, looks up the river; a lamp stands before it. */
function rabbit(art: Art): void {
  stippledGlow(art, X, Y, 90, '#ffe6a4', 1);
  art.blot(ribbon(curve('224,648 222,622 228,590'), 5, { start: 1, end: 0.7 }), '#5c4436');
  art.fill(closed('216,612! 228,596 246,600 250,620 240,632 222,630'), '#fffbe4');
  art.blot(
    [ink(curve('218,614 234,618 249,614'), 1.4, 1, 0), ink(curve('233,598 236,616 231,631'), 1.4, 2, 0)],
    '#d98a4c',
  );
  modelled(
    art,
    [250, 460, 390, 690],
    { towards: [-14, 3], soft: 9, shade: '#5a6aa0', rim: '#fff6d0', rimWidth: 2.8 },
    () => {
      art.fill(closed('296,664! 276,640 274,610 286,584 306,574 330,582 344,606 344,638 330,662'), '#e6dde8');
      art.fill(closed('286,576! 280,556 290,536 306,530 322,536 330,556 324,578 306,586'), '#efe7ee');
      art.fill(closed('292,542! 276,520 268,490 276,474! 292,490 302,516 304,538!'), '#efe7ee');
      art.fill(closed('308,536! 308,510 318,482 332,470! 336,492 328,520 320,542!'), '#e6dde8');
      art.fill(ellipse(318, 648, 14, 12), '#fffaf6');
    },
  );
  art.blot(
    ['290,600 296,622 292,644', '330,604 326,624 330,640', '300,590 306,596 314,592'].map((line, i) =>
      ink(curve(line), INK.detail, i),
    ),
    '#7c80ac',
  );
}

/** Reeds at our side of the water, nearly black. */
function reeds(art: Art): void {
  const chance = random('reeds');
  const blades = range(34, (i): Path => {
    const right = i % 5 > 1;
    const x = right ? chance.between(410, 560) : chance.between(40, 130);
    const height = chance.between(60, right ? 250 : 130);
    const lean = chance.between(-34, 34);
    return ribbon(
      spline([
        [x, 880],
        [x + lean * 0.3, 880 - height * 0.6],
        [x + lean, 880 - height],
      ]),
      chance.between(5, 11),
      { start: 1, end: 0.05, peak: 0.2 },
    );
  });
  modelled(
    art,
    [40, 600, 580, 900],
    { towards: [-3, -1], soft: 2, shade: '#070d28', rim: '#9aa67c', rimWidth: 1.4 },
    () => void art.blot(blades, '#12264c'),
  );
}

/** A boat of one leaf carries a rabbit and its lamp towards the river of stars. */
export const picture = defineCard({
  name: 'oracle/07-milky-way',
  light: [X, Y],
  draw(art) {
    sky(art);
    water(art);
    leafBoat(art);
    reeds(art);
  },
});
