import { byHand, ink, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  type Point,
  polar,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const BANK = closed(
  '620,590! 540,598 470,618 400,644 340,664 290,676 266,694 262,712 284,734 326,752 342,780 330,812 300,840 286,900! 620,900!',
);
/** The ways that the second jug's water finds over the land. */
const WAYS = [
  '0,0 -24,16 -60,28 -96,52 -130,62 -160,80',
  '0,0 -10,26 -40,54 -56,90 -96,124 -120,170',
  '0,0 8,30 -4,64 10,104 -8,150 -6,200',
  '0,0 20,24 28,60 52,96 60,140',
  '0,0 30,8 52,26 90,34',
];

/** Land: a low bank that its foot's shade draws off the water. */
export function bank(art: Art): void {
  art.fill(byHand(BANK.translate(-10, 9), 2), '#1a2450');
  form(art, BANK, '#4c6a70', 20, { shade: '#1c2c4e', rim: '#f3dcc0', rimWidth: 3 });
  stippled(art, BANK, '#17224a', [300, 700], [430, 880], [0, 0.95]);
  const chance = random('bank');
  const blades = range(100, (): Path => {
    const t = chance();
    const y = lerp(640, 860, t);
    const x = chance.between(lerp(470, 320, Math.min(1, t * 2)), 552);
    const height = lerp(5, 20, t) * chance.between(0.6, 1.2);
    const lean = chance.between(-6, 6);
    return ribbon(
      spline([
        [x, y],
        [x + lean * 0.3, y - height * 0.6],
        [x + lean, y - height],
      ]),
      lerp(1.6, 3, t),
      { start: 1, samples: 5 },
    );
  });
  art
    .blot(
      blades.filter((_, i) => i % 3),
      '#6f8f86',
    )
    .blot(
      blades.filter((_, i) => !(i % 3)),
      '#b5c2a0',
    );
}

/** On land the water parts into five; flowers have come up along it. */
export function trickle(art: Art, [x, y]: Point): void {
  art.blot(
    WAYS.map((way) => ribbon(curve(way).translate(x, y), 6, { start: 1, end: 0.3, peak: 0.2, samples: 18 })),
    '#8297bd',
  );
  art.blot(
    WAYS.map((way, i) => ink(curve(way).translate(x - 1, y - 1), 1.5, i, 0.45)),
    '#e9edf0',
  );
  art.fill(byHand(ellipse(x, y + 2, 24, 7), 1.5), '#8297bd');
  art.blot(
    [10, 20].map((r, i) => ink(ellipse(x, y + 1, r, r * 0.28), 2, i, 0.3)),
    '#fffdf2',
  );
  const chance = random('flowers');
  for (const way of WAYS)
    for (const step of curve(way).translate(x, y).walk(7).slice(2)) {
      const side = chance() < 0.5 ? -1 : 1;
      const near = (step.y - 640) / 220;
      const r = lerp(3.4, 9, near);
      const [fx, fy] = [step.x + side * r * chance.between(1.6, 3.4), step.y + chance.between(-6, 2)];
      art.blot(ribbon(curve(`${fx},${fy + r * 2} ${fx + 1},${fy}`), 2, { start: 1, end: 1 }), '#8fa888');
      art.blot(
        range(5, (i) => {
          const [px, py] = polar(0, 0, r * 0.62, i * 72 + fx);
          return ellipse(fx + px, fy + py * 0.7, r * 0.5, r * 0.4);
        }),
        chance() < 0.3 ? '#f0b4a0' : '#fff3e0',
      );
      art.fill(ellipse(fx, fy, r * 0.26), '#d99a52');
    }
}

/** Grass that stands up before her hem. */
export function hemGrass(art: Art): void {
  const chance = random('hem');
  const blades = range(34, (i): readonly [Path, number] => {
    const x = lerp(280, 476, i / 33) + chance.between(-4, 4);
    const high = chance.between(7, 17);
    const y = chance.between(702, 708);
    return [
      ribbon(
        spline([
          [x, y],
          [x + chance.between(-2, 2), y - high * 0.6],
          [x + chance.between(-6, 6), y - high],
        ]),
        2.6,
        { start: 1, samples: 5 },
      ),
      i,
    ];
  });
  art
    .blot(
      blades.filter(([, i]) => i % 2).map(([blade]) => blade),
      '#3f5c68',
    )
    .blot(
      blades.filter(([, i]) => !(i % 2)).map(([blade]) => blade),
      '#8fa695',
    );
}
