import {
  type Art,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  type Placement,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';

const SPATHE = svgPath('M0 6C-12 18 -12 40 -2 56C10 42 12 20 0 6Z');
const FALL = svgPath(
  'M-6 2C-40 -16 -66 -6 -82 22C-92 44 -82 66 -68 70C-58 56 -48 36 -30 24C-20 16 -10 10 -6 2Z',
);
const FALL_VEINS = svgPath(
  'M-14 2C-44 -2 -66 18 -70 60M-16 6C-40 6 -56 24 -62 52M-24 -2C-54 -4 -76 20 -78 52',
);
const STANDARD_BACK = svgPath(
  'M0 0C-40 -20 -52 -62 -26 -96C-14 -84 -4 -60 0 -40C4 -60 14 -84 26 -96C52 -62 40 -20 0 0Z',
);
const STANDARD = svgPath('M0 0C-26 -26 -26 -74 0 -104C26 -74 26 -26 0 0Z');
const STANDARD_VEINS = svgPath(
  'M0 -8V-88M-6 -12C-14 -36 -12 -66 -4 -86M6 -12C14 -36 12 -66 4 -86',
  'M-14 -14C-32 -34 -36 -60 -28 -82M14 -14C32 -34 36 -60 28 -82',
);
const TONGUE = svgPath('M0 -6C-22 2 -30 34 -22 66C-14 84 14 84 22 66C30 34 22 2 0 -6Z');
const TONGUE_VEINS = svgPath(
  'M0 34V74M-6 36C-12 48 -14 60 -10 72M6 36C12 48 14 60 10 72',
  'M-10 30C-18 44 -20 56 -17 66M10 30C18 44 20 56 17 66',
);

/** The beard on the lowest petal. */
function beard(box: Local): void {
  box.blot(svgPath('M0 -2C5 8 5 20 0 32C-5 20 -5 8 0 -2Z'), '#f3c98a');
  box.line(
    range(5, (i) => line(-4, 3 + i * 5, 4, 3 + i * 5)),
    LINE.hair,
    '#8a4a50',
  );
}

/**
 * An iris from the side: standards up, falls down. (x, y) is its throat, `height` that of the
 * standards, `stem` the length of the stem that bears it.
 */
export function iris(
  art: Art,
  x: number,
  y: number,
  height: number,
  {
    stem,
    tones = ['#f6e3ee', '#a98ad0', '#43307c'],
    ...placement
  }: Placement & { stem: number; tones?: readonly [string, string, string] },
): void {
  const box = local(art, x, y, height / 100, placement);
  const [lite, mid, dark] = tones;
  const up: Paint = art.linear(x, y - height, x, y + height * 0.1, ramp(0, lite, 0.5, mid, 1, dark));
  const down: Paint = art.linear(
    ...([x, y - height * 0.1, x, y + height * 0.9] as const),
    ramp(0, dark, 0.35, mid, 1, lite),
  );
  const lean = (placement.mirror ? -1 : 1) * stem;
  const stalk = spline([
    [x, y + height * 0.1],
    [x - lean * 0.03, y + stem * 0.5],
    [x + lean * 0.04, y + stem],
  ]);
  art.blot(ribbon(stalk, Math.max(2.6, height * 0.07), { start: 0.8, end: 1 }));
  box.solid(SPATHE, '#2c2456', LINE.fine);
  const width = LINE.fine * 1.4;
  for (const shape of [FALL, FALL.mirror(0)]) {
    box.solid(shape, down, width);
    box.line(shape === FALL ? FALL_VEINS : FALL_VEINS.mirror(0), LINE.hair, 'gold', 0.7);
  }
  box.solid(STANDARD_BACK, up, width).solid(STANDARD, up, width);
  box.line(STANDARD_VEINS, LINE.hair, 'gold', 0.7);
  box.solid(TONGUE, down, width).line(TONGUE_VEINS, LINE.hair, 'gold', 0.7);
  beard(box);
}

/** A sword leaf from its foot at (x, y), bent at the tip. */
export function swordLeaf(
  art: Art,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  bend = 10,
): void {
  const box = local(art, x, y, 1, { rot: angle });
  const [l, w, b] = [-length, width, bend];
  const blade = svgPath(
    `M${-w / 2} 0C${-w * 0.5} ${l * 0.4} ${-w * 0.3 + b * 0.4} ${l * 0.75} ${b} ${l}`,
    `C${w * 0.4 + b * 0.5} ${l * 0.7} ${w * 0.5} ${l * 0.4} ${w / 2} 0Z`,
  );
  box.solid(blade, '#221b4a');
  box.line(svgPath(`M0 0C0 ${l * 0.4} ${b * 0.35} ${l * 0.7} ${b * 0.95} ${l * 0.95}`), LINE.hair);
}
