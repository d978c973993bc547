import { byHand, INK, ink, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** The water's edges, from us up the brook until the trees hide it. */
const LEFT =
  '8,900 40,830 88,770 96,710 84,650 104,580 142,520 164,456 170,390 218,330 246,260 282,190 290,60';
const RIGHT =
  '604,900 572,826 528,760 520,690 526,600 500,530 462,460 452,390 428,310 400,250 372,190 352,60';

/** Clear water: dark under the trees up there, brightest where the noon falls in between the two hands, deep green towards us. */
export function water(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 820),
    art.linear(
      0,
      60,
      0,
      868,
      ramp(0, '#24383a', 0.28, '#35524f', 0.42, '#547a76', 0.54, '#8fb0a2', 0.74, '#6d928a', 1, '#3b5c5c'),
    ),
  );
  stippledGlow(art, 324, 484, 230, '#e6ecd0', 1, 0.72);
  stippledGlow(art, 330, 480, 84, '#fdfae2', 1, 0.8);
  const chance = random('bed');
  // the bed shows near the banks
  for (const tone of ['#54716a', '#8fa18a'])
    art.blot(
      range(18, (i) => {
        const y = chance.between(470, 860);
        const x = (i % 2 ? lerp(470, 505, chance()) : lerp(110, 152, chance())) + chance.between(-16, 16);
        return ellipse(x, y, chance.between(4, 10), chance.between(2.6, 5.6));
      }),
      tone,
      0.8,
    );
  // glints lie across it
  ripples(
    art,
    56,
    () => {
      const y = lerp(360, 850, chance());
      const far = lerp(0.4, 1, (y - 360) / 490);
      const x = 310 + chance.between(-1, 1) * lerp(80, 170, far);
      return { x, y, half: chance.between(7, 24) * far, rise: chance.between(2, 5) * far, weight: 2.6 * far };
    },
    [
      ['#e9efd8', 0.85],
      ['#426763', 0.6],
    ],
  );
}

/** Three fish stand in the current, and their shadows on the bed. */
export function fish(art: Art): void {
  for (const [x, y, size, rot] of [
    [372, 768, 1, 14],
    [424, 800, 0.8, 6],
    [346, 830, 0.9, 20],
  ] as const) {
    const body = closed('0,-26! 7,-12 6,6 2,20 7,32! 0,29 -7,32! -2,20 -6,6 -7,-12');
    stippled(
      art,
      local(art, x + 14, y + 16, size, { rot }).place(body),
      '#2c484a',
      [x, y - 30],
      [x, y + 50],
      [0.8, 0.4],
    );
    local(art, x, y, size, { rot })
      .fill(byHand(body, 0.6), '#41605c')
      .fill(closed('0,-22 2.6,-6 1,16 -1,16 -2.6,-6'), '#9db59a');
  }
}

/** Grass over either edge, lit from the left; it hangs a little over the water. */
export function banks(art: Art): void {
  const chance = random('banks');
  for (const [edge, side] of [
    [LEFT, -1],
    [RIGHT, 1],
  ] as const) {
    const lip = Path.join(curve(edge))
      .lineTo(300 + side * 290, 60)
      .lineTo(300 + side * 290, 900)
      .close();
    art.fill(byHand(lip.translate(side * -7, 9), 3), '#2a4340', 0.75);
    art.fill(byHand(lip, 3), side < 0 ? '#7d8d66' : '#95a179');
    stippled(art, byHand(lip, 3), '#2c423b', [0, 520], [0, 340], [0, 1]);
    art.clip(byHand(lip, 3), () => stippledGlow(art, 300 + side * 220, 600, 210, '#dad8ac', 1, 0.85));
    stippled(art, byHand(lip, 3), '#46593f', [0, 740], [0, 880], [0, 0.85]);
    const steps = curve(edge).walk(60);
    for (const [tone, shift] of [
      ['#41563f', 0],
      ['#71835e', 5],
      ['#b5bb91', 12],
    ] as const)
      art.blot(
        steps.map(({ x, y }) => {
          const far = lerp(1, 0.42, (860 - y) / 760);
          return leaf(
            x + side * (chance.between(-2, 16) + shift),
            y + 8,
            chance.between(20, 44) * far,
            chance.between(4.6, 8) * far,
            -side * chance.between(-16, 58),
            chance.between(-5, 5),
          );
        }),
        tone,
      );
    const tuft = (i: number): Path => {
      const y = chance.between(430, 860);
      const { x } = steps.reduce((a, b) => (Math.abs(b.y - y) < Math.abs(a.y - y) ? b : a));
      const far = lerp(1, 0.5, (860 - y) / 600);
      const at = x + side * chance.between(22, 120);
      return ribbon(
        curve(`${at},${y} ${at + 2},${y - 14 * far} ${at + chance.between(-10, 10)},${y - 30 * far}`),
        4 * far,
        { start: 1, end: 0, samples: 6 + (i % 2) },
      );
    };
    art.blot(range(24, tuft), '#54694a').blot(range(18, tuft), '#c3c79c');
    for (const [fill, count] of [
      ['#f6f0da', 22],
      ['#cf7f88', 9],
    ] as const)
      art.blot(
        range(count, (i) => {
          const y = chance.between(470, 850);
          const { x } = steps.reduce((a, b) => (Math.abs(b.y - y) < Math.abs(a.y - y) ? b : a));
          const far = lerp(1, 0.5, (860 - y) / 500);
          const at = x + side * chance.between(10, 90);
          return Path.join(
            range(5, (k) =>
              ellipse(
                at + Math.sin(k * 1.26 + i) * 4.6 * far,
                y + Math.cos(k * 1.26 + i) * 3.4 * far,
                3 * far,
                2.3 * far,
              ),
            ),
          );
        }),
        fill,
      );
  }
  art.blot(
    [LEFT, RIGHT].map((edge, i) => ink(curve(edge).translate(i ? -12 : 12, 12), INK.form, i, 0.3)),
    '#d3e0c8',
    0.5,
  );
}
