import {
  type Art,
  LINE,
  type Local,
  local,
  type Paint,
  type Placement,
  points,
  ramp,
  svgPath,
} from '../../../kit/pen/index.ts';
import { blade, leafProfile } from '../../../kit/plants/blade.ts';

/** From the rolled lips to the foot of the petals. */
export type RoseTones = readonly [lip: string, lite: string, mid: string, dark: string];

const PINK: RoseTones = ['#fff0e8', '#f4a7ae', '#b9486a', '#571232'];

/** Petals back to front: outline, the thin lip that rolls over its upper edge. */
type Shape = readonly [outline: string, lip: string];

/** Two guard petals that have fallen open, the left one lower. */
const GUARD: readonly Shape[] = [
  [
    'M-4 0C-40 10 -92 0 -116 -36C-112 -58 -86 -70 -60 -66C-36 -56 -12 -30 -4 0Z',
    'M-116 -36C-112 -58 -86 -70 -60 -66C-80 -62 -98 -52 -104 -30C-109 -30 -113 -32 -116 -36Z',
  ],
  [
    'M4 -2C40 4 88 -18 108 -62C100 -84 78 -92 56 -84C34 -66 10 -34 4 -2Z',
    'M108 -62C100 -84 78 -92 56 -84C76 -84 94 -74 98 -54C102 -55 106 -58 108 -62Z',
  ],
];

/** The far rim and the wraps of the heart: each leans over the next. */
const HEART: readonly Shape[] = [
  [
    'M68 -88C84 -130 60 -170 14 -168C-14 -160 -24 -124 -10 -88Z',
    'M72 -110C74 -146 48 -172 14 -168C-4 -163 -16 -148 -18 -126C-8 -146 6 -155 20 -155C44 -155 62 -138 72 -110Z',
  ],
  [
    'M-68 -88C-84 -130 -54 -166 -10 -158C16 -150 22 -120 12 -88Z',
    'M-72 -110C-74 -142 -46 -166 -10 -158C8 -152 18 -138 18 -118C6 -136 -8 -146 -24 -146C-46 -146 -62 -134 -72 -110Z',
  ],
  [
    'M-48 -84C-54 -124 -30 -150 0 -152C36 -154 54 -128 48 -84Z',
    'M-48 -104C-46 -132 -26 -150 0 -152C30 -154 50 -134 49 -104C42 -128 26 -142 0 -141C-22 -140 -40 -128 -48 -104Z',
  ],
  [
    'M40 -84C46 -118 30 -142 4 -144C-14 -140 -22 -124 -14 -110C-4 -96 6 -90 8 -80Z',
    'M42 -104C40 -128 24 -143 4 -144C-14 -140 -22 -124 -14 -110C-13 -124 -4 -134 8 -133C24 -132 36 -122 42 -104Z',
  ],
  [
    'M-40 -80C-44 -112 -34 -130 -14 -136C4 -132 14 -122 14 -108C14 -96 8 -84 2 -76Z',
    'M-42 -102C-38 -122 -28 -134 -14 -136C4 -132 14 -122 14 -108C8 -120 -4 -127 -14 -126C-26 -124 -36 -116 -42 -102Z',
  ],
  [
    'M22 -78C30 -98 22 -118 4 -122C-8 -120 -14 -110 -10 -102C-4 -94 0 -88 0 -78Z',
    'M26 -98C24 -112 16 -121 4 -122C-8 -120 -14 -110 -10 -102C-8 -109 -2 -114 5 -113C14 -112 22 -107 26 -98Z',
  ],
];

/** The cup: each petal's lip runs aslant, never level (a level one would be a mouth). */
const CUP: readonly Shape[] = [
  [
    'M0 -4C-70 -20 -88 -76 -68 -124C-50 -132 -18 -118 6 -92C22 -72 24 -36 0 -4Z',
    'M-68 -124C-50 -132 -18 -118 6 -92C14 -83 18 -72 18 -62C4 -88 -26 -108 -60 -112C-65 -115 -68 -120 -68 -124Z',
  ],
  [
    'M0 -4C72 -22 92 -72 74 -122C52 -130 16 -108 -10 -74C-22 -52 -18 -28 0 -4Z',
    'M74 -122C52 -130 16 -108 -10 -74C-16 -64 -19 -54 -19 -46C0 -78 32 -102 66 -108C71 -112 74 -117 74 -122Z',
  ],
  [
    'M0 2C-50 -4 -92 -42 -88 -92C-62 -96 -22 -80 10 -50C28 -32 26 -12 0 2Z',
    'M-88 -92C-62 -96 -22 -80 10 -50C19 -41 23 -32 23 -25C0 -50 -40 -72 -78 -78C-84 -82 -87 -87 -88 -92Z',
  ],
];

/** Sepals: middle line, width. */
const SEPALS = [
  ['-6,4 -30,-4 -54,-22 -66,-48', 18],
  ['6,4 32,-4 52,-20 70,-40', 18],
  ['-2,6 -14,-10 -20,-32 -16,-58', 16],
  ['4,6 16,-8 26,-26 34,-54', 15],
] as const;

/** Veins of the guard petals. */
const GUARD_VEINS = svgPath(
  'M-102 -40C-80 -20 -44 -4 -14 0M-90 -54C-70 -32 -40 -12 -12 -3',
  'M96 -64C84 -36 50 -12 16 -4M84 -76C70 -48 42 -20 14 -6',
);

function petals(box: Local, shapes: readonly Shape[], body: Paint, lip: Paint): void {
  for (const [outline, rolled] of shapes) {
    box.solid(svgPath(outline), body);
    box.solid(svgPath(rolled), lip, LINE.fine);
  }
}

function calyx(box: Local): void {
  const green = box.linear(0, -10, 0, 60, ramp(0, '#8a4a62', 1, '#35102a'));
  for (const [knots, width] of SEPALS) {
    const { body, veins } = blade(points(knots), width, leafProfile, 1);
    box.solid(body, green, LINE.fine);
    box.line(veins, LINE.hair);
  }
  box.solid(svgPath('M-16 -2C-19 14 -10 30 0 34C10 30 19 14 16 -2C8 6 -8 6 -16 -2Z'), green);
}

/**
 * A rose seen from its side, upright: the calyx at (x, y), its rim 166 above it, 224 wide
 * with the two guard petals that have fallen open.
 */
export function roseInProfile(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { tones = PINK, ...placement }: Placement & { tones?: RoseTones } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const [lip, lite, mid, dark] = tones;
  const guard = box.radial(0, 0, 130, ramp(0, dark, 0.45, mid, 1, lite));
  const heart = box.linear(0, -160, 0, -70, ramp(0, lite, 0.45, mid, 1, dark));
  const cup = box.linear(0, -126, 0, 4, ramp(0, lite, 0.4, mid, 1, dark));
  const rolled = box.linear(0, -170, 0, -20, ramp(0, lip, 1, lite));
  petals(box, GUARD, guard, rolled);
  box.line(GUARD_VEINS, LINE.hair, lip, 0.5);
  petals(box, HEART, heart, rolled);
  petals(box, CUP, cup, rolled);
  const veins = svgPath(
    'M-78 -74C-70 -42 -40 -14 -8 -4M-60 -70C-54 -42 -30 -16 -4 -4M-38 -60C-32 -38 -16 -16 0 -4M-14 -44C-10 -30 -4 -14 2 -4',
    'M60 -100C62 -66 46 -30 12 -8M40 -92C42 -62 30 -32 8 -8M20 -76C22 -54 18 -30 6 -10',
  );
  box.line(veins, LINE.hair, lip, 0.5);
  calyx(box);
}
