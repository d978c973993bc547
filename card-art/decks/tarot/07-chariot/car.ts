import { flat, ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  limb,
  type Path,
  type Point,
  polar,
  polygon,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { BRASS } from './form.ts';

const RED = { lit: '#e0694e', base: '#b33d36', mid: '#842a38', dark: '#4a1a34' } as const;

const FRONT = closed(
  '104,508! 150,478 220,454 300,446 380,454 450,478 496,508! 490,560 470,620 440,680 400,720! 200,720! 160,680 130,620 110,560',
);

/** The axle under the car's bowed front; on the front a sun with wings. */
export function front(art: Art): void {
  flat(
    art,
    '86,742! 300,736 520,742! 520,762! 300,758 86,762!',
    '#6a3f34',
    ['80,752 300,748 526,752 526,770 80,770', '#2c1c2c'],
    ['330,732 526,738 526,744 330,740', '#c98a54'],
  );
  flat(
    art,
    FRONT,
    RED.base,
    ['90,500 150,480 200,470 200,560 220,660 240,730 90,730', RED.mid],
    ['90,500 130,490 140,560 160,640 190,730 90,730', RED.dark],
    ['400,460 450,476 500,508 490,560 470,620 440,690 410,720 430,620 424,530', RED.lit],
  );
  // the panels' ribs, and the rim round the foot
  for (const rib of ['204,462 196,560 214,650 236,722', '396,462 404,560 386,650 364,722'])
    art.blot(ribbon(curve(rib), 9, { start: 1, end: 1, samples: 16 }), BRASS.mid);
  art.blot(
    ribbon(curve('110,560 130,620 160,676 200,712 300,722 400,712 440,676 470,620 490,560'), 13, {
      start: 1,
      end: 1,
      samples: 30,
    }),
    BRASS.dark,
  );
  art.blot(
    ribbon(curve('112,556 132,616 162,672 200,708 300,718 400,708 438,672 468,616 488,556'), 8, {
      start: 1,
      end: 1,
      samples: 30,
    }),
    BRASS.base,
  );
  const lip = curve('98,512 150,480 220,456 300,448 380,456 450,480 502,512');
  art.blot(ribbon(lip, 19, { start: 1, end: 1, samples: 26 }), BRASS.dark);
  art.blot(ribbon(lip.translate(0, -1), 15, { start: 1, end: 1, samples: 26 }), BRASS.base);
  art.blot(
    ribbon(curve('300,443 380,451 450,475 498,506'), 5, { start: 0.3, end: 1, samples: 20 }),
    BRASS.lit,
  );
  art.blot(
    range(19, (i) => {
      const { x, y } = lip.walk(19)[i]!;
      return ellipse(x, y + 0.6, 2.6);
    }),
    BRASS.mid,
  );
  for (const [x, tone] of [
    [102, BRASS.base],
    [498, BRASS.lit],
  ] as const) {
    art.fill(ellipse(x, 514, 14), BRASS.dark).fill(ellipse(x, 514, 12), tone);
    art.blot(ink(curve(`${x - 8},516 ${x},506 ${x + 7},514 ${x},520 ${x - 3},515`), 2, x, 0), BRASS.dark);
  }
  wingedSun(art, 298, 548);
}

function wingedSun(art: Art, x: number, y: number): void {
  for (const way of [-1, 1])
    for (const i of range(6, (k) => 5 - k)) {
      const angle = way * (62 + i * 11);
      const feather = limb(
        `${polar(x, y, 12, angle)} ${polar(x, y, 44, angle - way * 8)} ${polar(x, y, 84 - i * 8, angle - way * 20)}`,
        [5, 7, 1.6],
        12,
      );
      art.fill(feather, i % 2 ? BRASS.base : BRASS.lit);
      art.blot(ink(polylineOf(x, y, angle, way, i), 1.1, i, 0.1), BRASS.dark);
    }
  art.fill(ellipse(x, y, 19), BRASS.dark).fill(ellipse(x, y, 17), BRASS.base);
  art.fill(ellipse(x + 3, y - 3, 11), BRASS.lit);
}

const polylineOf = (x: number, y: number, angle: number, way: number, i: number): Path =>
  spline([
    polar(x, y, 20, angle),
    polar(x, y, 44, angle - way * 8),
    polar(x, y, 76 - i * 8, angle - way * 19),
  ]);

/** A wheel that runs at us: so much narrower than high. */
export function wheel(art: Art, x: number, y: number, rx: number, ry: number, lit: boolean): void {
  const on = (r: number, angle: number): Point => {
    const [px, py] = polar(0, 0, r, angle);
    return [x + px * rx, y + py * ry];
  };
  const circle = (r: number): Knot[] => range(37, (i) => [...on(r, i * 10), i % 36 ? 0 : 1]);
  const felloe = spline([...circle(1), ...circle(0.84).reverse()], true);
  art.fill(
    range(10, (i) =>
      polygon([on(0.1, i * 36 - 16), on(0.86, i * 36 - 2.4), on(0.86, i * 36 + 2.4), on(0.1, i * 36 + 16)]),
    ),
    lit ? '#a4602f' : '#5a3038',
  );
  art.fill(felloe, lit ? '#c27a3c' : '#6e3c3c');
  art.blot(
    ['', ''].map((_, i) => ink(spline(circle(i ? 0.845 : 0.985)), i ? 2 : 3.4, i, 0)),
    lit ? '#6a3434' : '#3a1e30',
  );
  art
    .fill(ellipse(x, y, rx * 0.2, ry * 0.12), BRASS.mid)
    .fill(ellipse(x + rx * 0.06, y, rx * 0.12, ry * 0.08), BRASS.lit);
}
