import { body } from '../../../kit/figure/body.ts';
import { hanging } from '../../../kit/figure/poses.ts';
import { ink, printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  limb,
  local,
  type Path,
  type Point,
  range,
} from '../../../kit/pen/index.ts';
import { form, MIRROR } from './form.ts';

/** How large he is: 100 of his units from sole to crown. */
const SCALE = 2.88;
const [X, FOOT] = [230, 224];

const BLUE = '#33698f';
const RED = '#c8402f';
const TUNIC =
  '-7,-83! 0,-84 7,-83! 10.4,-79 9.2,-72 7.4,-64 8.2,-57 9.6,-50! 5,-52 1,-49.6 -4,-52 -9.6,-50! -8.2,-57 -7.4,-64 -9.2,-72 -10.4,-79';
const SLEEVES = [
  '8.6,-79 14,-73 18,-66 10,-60.6 2,-59',
  '-8.6,-79 -14,-73 -18,-66 -10,-60.6 -2,-59',
] as const;
/** It falls from his head towards the water. */
const HAIR =
  '-5.4,-91! -6.4,-96 -6.2,-101 -7.4,-106 -8,-110! -5,-107.6 -4.4,-105 -4.6,-109 -4,-113! -1.8,-109 -0.8,-106 0.4,-110 2.4,-113.4! 3,-109 3,-105.6 5,-108 7,-109.4! 6.6,-104 6.4,-98 5.4,-91! 4.2,-96.6 0,-98.4 -4.2,-96.6';

const parts = body(hanging);

/** His outlines as they hang. */
const hung = (path: Path): Path => local({} as Art, X, FOOT, SCALE, { rot: 180 }).place(path);

/** He hangs by one ankle, the other leg crossed behind it, hands at his back, and is in no hurry. */
export function man(art: Art): void {
  const shaded = { shade: '#16304e' };
  form(art, hung(parts.nearLeg), '#a8332c', 5, { shade: '#4a1830' });
  form(art, hung(parts.farLeg), RED, 6, { shade: '#5a1c30' });
  for (const sleeve of SLEEVES) form(art, hung(limb(sleeve, [3.8, 4, 3.7, 3.2, 2.8], 20)), BLUE, 5, shaded);
  form(art, hung(limb('0,-80 0,-88', [3, 2.8], 6)), '#d99a74', 3, { shade: '#8a4a48' });
  form(art, hung(closed(TUNIC)), BLUE, 9, shaded);
  art.blot(
    [
      '-4,-80 -3,-72 -4,-65',
      '0,-81 0.6,-73 0,-65',
      '4,-80 3.4,-72 4,-65',
      '-5,-60 -6,-55 -6.4,-52',
      '4,-60 5,-56 5.4,-52',
    ].map((fold, i) => ink(hung(curve(fold)), 1.5, i, 0.2)),
    '#16304e',
  );
  form(art, hung(limb('-7.6,-62.6 0,-61.4 7.6,-62.6', [1.6, 1.7, 1.6], 10)), '#f0c264', 2, {
    shade: '#8a5a2c',
  });
  shoes(art);
  head(art);
}

function shoes(art: Art): void {
  form(art, hung(limb('-2,-2.4 -2.4,1.4 0,4.6 3.4,7', [2.4, 2.9, 2.3, 1], 10)), '#e3a548', 3, {
    shade: '#7a4a2c',
  });
  form(art, hung(limb('2,-25.4 -2,-23.4 -6,-20.6 -9.4,-16.6', [2.2, 2.7, 2.1, 0.9], 10)), '#c98a3c', 3, {
    shade: '#6a3c2c',
  });
}

/** Against the sun; his eyes are shut. */
function head(art: Art): void {
  form(
    art,
    hung(closed('0,-86 3,-87 5,-91 5.3,-95.6 4.4,-99.4 0,-101.4 -4.4,-99.4 -5.3,-95.6 -5,-91 -3,-87')),
    '#e2a57c',
    4,
    {
      shade: '#a4625a',
      rim: '#fffdf0',
    },
  );
  form(art, hung(closed(HAIR)), '#6a3a2a', 3, { rim: '#ffe2a0', rimWidth: 1.4 });
  art.blot(
    [
      '-3.6,-93.4 -2.4,-92.8 -1.2,-93.4',
      '1.2,-93.4 2.4,-92.8 3.6,-93.4',
      '-1.5,-89.1 0,-88.5 1.5,-89.1',
      '0,-92.4 0.4,-90.8 0,-90.6',
    ].map((line, i) => ink(hung(curve(line)), 1.4, i, 0)),
    '#6a2f34',
  );
}

/** In the water he stands: paler, in slices that the ripples push about. */
export function manInWater(art: Art): void {
  const waved = (path: Path): Path =>
    hung(path).map((x, y): Point => {
      const below = 2 * MIRROR - y;
      return [x + Math.sin(below * 0.3) * (1.2 + (below - MIRROR) * 0.004), below];
    });
  printed(art, [100, MIRROR, 360, 880], () => {
    const deep = (colour: string): string =>
      art.linear(0, MIRROR + 60, 0, 872, [
        [0, colour, 0.92],
        [1, colour, 0.62],
      ]);
    art.fill(waved(parts.nearLeg), deep('#9c4a40'));
    art.fill(waved(parts.farLeg), deep('#b8503e'));
    for (const sleeve of SLEEVES) art.fill(waved(limb(sleeve, [3.8, 4, 3.7, 3.2, 2.8], 20)), deep('#3c7590'));
    art.fill(waved(closed(TUNIC)), deep('#3c7590'));
    art.fill(
      waved(closed('0,-86 4,-87 5.3,-93 4.4,-99.4 0,-101.4 -4.4,-99.4 -5.3,-93 -4,-87')),
      deep('#c8946c'),
    );
    art.fill(waved(closed(HAIR)), deep('#7a4c38'));
  });
}

/** The rope from the bough round his ankle. */
export function rope(art: Art): void {
  const [x, y] = [X + 6, FOOT + 12];
  form(art, limb(`${x + 4},176 ${x + 6},200 ${x + 7},${y}`, [2.6, 2.4, 2.6], 10), '#ead2a0', 2, {
    shade: '#8a6040',
  });
  for (const dy of [0, 5, 10])
    form(
      art,
      limb(`${x - 7.4},${y + dy + 1} ${x},${y + dy + 2.6} ${x + 7.4},${y + dy - 1}`, [2, 2.4, 2], 8),
      '#f3dfb2',
      1.6,
      {
        shade: '#8a6040',
        rimWidth: 1,
      },
    );
  art.blot(
    range(9, (i) =>
      ink(curve(`${x + 2 + i * 0.4},${181 + i * 6.4} ${x + 8 + i * 0.2},${177 + i * 6.4}`), 1, i, 0),
    ),
    '#8a6040',
  );
}
