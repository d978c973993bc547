import {
  type Art,
  clamp,
  LINE,
  type Local,
  local,
  type Path,
  type Placement,
  points,
  ramp,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { curledLionHead, type Tones } from './curled-lion-head.ts';
import { fur } from './fur.ts';

/** The back closes the circle from the mane over the top to the rump. */
const BODY = spline(
  points(
    '-120,-60 -76,-122 -24,-150 20,-154 64,-158 124,-138 168,-94 190,-30 186,40 158,106 104,150 30,168',
    '-50,160 -110,120 -136,40',
  ),
  true,
);
const BODY_FLOWS = [
  svgPath('M-60 -110C20 -170 120 -150 168 -60C190 20 160 90 110 140'),
  svgPath('M-30 -70C30 -120 100 -100 128 -30C140 30 120 80 90 110'),
];
/** Shoulder blade, hip and spine give the back its build; the ribs are fainter. */
const BUILD = [
  'M16 -146C46 -128 62 -92 54 -44',
  'M158 -98C128 -92 106 -62 108 -18',
  'M-20 -136C20 -144 44 -140 70 -142C116 -136 152 -104 172 -56',
].map((course) => ribbon(svgPath(course), 4, { start: 0.05, end: 0.05, peak: 0.4, samples: 14 }));
const RIBS = [
  'M82 -124C92 -104 96 -76 90 -48',
  'M104 -116C108 -100 108 -84 104 -64',
  'M64 -98C72 -82 76 -64 72 -44',
].map((course) => ribbon(svgPath(course), 2.4, { samples: 8 }));
const THIGH = svgPath('M78 150C44 100 60 20 118 0C160 -10 188 20 184 60C176 110 140 150 78 150Z');
const THIGH_FLOWS = [svgPath('M84 130C60 70 100 10 150 20'), svgPath('M110 130C96 90 120 50 160 60')];
/** A pillow for both, from under the mane to the right. */
const FORELEG = svgPath(
  'M-128 84C-100 112 -60 116 -20 112C10 108 34 104 50 112C62 120 60 138 46 144',
  'C10 154 -50 160 -94 150C-124 142 -140 118 -128 84Z',
);
const FORELEG_HAIR = svgPath('M-110 100C-60 124 -10 116 20 116L20 142C-30 150 -90 148 -116 120Z');
/** Lying forward along the foot of the circle. */
const HIND_FOOT = svgPath(
  'M184 62C170 104 122 118 80 121C54 122 32 122 24 132C18 144 30 158 50 158',
  'C98 158 152 146 176 114C186 98 188 78 184 62Z',
);
/** Sweeps along the foot of the circle to the left. */
const TAIL = spline(points('188,-40 197,12 192,66 160,126 100,168 26,182 -40,178 -84,166'));
/** Locks of the tuft: turn, length. */
const TUFT = [
  [-34, 46],
  [30, 46],
  [-18, 60],
  [14, 62],
  [-2, 70],
] as const;

/** Back, shoulder fold, haunch. */
function body(box: Local, [lite, mid, dark]: Tones): void {
  const coat = box.radial(-40, 30, 270, ramp(0, lite, 0.5, mid, 1, dark));
  box.solid(BODY, coat, LINE.bold);
  const density = (x: number): number => 0.3 + 0.7 * clamp((x + 60) / 220);
  box.line(fur(BODY, BODY_FLOWS, { count: 240, length: 15, seed: 3, density }), LINE.hair, 'gold', 0.7);
  box.blot(BUILD).blot(RIBS, 'gold', 0.6);
  box.fill(THIGH, box.radial(110, 40, 120, ramp(0, lite, 0.8, 0.6, mid, 0.6, 1, mid, 0)));
  const haunch = svgPath('M92 122C56 86 66 14 124 0C142 -4 158 0 170 8');
  box.blot(ribbon(haunch, 4, { start: 0.3, end: 0.05, peak: 0.4 }));
  box.line(fur(THIGH, THIGH_FLOWS, { count: 90, length: 13, seed: 7 }), LINE.hair, 'gold', 0.7);
}

function foreleg(box: Local, [lite, mid, dark]: Tones): void {
  const coat = box.linear(50, 110, -130, 120, ramp(0, lite, 0.6, mid, 1, dark));
  box.solid(FORELEG, coat, LINE.bold * 0.85);
  const toes = svgPath(
    'M44 112C34 114 30 122 34 130M54 118C44 122 42 130 46 138M30 112C20 116 18 126 22 134',
  );
  box.line(toes, LINE.mid * 0.8);
  const flow = svgPath('M-110 110C-60 132 -10 130 30 126');
  box.line(fur(FORELEG_HAIR, [flow], { count: 46, length: 14, seed: 4 }), LINE.hair, 'gold', 0.8);
}

function hindFoot(box: Local, [lite, mid, dark]: Tones): void {
  const coat = box.linear(20, 130, 184, 90, ramp(0, lite, 0.55, mid, 1, dark));
  box.solid(HIND_FOOT, coat, LINE.mid * 1.2);
  box.line(svgPath('M27 134C35 136 39 143 36 151M41 128C49 133 53 142 50 152'), LINE.mid * 0.8);
  const hair = fur(HIND_FOOT, [svgPath('M178 76C160 128 100 138 40 140')], {
    count: 46,
    length: 14,
    seed: 14,
  });
  box.line(hair, LINE.hair, 'gold', 0.8);
}

/** The tuft's locks lie under the end of the tail. */
function tail(box: Local, [lite, mid, dark]: Tones, mane: Tones): void {
  const tuft = box.linear(-70, 180, -140, 160, ramp(0, mane[2], 0.5, mane[1], 1, mane[0]));
  for (const [turn, l] of TUFT) {
    const hung = (path: Path): Path => path.rotate(turn - 72).translate(-78, 168);
    const lock = `M-3 4C-14 ${-l * 0.3} -12 ${-l * 0.7} 2 ${-l}C10 ${-l * 0.7} 14 ${-l * 0.3} 4 4Z`;
    box.solid(hung(svgPath(lock)), tuft, LINE.mid * 0.9);
    const hair = svgPath(
      `M-2 -4C-6 ${-l * 0.4} -4 ${-l * 0.7} 1 ${-l * 0.88}M2 -4C3 ${-l * 0.3} 5 ${-l * 0.5} 4 ${-l * 0.7}`,
    );
    box.line(hung(hair), LINE.hair);
  }
  const shape = ribbon(TAIL, 18, { end: 0.55, peak: 0.4, samples: 20 });
  const coat = box.radial(-40, 30, 270, ramp(0, lite, 0.5, mid, 1, dark));
  box.solid(shape, coat, LINE.mid * 1.2);
  box.line(fur(shape, [TAIL], { count: 40, length: 13, seed: 12 }), LINE.hair, 'gold', 0.75);
}

/**
 * A lion asleep, curled into a circle of about 190 round (x, y), head to the left. `between` paints
 * what lies in the hollow, once mane and foreleg are there.
 */
export function curledLion(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    tones = ['#f8d0b8', '#c87b72', '#6d2f48'],
    mane = ['#e6a47c', '#a85a58', '#3c1530'],
    between,
    ...placement
  }: Placement & { tones?: Tones; mane?: Tones; between?: () => void } = {},
): void {
  const box = local(art, x, y, scale, placement);
  body(box, tones);
  foreleg(box, tones);
  curledLionHead(box, tones, mane);
  between?.();
  hindFoot(box, tones);
  tail(box, tones, mane);
}
