import {
  contactShadow,
  INK,
  ink,
  outOfFocus,
  stippled,
  stippledGlow,
  strokes,
} from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { byLamp, FEET, HORIZON, LAMP, toned } from './view.ts';

/** A night without a moon, hills, a wood. */
export function sky(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 480),
    art.linear(0, 120, 0, HORIZON, ramp(0, '#0c1029', 0.55, '#1a2142', 1, '#3a4468')),
  );
  const chance = random('stars');
  art.blot(
    range(11, () => ellipse(chance.between(60, 420), chance.between(250, 430), chance.between(0.9, 1.7))),
    '#dfe2ea',
    0.9,
  );
  outOfFocus(art, 1.6, () => {
    art.fill(closed('30,520! 30,436 90,424 170,440 250,428 340,446 430,430 570,446 570,520!'), '#232b4a');
    art.fill(
      closed(
        '30,530! 30,462 52,440 72,452 96,436 118,458 150,452 190,466 300,470 420,464 452,446 480,458 510,440 570,460 570,530!',
      ),
      '#141a34',
    );
  });
}

/** Mist on the meadow, the trees of an orchard in it. */
export function orchard(art: Art): void {
  const chance = random('orchard');
  const field = closed('30,500! 120,494 300,500 460,494 570,500! 570,620! 30,620!');
  art.fill(field, art.linear(0, 490, 0, 620, ramp(0, '#39436a', 0.45, '#242a4c', 0.7, '#1d1e3a')));
  outOfFocus(art, 1.2, () => {
    for (const [x, foot, size, fill] of [
      [92, 522, 30, '#1e2648'],
      [176, 514, 22, '#242d52'],
      [410, 518, 26, '#212a4e'],
      [468, 534, 38, '#181f3e'],
    ] as const) {
      const balls = range(7, (i) =>
        ellipse(
          x + (i - 3) * size * 0.3,
          foot - size * (1.25 + 0.3 * Math.sin(i * 2)),
          size * chance.between(0.36, 0.55),
        ),
      );
      art.fill(
        [
          ...balls,
          closed(`${x - 4},${foot}! ${x - 2},${foot - size}! ${x + 3},${foot - size}! ${x + 4},${foot}!`),
        ],
        fill,
      );
    }
  });
  stippled(art, field, '#59618a', [0, 540], [0, 496], [0, 0.45]);
}

/** Trodden grass: night but for the round that the lamp makes. */
export function ground(art: Art): void {
  const field = closed('30,566! 140,556 300,562 440,554 570,564! 570,880! 30,880!');
  art.fill(
    field,
    art.linear(0, 556, 0, 862, ramp(0, '#252b4d', 0.16, '#1e2040', 0.5, '#191730', 1, '#100e20')),
  );
  const [x, y] = FEET;
  stippledGlow(art, x - 6, y - 24, 470, '#6d4e46', 1, 0.36);
  stippledGlow(art, x - 10, y - 26, 400, '#b98850', 1, 0.34);
  stippledGlow(art, x - 10, y - 20, 310, '#f2c981', 0.9, 0.28);
  // the air between the lamp and the two
  art.glow(LAMP[0] + 12, 450, 280, '#e0a262', 0.5, 1.2);
  const chance = random('grass');
  const blades = range(90, (i) => {
    const t = chance();
    const gy = lerp(640, 858, t);
    const gx = chance.between(46, 554);
    const size = lerp(6, 17, t);
    return {
      near: Math.hypot(gx - x, (gy - y) * 3),
      path: ink(
        curve(`${gx},${gy} ${gx + size * 0.1},${gy - size * 0.6} ${gx + (gx - x) * 0.012},${gy - size}`),
        lerp(1, 2, t),
        i,
        0,
      ),
    };
  });
  art.blot(
    blades.filter(({ near }) => near < 250).map(({ path }) => path),
    '#7d5a44',
  );
  art.blot(
    blades.filter(({ near }) => near >= 250).map(({ path }) => path),
    '#3c3648',
  );
}

/** Petals that have come down from the wreath: turned anyhow, flat as the ground is seen. */
export function fallen(art: Art): void {
  const chance = random('fallen');
  const petals = range(17, () => {
    const turn = chance.between(0, 6.28);
    const far = chance.between(64, 226);
    return closed('0,9! -7,4 -9,-4 -3,-9 2,-7 7,-8 9,-1 6,5')
      .scale(chance.between(0.45, 0.85))
      .rotate(chance.between(0, 360))
      .scale(1, 0.44)
      .translate(FEET[0] + Math.cos(turn) * far, FEET[1] + 8 + Math.sin(turn) * far * 0.22);
  });
  art.fill(
    petals.map((petal) => petal.translate(1.4, 2)),
    '#3a2632',
    0.8,
  );
  art.blot(
    petals.filter((_, i) => i % 3),
    '#f6ddcc',
  );
  art.blot(
    petals.filter((_, i) => !(i % 3)),
    '#e29a98',
  );
}

