import {
  type Art,
  LINE,
  type Local,
  local,
  type Paint,
  type Placement,
  ramp,
  svgPath,
} from '../pen/index.ts';

const TONES = ['#fff1e8', '#f6a9ab', '#a83f62', '#46122f'] as const;

/** Sepals: side, reach, height. */
const SEPALS = [
  [-1, 78, 52],
  [1, 84, 50],
  [-1, 40, 84],
  [1, 44, 78],
] as const;

/** Two at the sides, one upright. */
function farPetals(box: Local, paint: Paint): void {
  for (const shape of [
    'M-6 -30C-88 -60 -118 -166 -84 -232C-50 -226 -20 -190 -6 -130Z',
    'M6 -30C92 -66 116 -160 92 -244C52 -234 24 -196 6 -130Z',
    'M0 -30C-62 -96 -58 -206 6 -268C62 -204 60 -96 0 -30Z',
  ]) {
    box.solid(svgPath(shape), paint, LINE.bold * 0.64);
  }
  const veins = svgPath(
    'M6 -262C-8 -220 -10 -170 -4 -120M2 -240C-26 -210 -34 -170 -26 -130M10 -240C34 -206 38 -168 28 -130',
    'M-82 -226C-72 -190 -52 -160 -34 -140M90 -238C78 -196 60 -164 40 -142',
  );
  box.line(veins, LINE.hair, '#a8506a', 0.8);
  const lips = svgPath(
    'M-76 -218C-40 -202 -14 -160 -8 -112M84 -230C46 -208 16 -166 8 -112',
    'M-44 -222C-56 -176 -48 -130 -30 -96M44 -222C58 -176 48 -130 30 -96',
  );
  box.line(lips, LINE.fine, '#ffe3d6', 0.7);
}

/** A broad heart, then two that lean out and turn their lips over. */
function nearPetals(box: Local, paint: Paint): void {
  const heart = svgPath(
    'M0 4C-74 -22 -96 -100 -58 -150C-36 -166 -12 -150 4 -128C22 -152 50 -166 70 -146C98 -96 72 -22 0 4Z',
  );
  box.solid(heart, paint, LINE.bold * 0.8);
  const veins = svgPath(
    'M4 -122C2 -90 0 -50 0 -14M-20 -140C-22 -100 -14 -54 -6 -20M28 -140C26 -100 16 -54 6 -20',
    'M-44 -142C-52 -100 -34 -52 -12 -22M54 -142C60 -100 38 -52 12 -22',
  );
  box.line(veins, LINE.hair, '#ffe9de', 0.6);
  const side = svgPath('M-2 6C-104 -8 -150 -96 -162 -190C-120 -178 -54 -124 -2 6Z');
  const sideVeins = svgPath(
    'M-150 -164C-134 -104 -82 -40 -10 -4M-138 -168C-112 -112 -64 -54 -8 -10M-146 -130C-128 -84 -86 -32 -16 -2',
  );
  const turnedEdge = svgPath('M-162 -190C-160 -148 -146 -110 -112 -57C-136 -88 -172 -128 -162 -190Z');
  for (const [sx, sy] of [
    [-1, 1],
    [1.04, 1.04],
  ] as const) {
    box.solid(side.scale(sx, sy), paint, LINE.bold * 0.8);
    box.line(sideVeins.scale(sx, sy), LINE.hair, '#ffe9de', 0.6);
    box.solid(turnedEdge.scale(sx, sy), '#ffd9cf', LINE.bold * 0.64);
  }
}

function calyx(box: Local): void {
  const green = box.linear(0, -80, 0, 30, ramp(0, '#8a3f60', 1, '#2c0d22'));
  for (const [side, reach, height] of SEPALS) {
    const tip = side * reach;
    const sepal = svgPath(
      `M${side * -10} 14C${side * 4} -8 ${tip * 0.5} ${-height * 0.4} ${tip} ${-height}`,
      `C${tip * 0.92} ${-height * 0.3} ${tip * 0.5} 10 ${side * 6} 22Z`,
    );
    box.solid(sepal, green);
    const rib = `M${side * 4} 14C${tip * 0.4} -2 ${tip * 0.7} ${-height * 0.4} ${tip * 0.95} ${-height * 0.9}`;
    box.line(svgPath(rib), LINE.hair);
  }
  box.solid(svgPath('M-22 6C-20 24 -10 34 0 36C10 34 20 24 22 6C10 16 -10 16 -22 6Z'), green);
}

/** A great bud that has just opened, lit from within: foot of the cup at (x, y), mouth at (0, -178); about 340 × 300. */
export function openingBud(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const lit = (early: number): Paint =>
    box.radial(0, -190, 235, ramp(0, TONES[0], 0.3 - early, TONES[1], 0.72 - early, TONES[2], 1, TONES[3]));
  farPetals(box, lit(0.06));
  box.glow(0, -168, 92, '#fffaf0', 0.95, 0.8);
  nearPetals(box, lit(0));
  calyx(box);
}
