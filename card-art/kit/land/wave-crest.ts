import { mix } from '../grade/mix.ts';
import {
  type Art,
  arc,
  bandBetween,
  between,
  clamp,
  curl,
  ellipse,
  LINE,
  lerp,
  type Path,
  type Point,
  points,
  polar,
  ramp,
  random,
  range,
  ribbon,
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
/** Where along the back its foam begins. */
const FOAM_FROM = 0.5;
/** Steps by which places on the water are found. */
const STEPS = 90;

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

/** Long streaks of foam that lie on the water and point back from the lip. */
function lace(art: Art, back: Path, hollow: Path): void {
  const chance = random('lace');
  const [b, h] = [back.walk(STEPS), hollow.walk(STEPS)];
  const on = (i: number, t: number): Point => {
    const k = clamp(Math.round(i), 0, STEPS - 1);
    return [lerp(b[k]!.x, h[k]!.x, t), lerp(b[k]!.y, h[k]!.y, t)];
  };
  const first = Math.floor(FOAM_FROM * STEPS);
  for (let i = first + 4; i < STEPS - 2; i++) {
    const u = (i - first) / (STEPS - first);
    const reach = chance.between(8, 20) * (1 - 0.3 * u);
    const t = chance.between(0, 0.2 + 0.26 * u);
    const streak = spline(range(6, (j) => on(i - reach * (1 - j / 5), t * lerp(1.5, 0.75, j / 5))));
    const shape = ribbon(streak, chance.between(1.2, 2.6), { samples: 8, start: 0.02, end: 0.5, peak: 0.82 });
    art.blot(shape, art.palette.pale, chance.between(0.4, 0.75));
  }
}

/** Round lobes of foam along the rim, of unlike sizes, larger towards the tip. */
function lobes(back: Path): { x: number; y: number; radius: number; angle: number }[] {
  const chance = random('lobes');
  const steps = back.walk(600);
  const found: ReturnType<typeof lobes> = [];
  for (let i = Math.round((FOAM_FROM + 0.05) * 599); i < 590; ) {
    const { x, y, angle, t } = steps[i]!;
    const u = (t - FOAM_FROM) / (1 - FOAM_FROM);
    const radius = lerp(4, 15, u ** 1.2) * (found.length % 3 === 1 ? 0.6 : chance.between(0.85, 1.2));
    const [cx, cy] = polar(x, y, radius * 0.72, angle - 90);
    found.push({ x: cx, y: cy, radius, angle });
    i += Math.round(radius * 0.85);
  }
  return found;
}

/** The last claws: place along the lip, heading off it, length, turn. */
const TIP_CLAWS = [
  [0.9, 44, 54, -92],
  [0.935, 34, 58, -84],
  [0.965, 20, 60, -76],
  [0.99, 0, 54, -66],
  [1, -30, 40, -50],
] as const;

/** Claws reach forward off the rim, short behind and long at the tip: spine and width. */
function claws(back: Path): [spine: Path, width: number][] {
  const chance = random('claws');
  const steps = back.walk(300);
  const claw = (t: number, lift: number, length: number, turn: number): [Path, number] => {
    const { x, y, angle } = steps[Math.round(t * 299)]!;
    const root = polar(x, y, length * 0.1, angle - 90);
    return [curl(...root, angle + lift, length * 1.2, turn, { samples: 10, tight: 2 }), length * 0.19];
  };
  const rim = range(16, (i) => {
    const u = (i + 0.5) / 16;
    const length = lerp(18, 58, u ** 1.2) * (i % 3 === 2 ? 0.66 : chance.between(0.92, 1.12));
    const lift = lerp(50, 46, u) + chance.between(-6, 6);
    return claw(lerp(FOAM_FROM + 0.08, 0.87, u ** 0.9), lift, length, -lerp(125, 100, u));
  });
  return [...rim, ...TIP_CLAWS.map(([t, lift, length, turn]) => claw(t, lift, length, turn))];
}

/** Foam as one mass with one gold contour, modelled inside with cool lines. */
function foam(art: Art, back: Path): void {
  const { pale, cool } = art.palette;
  const shade = mix(cool, '#4a5cb0', 0.5);
  const rim = lobes(back);
  const hooks = claws(back);
  const hookShapes = hooks.map(([spine, width]) =>
    ribbon(spine, width, { samples: 9, start: 0.95, end: 0.02, peak: 0.1 }),
  );
  const discs = rim.map(({ x, y, radius }) => ellipse(x, y, radius));
  const edge = between(back, back, 0, { samples: 60, part: [FOAM_FROM - 0.06, 1] });
  const band = ribbon(edge, 16, { samples: 40, start: 0, end: 0.8, peak: 0.9 });
  art.line([...hookShapes, ...discs, band], 2.6);
  art.blot(band, pale);
  art.blot(discs, '#fdfbff');
  art.blot(hookShapes, '#ffffff');
  // the shaded hollow of each claw, and a curl in every second lobe
  for (const [spine, width] of hooks) {
    const steps = spine.walk(10).slice(2, 8);
    const hollow = spline(steps.map(({ x, y, angle, t }) => polar(x, y, width * 0.26 * (1 - t), angle - 90)));
    art.blot(ribbon(hollow, width * 0.14, { samples: 6, start: 0.1, end: 0.02, peak: 0.3 }), shade, 0.75);
  }
  rim.forEach(({ x, y, radius, angle }, i) => {
    if (i % 2 === 0 && radius > 6)
      art.line(arc(x, y, radius * 0.6, angle + 200, angle + 310), LINE.fine, shade, 0.8);
  });
}

/** One great crest that fills the right of a card, curling left round (286, 492). */
export function waveCrest(art: Art): void {
  const [back, hollow] = [spline(BACK), spline(HOLLOW)];
  water(art, back, hollow);
  engraving(art, back, hollow);
  art.line(hollow, LINE.mid);
  art.line(back, LINE.bold);
  lace(art, back, hollow);
  foam(art, back);
}