/** The feast is over: the end of a table, a chair with his coat, all outside the light but for their edges. */
export function leftOver(art: Art): void {
  contactShadow(art, 106, 706, 70, 12, '#0c0c1c');
  art.line(
    ['62,596 60,700', '128,590 130,694'].map((legs) => curve(legs)),
    7,
    '#1d1a2c',
  );
  byLamp(
    art,
    closed('30,566! 142,560! 156,578! 158,612 146,606 134,618 112,612 92,624 70,616 46,626 30,620!'),
    '#8a8494',
    8,
    { shade: '#2a2a48', rimWidth: 2.6 },
  );
  strokes(art, ['138,580 140,606', '112,584 112,610', '84,586 80,616'], INK.form, '#3a3858');
  // his hat, a glass
  const felt = { fill: '#574a5c', shade: '#2e2838', rimWidth: 2 } as const;
  art.fill(ellipse(84, 564, 36, 5), '#3a3858', 0.8);
  toned(art, '48,559! 56,552 84,549 112,551 119,557! 112,566 84,569 56,566', { ...felt, soft: 4 });
  toned(
    art,
    '61,557! 60,546 64,535 72,530 80,533 90,529 100,535 103,546 103,556! 92,561 72,561',
    { ...felt, soft: 7 },
    ['58,549! 80,555 106,547! 106,558 82,564 58,560!', '#a84a4c'],
  );
  strokes(art, ['74,532 82,540 90,531'], INK.form, '#2e2838', 0.1);
  art
    .line(curve('130,568 130,556'), 2, '#a8a8b8')
    .fill(closed('122,540! 124,554 130,558 136,554 138,540!'), '#6a3a4c')
    .line(curve('138,540 136,553 131,557'), 1.8, '#ffe6b0');
}

/** The lime under which they are: trunk at the right border, its bough above all. */
export function trunk(art: Art): void {
  const bark = closed(
    '492,880! 506,800 512,700 508,600 500,500 492,400 470,300 430,220 380,170 300,140 200,120! 200,90! 340,96 440,130 520,200 580,260! 580,880!',
  );
  art.fill(bark, '#231c30');
  stippled(art, bark, '#5c444c', [566, 600], [496, 580], [0, 0.8]);
  // bark in long plates; what faces the lamp has its light
  art.clip(bark, () => {
    const chance = random('bark');
    const plates = range(60, (i) => {
      const y = 270 + (i / 59) * 590;
      const x = 496 + chance() * 66 - (y < 420 ? (420 - y) * 0.22 : 0);
      const long = chance.between(26, 54);
      return {
        x,
        path: curve(
          `${x},${y} ${x + chance.between(-3, 5)},${y + long * 0.4} ${x + chance.between(0, 6)},${y + long}`,
        ),
      };
    });
    strokes(
      art,
      plates.map(({ path }) => path.translate(4, 3)),
      5,
      '#130f1e',
      0.1,
    );
    strokes(
      art,
      plates.filter(({ x }) => x < 528).map(({ path }) => path),
      2.6,
      '#c48c60',
      0.25,
    );
  });
  const bough = closed(
    '570,250! 500,190 420,148 330,126 250,122 190,138! 200,120 260,98 360,96 460,116 570,180!',
  );
  art.fill(bough, '#231c30');
  stippled(art, bough, '#6a4c48', [300, 104], [300, 136], [0, 0.8]);
}

/** Leaves by how much of the lamp they have. */
export function crown(art: Art): void {
  const chance = random('crown');
  const tones: Path[][] = [[], [], [], []];
  const put = (x: number, y: number, size: number): void => {
    const near = Math.hypot(x - LAMP[0], y - LAMP[1]) + chance.between(-50, 50);
    const tone = near < 142 ? 3 : near < 190 ? 2 : near < 250 ? 1 : 0;
    tones[tone]!.push(leaf(x, y, size, size * 0.72, 180 + chance.between(-60, 60), chance.between(-5, 5)));
  };
  for (const _ of range(330, (i) => i)) {
    const x = chance.between(40, 565);
    // a ragged underside: low at both sides, high over the lamp
    const under = 176 + 0.0021 * (x - 250) ** 2 + 22 * Math.sin(x * 0.06) + chance.between(-16, 16);
    put(x, chance.between(60, under), chance.between(20, 34));
  }
  for (const [i, fill] of ['#141a2e', '#2a3440', '#525e4c', '#9a9b73'].entries()) art.fill(tones[i]!, fill);
}
