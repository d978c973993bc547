import { byHand, INK, ink, lit, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  points,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const form = lit({
  from: { towards: [-0.5, -0.85] },
  shade: '#7a4a3c',
  rim: '#fffbe6',
  rimWidth: 2.6,
  stray: 0.6,
});

/** Where the bean lies. */
const [X, Y] = [322, 574];

const SKIN = closed(
  '-84,6! -88,-22 -70,-50 -36,-60 4,-52 40,-58 72,-44 84,-14 74,20 44,42 8,34 -20,44 -58,40 -80,24',
);

/** A speckled bean: it has split, its root has gone down, and the shoot has come up as far as it dares. */
export function bean(art: Art): void {
  stippledGlow(art, X, Y - 20, 190, '#b4804e', 0.75, 1);
  root(art);
  shoot(art);
  const box = local(art, X, Y, 0.95, { rot: -16 });
  // what the skin has let go of: the pale half behind
  form(art, box.place(closed('4,30! 40,20 72,-20 84,-30! 100,-6 96,30 70,56 36,58 10,48')), '#f3dfae', 8);
  const chance = random('speckles');
  const spots = range(64, (i): Path => {
    // row by row, so that none of its sides stays bare
    const [x, y] = [
      ((i * 0.618) % 1) * 176 - 88 + chance.between(-6, 6),
      (i / 64) * 106 - 60 + chance.between(-4, 4),
    ];
    const r = chance.between(1.8, 7);
    return byHand(ellipse(x, y, r * 1.4, r * 0.8).rotate(chance.between(-50, 50), x, y), 2);
  });
  form(
    art,
    box.place(SKIN),
    () => {
      box.fill(SKIN, '#f5e6c8');
      box.clip(SKIN, () => {
        box.blot(
          spots.filter((_, i) => i % 3),
          '#a3263c',
        );
        box.blot(
          spots.filter((_, i) => i % 3 === 0),
          '#c94a55',
        );
      });
    },
    22,
    { shade: '#8a4a48', depth: 0.9 },
  );
  box
    .fill(closed('4,36! 16,30 28,34 30,41! 16,43'), '#5a2a26')
    .fill(closed('8,37! 16,33.5 25,36 16,39'), '#f5e6c8');
  strokes(box, ['-66,-30 -46,-46 -20,-48', '50,-46 64,-38 72,-22'], 3.4, '#fffdf2', 0.2);
}

/** Out of the seam, bent like a bow; its two first leaves are folded and look at the ground. */
function shoot(art: Art): void {
  const stem = tube(
    points('346,596 392,586 412,548 404,500 382,456 362,424 338,412 316,424 310,446'),
    [11, 11.5, 11.5, 11, 10.5, 10, 9.5, 8.5, 7],
    44,
  );
  form(art, stem.outline, '#eee7b0', 7, { shade: '#8f8a4c' });
  strokes(art, [stem.edge(-0.3, 0.1, 0.6), stem.edge(0.35, 0.4, 0.9)], INK.form, '#b9b872', 0.2);
  form(art, leaf(312, 438, 62, 30, 194, 5), '#92af5e', 6, { shade: '#4a6b34' });
  form(art, leaf(308, 438, 58, 30, 176, -6), '#bbd07b', 6, { shade: '#5f8038' });
  strokes(
    art,
    [curve('308,440 310,464 312,490'), curve('308,452 300,462 298,472'), curve('309,458 317,466 319,476')],
    1.2,
    '#5f8038',
    0.1,
  );
}

function root(art: Art): void {
  const main = tube(
    points('348,600 356,636 344,676 350,716 338,760 344,800 336,842'),
    [11, 9.5, 7.5, 6, 4.6, 3.2, 1.4],
    40,
  );
  const side = [
    '352,640 374,652 392,646 414,660',
    '346,672 322,684 300,680 276,694',
    '349,708 372,720 384,738',
    '344,738 318,750 304,770',
    '341,770 360,786 366,804',
    '354,630 336,646 322,644',
  ];
  art.blot(
    side.map((way, i) => ink(curve(way), 4 - i * 0.2, i, 0)),
    '#dcc493',
  );
  const chance = random('root hairs');
  art.blot(
    range(60, (i) => {
      const t = chance.between(0.22, 0.9);
      const [x, y] = main.at(t, i % 2 ? 0.9 : -0.9);
      const out = (i % 2 ? -1 : 1) * chance.between(8, 17);
      return ink(
        curve(`${x},${y} ${x + out * 0.6},${y + 3} ${x + out},${y + chance.between(2, 9)}`),
        1,
        i,
        0,
      );
    }),
    '#dcc493',
  );
  form(art, main.outline, '#f3e6c2', 4, { shade: '#a98a5c' });
}

/** Its sister two hands further on is up already. */
export function sister(art: Art): void {
  const roots = [
    '494,352 490,400 500,440 492,486 498,530',
    '492,400 470,420 462,448',
    '496,436 520,452 528,480',
    '494,470 476,486 470,510',
    '492,380 512,396 526,398',
  ];
  art.blot(
    roots.map((way, i) => ink(curve(way), i ? 3 : 6.5, `sister ${i}`, 0)),
    '#cdb283',
  );
  const stem = tube(points('495,351 496,332 492,308 496,286'), [6, 5.6, 5, 4.4], 20);
  form(art, stem.outline, '#abc26e', 3, { shade: '#56783a' });
  form(art, leaf(496, 290, 74, 46, -62, 6), '#aecc79', 8, { shade: '#4f7a38' });
  form(art, leaf(496, 290, 72, 46, 58, -4), '#91b566', 8, { shade: '#3f6a34' });
  strokes(
    art,
    [
      '494,288 466,272 440,262',
      '498,288 526,270 552,256',
      '474,276 462,280',
      '470,274 466,262',
      '518,275 530,278',
      '522,272 524,260',
    ],
    1.5,
    '#4f7a38',
    0.1,
  );
}
