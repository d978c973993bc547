import { mix } from '../grade/mix.ts';
import {
  type Art,
  bandBetween,
  between,
  clamp,
  curl,
  LINE,
  lerp,
  type Path,
  type Point,
  points,
  ramp,
  random,
  range,
  ribbon,
  smoothstep,
  spline,
} from '../pen/index.ts';

/** Back and hollow of the wave, both from its foot to the tip of its lip. */
const BACK = points(
  '760,860 640,700 574,590 534,490 492,388 436,300 360,232 274,204 196,220 140,270 116,340',
  '128,408 166,446',
);
const HOLLOW = points(
  '-60,830 20,770 110,734 214,700 306,644 364,566 390,476 380,392 336,330 274,302 214,314',
  '174,356 160,404 166,446',
);

/** Bands of water between back and hollow. */
const BANDS = 10;
/** The part of the back that carries foam, and the length of the longest claws. */
const [FOAM_FROM, FOAM_TO] = [0.5, 1];
const CLAW = 34;

/** Water from the foot to the lip: light on the back's edge and in every second band. */
function water(art: Art, back: Path, hollow: Path): void {
  const [deep, mid, lite] = [art.palette.ink, '#34468f', '#b9c6f2'];
  for (let i = 0; i < BANDS; i++) {
    const t = i / BANDS;
    const k = i % 2 ? 0.2 : 0.62;
    const top = mix(mid, lite, k * (1 - 0.55 * Math.abs(t - 0.25)) + 0.18);
    const tones = ramp(0, top, 0.42, mix(deep, mid, 0.35 + k), 1, mix(deep, mid, k * 0.55));
    art.fill(
      bandBetween(back, hollow, t, t + 1 / BANDS),
      art.linear(166, 190, 226, lerp(204, 860, 0.84), tones),
    );
  }
}

/** Gold lines between the bands, hair lines inside them. */
function engraving(art: Art, back: Path, hollow: Path): void {
  for (let i = 1; i < BANDS; i++) {
    const strand = between(back, hollow, i / BANDS);
    art.blot(ribbon(strand, i % 2 ? 2.1 : 1.4, { samples: 22, start: 0.25, end: 0.25, peak: 0.62 }));
  }
  const chance = random(16);
  for (let i = 0; i < BANDS; i++) {
    const [from, to] = [chance.between(0.06, 0.2), chance.between(0.62, 0.86)];
    const first = between(back, hollow, (i + 0.36) / BANDS, { part: [from, to] });
    const second = between(back, hollow, (i + 0.68) / BANDS, { part: [from + 0.16, to - 0.08] });
    art.line([first, second], LINE.hair, 'gold', 0.65);
  }
}

/** Steps along the lip that foam is placed by. */
const STEPS = 90;

/** Lace that runs back over the water, and one closed band of foam along the rim. */
function lace(art: Art, back: Path, hollow: Path, chance: ReturnType<typeof random>): void {
  const { pale } = art.palette;
  const [b, h] = [back.walk(STEPS), hollow.walk(STEPS)];
  const on = (i: number, t: number): Point => {
    const k = clamp(Math.round(i), 0, STEPS - 1);
    return [lerp(b[k]!.x, h[k]!.x, t), lerp(b[k]!.y, h[k]!.y, t)];
  };
  const first = Math.floor(FOAM_FROM * STEPS);
  const along = (i: number): number => (i / STEPS - FOAM_FROM) / (1 - FOAM_FROM);
  for (let i = first + 4; i < STEPS - 2; i++) {
    const reach = chance.between(8, 20) * (1 - 0.3 * along(i));
    const t = chance.between(0, 0.2 + 0.26 * along(i));
    const finger = spline(range(6, (j) => on(i - reach * (1 - j / 5), t * lerp(1.5, 0.75, j / 5))));
    const shape = ribbon(finger, chance.between(1.6, 3.6), {
      samples: 10,
      start: 0.02,
      end: 0.5,
      peak: 0.82,
    });
    art.blot(shape, pale, chance.between(0.5, 0.85));
  }
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let i = first; i < STEPS; i++) {
    outer.push([b[i]!.x, b[i]!.y]);
    inner.push(on(i, (i % 3 ? 0.1 : 0.03) * smoothstep(along(i) * 1.6) + 0.012));
  }
  art.fill(spline([...outer, ...inner.reverse()], true), pale, 0.96);
}

/** Rows of curls that roll forward, short behind and long at the tip. */
const ROWS = [
  { count: 22, size: 0.8, width: 0.19, lift: [44, 80], turn: [130, 230] },
  { count: 34, size: 1, width: 0.2, lift: [14, 58], turn: [90, 190] },
  { count: 24, size: 1.25, width: 0.12, lift: [-6, 34], turn: [60, 140] },
] as const;

function claws(art: Art, back: Path, chance: ReturnType<typeof random>): void {
  const { cool, pale } = art.palette;
  const tones = [mix(cool, pale, 0.62), pale, '#ffffff'];
  const steps = back.walk(300);
  ROWS.forEach(({ count, size, width, lift, turn }, row) => {
    for (let i = 0; i < count; i++) {
      const t = lerp(FOAM_FROM, FOAM_TO, ((i + 0.5 + chance.between(-0.35, 0.35)) / count) ** 0.86);
      const { x, y, angle } = steps[clamp(Math.round(t * 299), 0, 299)]!;
      const u = clamp((t - FOAM_FROM) / (FOAM_TO - FOAM_FROM));
      const length = CLAW * size * (0.22 + 0.9 * u ** 1.3) * chance.between(0.7, 1.25);
      const heading = angle + chance.between(lift[0], lift[1]);
      const hook = curl(x, y, heading, length * 1.6, -chance.between(turn[0], turn[1]), {
        samples: 11,
        tight: 1.5,
      });
      const claw = ribbon(hook, length * width, { samples: 11, start: 0.9, end: 0.02, peak: 0.14 });
      art.solid(claw, tones[row]!, LINE.hair);
    }
  });
  const tip = steps[296]!;
  for (const [heading, reach, turn] of [
    [-20, 1.5, -90],
    [8, 1.9, -120],
    [34, 1.5, -170],
    [-44, 1.1, -60],
  ] as const) {
    const tendril = curl(tip.x, tip.y, tip.angle + heading, CLAW * reach, turn);
    art.blot(ribbon(tendril, 3.4, { samples: 10, start: 0.9, end: 0.04, peak: 0.12 }), '#ffffff');
  }
}

/** One great crest that fills the right of a card, curling left round (286, 492). */
export function waveCrest(art: Art): void {
  const [back, hollow] = [spline(BACK), spline(HOLLOW)];
  water(art, back, hollow);
  engraving(art, back, hollow);
  art.line(hollow, LINE.mid);
  art.line(back, LINE.bold);
  const chance = random('16foam');
  lace(art, back, hollow, chance);
  claws(art, back, chance);
}
