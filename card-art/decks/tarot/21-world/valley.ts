import { byHand, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  type Path,
  polar,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { SUN } from './form.ts';

/** Where she stands. */
const _GROUND = 664;

/** Fields and woods that go down to the river, the farther the paler. */
const LAND: readonly (readonly [knots: string, fill: string])[] = [
  ['120,536! 200,528 260,532 330,524 400,530 480,522! 480,720! 120,720!', '#ecd3a2'],
  ['120,556! 170,548 240,552 262,560 220,572 120,580!', '#c9c79a'],
  ['480,540! 420,540 360,548 318,552 340,562 400,568 480,566!', '#d3c89a'],
  ['120,590! 180,578 240,584 268,596 240,612 120,640!', '#a3b388'],
  ['480,572! 420,574 356,580 322,592 352,610 420,616 480,630!', '#a9b68a'],
];

function land(art: Art): void {
  for (const [knots, fill] of LAND) art.fill(byHand(closed(knots), 2), fill);
  const river = closed(
    '226,533! 244,541 270,547 276,556 246,563 212,572 206,584 236,594 290,604 296,620 250,640 230,690! 290,690! 306,650 350,628 344,606 300,592 250,582 250,574 292,566 308,554 290,543 240,533',
  );
  art.fill(river.translate(-2, -2.4), '#a8976c').fill(river, '#eef0dc');
  trees(art);
  printed(art, [130, 520, 470, 680], () => void art.glow(...SUN, 190, '#fff2c6', 0.95, 0.8));
}

/** Their shadows fall from the sun, to us and to the right. */
function trees(art: Art): void {
  const chance = random('woods');
  const places = range(64, () => {
    const t = chance();
    return [chance.between(130, 470), lerp(544, 640, t), lerp(1.3, 4, t)] as const;
  }).filter(([x, y]) => x > 366 || x < 200 || y < 552);
  art.blot(
    places.map(([x, y, r]) => ellipse(x + r * 1.8, y + r * 1.3, r * 2.4, r * 0.6)),
    '#6f8a6c',
    0.6,
  );
  art.blot(
    places.map(([x, y, r]) => ellipse(x, y, r, r * 1.5)),
    '#587c64',
    0.9,
  );
}

/** The top of a hill, grass in the light that comes flat over it. */
function hill(art: Art): void {
  const top = byHand(closed('100,676! 180,654 260,642 330,640 410,650 500,676! 500,760! 100,760!'), 1.5);
  art.fill(top, '#7d9a6a');
  stippled(art, top, '#dcd691', [300, 690], [180, 640], [0, 0.9]);
  stippled(art, top, '#2f5a58', [280, 656], [320, 724], [0, 0.95]);
  const chance = random('grass of the hill');
  const blades = (count: number): Path[] =>
    range(count, () => {
      // none between her feet
      const [left, right] = [chance.between(150, 268), chance.between(330, 450)];
      const x = chance() < 0.5 ? left : right;
      const y = 656 + Math.abs(x - 310) * 0.05 + chance.between(0, 50);
      const way = spline([[x, y], polar(x, y, chance.between(6, 13), chance.between(-10, 40))]);
      return ribbon(way, 1.8, { start: 1, samples: 3 });
    });
  art.blot(blades(44), '#4c7660').blot(blades(26), '#e8e0a0');
}

/** They go up from the river. */
function birds(art: Art): void {
  const wings = '-9,-3! -5,-5 -1,-1 0,0! 1,-1 6,-6 11,-5! 6,-3 2,1 0,2 -2,1 -5,-2';
  art.blot(
    [
      [372, 300, 1, -6],
      [396, 284, 0.8, 8],
      [402, 312, 0.7, -12],
      [424, 296, 0.6, 4],
      [356, 276, 0.62, 12],
    ].map(([x, y, scale, rot]) => closed(wings).scale(scale!).rotate(rot!).translate(x!, y!)),
    '#5c6c86',
  );
}

/** Morning over a wide valley; a river runs to the light. */
export function valley(art: Art): void {
  art.fill(
    roundRect(110, 170, 380, 380),
    art.linear(0, 190, 0, 536, ramp(0, '#8fbac0', 0.45, '#dfe0c0', 0.8, '#fde6b2', 1, '#ffd9a0')),
  );
  stippledGlow(art, ...SUN, 250, '#fff8da', 1);
  birds(art);
  land(art);
  hill(art);
}
