import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Knot,
  type Local,
  lerp,
  local,
  type Path,
  type Placement,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { EYE } from './view.ts';

/** What the low sun does to dry petals and leaves. */
export const bySun = lit({ from: { at: EYE }, shade: '#3c0f30', rim: '#ffb78c', rimWidth: 1.8, stray: 0.5 });

const LEAFY = { shade: '#28283a', rim: '#e8cf98', rimWidth: 1.4 } as const;

/** A petal that the sun comes through keeps little shade. */
const GLOWING = { shade: '#a8343e', depth: 0.7, rim: '#ffd8a4' } as const;

/** The colours of one bloom: its outer petals, those beside, their turned edges, what the sun comes through, the deep of it. */
export interface Tone {
  outer: string;
  side: string;
  lip: string;
  through: string;
  deep: string;
}

/** A dried rose that hangs open: its neck is at (0, 0), below it one looks into the heart. */
export function openRose(art: Art, x: number, y: number, scale: number, tone: Tone, place: Placement): void {
  const box = local(art, x, y, scale, place);
  const petal = (knots: string, fill: string, soft: number): void =>
    bySun(art, box.place(closed(knots)), fill, soft * scale, fill === tone.through ? GLOWING : {});
  petal('-30,20! -62,28 -84,54 -88,80! -80,88 -74,86 -68,98! -58,84 -44,60', tone.side, 8);
  petal('34,18! 64,30 80,54 80,74! 84,84 74,88 68,100! 54,90 44,60', tone.side, 8);
  // the far petals: the sun comes through them
  petal('-20,60! -60,62 -74,86 -66,112! -58,118 -54,128 -40,128! -22,130 -8,118 0,90', tone.through, 7);
  petal('20,60! 60,64 72,90 60,114! 56,126 40,130 26,134! 10,130 2,122 4,90', tone.through, 8);
  petal(
    '-44,82! -48,108 -36,128! -24,134 -16,142 -2,140! 12,142 26,134 36,126! 46,106 42,82!',
    tone.through,
    8,
  );
  strokes(
    box,
    [
      '-60,84 -62,100 -54,116',
      '62,84 62,102 50,118',
      '4,124 2,132 4,140',
      '-22,122 -24,130',
      '26,122 24,130',
    ],
    INK.detail,
    tone.outer,
    0.3,
  );
  heart(box, tone, x);
  // the near ones: their backs, and the edges that have rolled outwards
  petal('4,2! 38,8 60,30 68,58 63,84! 54,70 42,60 26,58 6,64! -6,34', tone.side, 10);
  petal('64,85! 55,68 42,58 24,57 6,64! 12,48 32,42 52,48 66,64', tone.lip, 3);
  petal('-2,2! -36,8 -60,30 -70,60 -64,86! -54,74 -42,63 -24,58 -6,60 16,72! 30,44 16,14', tone.outer, 12);
  petal('-65,88! -56,72 -42,62 -24,57 -6,59 18,74! 12,56 -8,44 -30,44 -52,52 -68,68', tone.lip, 3);
  strokes(
    box,
    [
      '-14,10 -38,24 -52,46',
      '-8,14 -24,28 -34,42',
      '0,18 -6,30 -8,42',
      '10,18 14,34 12,48',
      '28,14 46,28 54,44',
      '22,12 34,26 38,40',
      '-72,60 -78,72 -78,84',
      '66,48 74,62 74,78',
    ],
    INK.detail,
    tone.deep,
    0.3,
  );
  calyx(box);
}

/** Petal in petal, wound round a dark middle. */
function heart(box: Local, tone: Tone, seed: number): void {
  const chance = random(`heart ${seed}`);
  const [cx, cy] = [-4, 88];
  box.fill(ellipse(cx, cy, 46, 42), tone.deep);
  const fills = [tone.outer, tone.through, tone.side];
  range(9, (i) => {
    const radius = lerp(47, 9, (i / 8) ** 0.86);
    const turn = i * 137.5 + chance.between(-14, 14);
    const [mx, my] = [cx + (46 - radius) * 0.06, cy - (46 - radius) * 0.1];
    const at = (angle: number, r: number): Knot => {
      const t = ((turn + angle) * Math.PI) / 180;
      return [mx + Math.sin(t) * r, my - Math.cos(t) * r * 0.92];
    };
    const sharp = ([x, y]: Knot): Knot => [x, y, 1];
    const edge = [-84, -56, -28, 0, 28, 56, 84];
    const rim = (part: number): Knot[] =>
      edge.map((a, k) => at(a, radius * part * (k % 2 ? 1 : 0.985) * (1 - Math.abs(a) * 0.0007)));
    const whole = [
      ...rim(1),
      sharp(at(100, radius * 0.62)),
      at(40, radius * 0.3),
      at(-40, radius * 0.3),
      sharp(at(-100, radius * 0.62)),
    ];
    const petal: Path = spline(whole, true);
    bySun(
      box.art,
      box.place(petal),
      fills[i % 3]!,
      4.5 * box.scale,
      i % 3 === 1 ? { ...GLOWING, rimWidth: 1.1 } : { depth: 0.9, rimWidth: 1.1 },
    );
    const lip = [
      sharp(at(-92, radius * 0.98)),
      ...rim(1.02).slice(1, -1),
      sharp(at(88, radius * 0.98)),
      at(40, radius * 0.84),
      at(0, radius * 0.8),
      at(-40, radius * 0.86),
    ];
    box.fill(spline(lip, true), i % 3 === 1 ? tone.through : tone.lip);
  });
  box.fill(ellipse(cx + 2, cy - 4, 3.4, 3), tone.deep);
}

/** A rose that never opened further: its neck is at (0, 0). */
export function closedRose(
  art: Art,
  x: number,
  y: number,
  scale: number,
  tone: Tone,
  place: Placement,
): void {
  const box = local(art, x, y, scale, place);
  const petal = (knots: string, fill: string, soft: number): void =>
    bySun(art, box.place(closed(knots)), fill, soft * scale);
  petal('-24,50! -34,78 -26,98! -20,108 -8,104! 2,116 14,106! 32,94 30,52', tone.through, 6);
  petal('-10,60! -14,90 -2,104! 8,98 20,80 22,56!', tone.outer, 4);
  petal('14,50! 32,66 34,84 28,100! 14,94 2,84 -2,62!', tone.side, 5);
  petal('4,2! 34,12 46,38 42,60 52,78! 40,80 34,86 24,80! 10,72 -2,54 -6,24', tone.side, 9);
  petal(
    '-2,2! -34,12 -46,36 -42,58 -54,80! -42,80 -36,88 -24,84! -8,80 6,66 12,50! 22,36 16,16',
    tone.outer,
    11,
  );
  petal('-54,80! -42,80 -36,88 -24,84! -8,79 6,66 12,48! -4,64 -22,70 -44,64', tone.lip, 2);
  petal('52,78! 40,80 34,86 24,80! 18,76 14,74 10,70! 22,72 36,72 43,62', tone.lip, 2);
  strokes(
    box,
    [
      '-14,12 -32,28 -34,50',
      '-6,16 -18,36 -20,54',
      '4,18 4,36 -2,52',
      '26,16 36,34 34,52',
      '20,96 16,84 8,74',
    ],
    INK.detail,
    tone.deep,
    0.3,
  );
  calyx(box);
}

/** Dry sepals, turned back, and the hip they sit on. */
function calyx(box: Local): void {
  for (const sepal of [
    '-5,-2! -20,-4 -36,4 -48,-4! -42,12 -26,18 -6,10',
    '5,-2! 24,0 36,12 38,30! 26,24 14,18 4,10',
    '-6,0! -16,12 -18,24 -12,38! -2,28 6,14 4,0!',
  ])
    bySun(box.art, box.place(closed(sepal)), '#71704e', 3 * box.scale, LEAFY);
  bySun(box.art, box.place(ellipse(0, -3, 9, 11)), '#7f7c58', 4 * box.scale, LEAFY);
}
