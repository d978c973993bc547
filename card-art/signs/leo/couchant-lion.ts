import { BROWN, COAT } from '../../kit/grade/sign-tones.ts';
import { form } from '../../kit/pen/forms.ts';
import {
  type Art,
  clamp,
  closed,
  curve,
  ellipse,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  Path,
  type Placement,
  points,
  polar,
  ramp,
  random,
  range,
  type Stop,
  spline,
  svgPath,
  tube,
} from '../../kit/pen/index.ts';
import { facetStar } from '../../kit/sky/star.ts';

/** The middle the mane flows from. */
const [MANE_X, MANE_Y] = [-92, -46];

interface ManeLayer {
  /** Angles it spans, number of flames, how far each is swept back. */
  from: number;
  to: number;
  count: number;
  sweep: number;
  /** Length at its ends, in its middle, and over how many degrees it swells. */
  reach: readonly [ends: number, middle: number, span: number];
  tone: readonly Stop[];
  toneRadius: number;
  lineWidth: number;
}

/** Back to front. */
const MANE: readonly ManeLayer[] = [
  {
    from: -40,
    to: 204,
    count: 12,
    sweep: 19,
    reach: [98, 142, 300],
    tone: ramp(0, COAT.deep, 0.45, '#5c3352', 1, '#b5745c'),
    toneRadius: 146,
    lineWidth: LINE.bold * 0.8,
  },
  {
    from: -34,
    to: 200,
    count: 10,
    sweep: 20,
    reach: [80, 112, 290],
    tone: ramp(0, COAT.deep, 0.5, '#74445a', 1, '#c98a68'),
    toneRadius: 118,
    lineWidth: LINE.bold * 0.66,
  },
  {
    from: -24,
    to: 192,
    count: 8,
    sweep: 18,
    reach: [64, 82, 280],
    tone: ramp(0, COAT.deep, 0.55, '#8a5560', 1, '#e6b68a'),
    toneRadius: 90,
    lineWidth: LINE.bold * 0.66,
  },
];

/** A lion at rest in profile to the left, on a hill; its tail ends in a star. About 400 wide. */
export function couchantLion(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const fur = box.radial(-40, 20, 240, ramp(0, COAT.pale, 0.4, COAT.lite, 0.8, COAT.mid, 1, COAT.deep));
  hill(box);
  tail(box, fur);
  trunk(box, fur);
  forelegs(box);
  for (const layer of MANE) maneLayer(box, layer);
  head(box);
  sleepingFace(box);
  ear(box);
}

/** It runs out of the box at the sides and the foot. */
function hill(box: Local): void {
  const outline = closed('-260,176! -150,146 0,134 150,142 260,168! 260,260! -260,260!');
  box.solid(outline, box.linear(0, 134, 0, 230, ramp(0, COAT.mid, 0.4, COAT.deep, 1, COAT.ink)));
  const chance = random('grass');
  const tufts = range(17, (i) => {
    const row = i % 3;
    const x = -180 + row * 20 + Math.floor(i / 3) * 66 + chance.between(-20, 20);
    const y = 164 + row * 21 + chance.between(-5, 5);
    const height = 7 + row * 5 + chance.between(-1, 4);
    return [-1, 0, 1].map((blade) =>
      svgPath(
        `M${x + blade * 2} ${y}C${x + blade * 3} ${y - height * 0.5}`,
        `${x + blade * 5} ${y - height * 0.8} ${x + blade * 8} ${y - height + Math.abs(blade) * 3}`,
      ),
    );
  });
  box.line(tufts, LINE.hair, 'gold', 0.7);
}

/** A long S up to the star. */
function tail(box: Local, fur: Paint): void {
  const limb = tube(
    points('140,116 180,104 190,56 166,16 150,-30 168,-74 158,-108'),
    [9, 9, 8.5, 8, 7, 6, 5],
  );
  box.solid(limb.outline, fur, LINE.mid + 0.4);
  box.line(limb.edge(0.3, 0.1, 0.95, 18), LINE.hair, 'gold', 0.8);
  box.glow(152, -124, 70, box.art.palette.glow, 0.7);
  const outer = 36 * box.scale;
  facetStar(box.art, ...box.at(152, -124), 8, outer, outer * 0.3, {
    alt: 0.62,
    lineWidth: LINE.fine,
    dark: '#5a4066',
  });
}

/** Withers, back, rump and belly in one outline; the haunch lies over it. */
function trunk(box: Local, fur: Paint): void {
  const farLeg = closed('-50,96! -110,108 -158,112 -174,124 -170,138! -110,144 -40,138!');
  box.solid(farLeg, box.linear(-170, 0, -40, 0, ramp(0, COAT.mid, 1, COAT.deep)));
  const outline = closed(
    '-60,-30! -20,-30 24,-14 66,-8 112,4 146,36 160,82 156,120 142,142! 20,144 -60,142!',
    '-96,90 -90,20',
  );
  form(box, outline, fur, LINE.bold, () => {
    box.fill(closed('-100,92 -20,100 40,84 66,60 80,100 100,160 -120,160'), COAT.deep, 0.5);
    const ribs = range(7, (i) =>
      spline([
        [22 + i * 8, 4 + i * 2],
        [16 + i * 9, 40],
        [24 + i * 8, 80],
      ]),
    );
    box.line(ribs, LINE.hair, 'gold', 0.6);
  });
  const haunch = closed(
    '66,114! 58,74 78,40 114,30 146,56 158,100 148,136 130,146 60,146 28,145 14,136 22,122 44,116',
  );
  const thigh = box.radial(78, 54, 130, ramp(0, COAT.pale, 0.5, COAT.lite, 1, COAT.mid));
  form(box, haunch, thigh, LINE.mid + 0.4, () => {
    const folds = range(7, (i) =>
      spline([
        [146 - i * 3, 62 + i * 10],
        [122 - i * 4, 66 + i * 10],
        [98 - i * 4, 82 + i * 8],
      ]),
    );
    box.line(folds, LINE.hair, 'gold', 0.75);
  });
  box.line(svgPath('M22 126C26 130 27 138 23 144M33 122C37 128 38 137 34 145'), LINE.fine);
}

/** The near one: elbow under the mane, paw to the front. */
function forelegs(box: Local): void {
  const outline = closed(
    '-92,60! -84,100 -116,112 -152,117 -174,122 -186,134 -182,148! -116,152 -40,150 -14,124 -14,70!',
  );
  box.solid(
    outline,
    box.radial(-90, 90, 130, ramp(0, COAT.pale, 0.6, COAT.lite, 1, COAT.mid)),
    LINE.bold * 0.9,
  );
  const toes = svgPath(
    'M-176 130C-172 136 -172 142 -176 147M-165 125C-161 132 -161 141 -164 149',
    'M-153 122C-149 130 -150 141 -152 150M-44 96C-54 118 -74 124 -104 124',
  );
  box.line(toes, LINE.fine, 'gold', 0.95);
}

/** One closed layer of flames swept back round the cheek, with strands inside. */
function maneLayer(box: Local, layer: ManeLayer): void {
  const { from, to, count, sweep, reach, tone, toneRadius, lineWidth } = layer;
  const [ends, middle, span] = reach;
  const length = (angle: number): number =>
    lerp(ends, middle, Math.sin(Math.PI * clamp((angle + 40) / span)));
  const step = (to - from) / count;
  const outline = flames(layer, length);
  form(box, outline, box.radial(MANE_X, MANE_Y, toneRadius, tone), lineWidth, () => {
    const strands = range(count, (i) =>
      STRANDS.map(([place, end]) => {
        const angle = from + (i + place) * step;
        const r = length(angle);
        return spline([
          polar(MANE_X, MANE_Y, r * 0.5, angle - sweep * 0.5),
          polar(MANE_X, MANE_Y, r * 0.7, angle + sweep * 0.2),
          polar(MANE_X, MANE_Y, r * end, angle + sweep * 0.75),
        ]);
      }),
    );
    box.line(strands, LINE.hair, 'gold', 0.85);
  });
}

/** Strands in a flame: place across it, where they end. */
const STRANDS = [
  [0.15, 0.8],
  [0.38, 0.88],
  [0.62, 0.86],
  [0.85, 0.78],
] as const;

function flames({ from, to, count, sweep }: ManeLayer, length: (angle: number) => number): Path {
  const step = (to - from) / count;
  const at = (radius: number, angle: number): [number, number] => polar(MANE_X, MANE_Y, radius, angle);
  const path = new Path().moveTo(...at(length(from) * 0.8, from));
  for (let i = 0; i < count; i++) {
    const angle = from + i * step;
    const middle = angle + step * 0.5;
    const end = angle + step;
    path
      .curveTo(
        ...at(length(angle) * 0.98, angle + step * 0.3),
        ...at(length(middle) * 0.98, middle + sweep * 0.5),
        ...at(length(middle) * (i % 2 ? 1 : 0.93), middle + sweep),
      )
      .curveTo(
        ...at(length(end) * 0.9, angle + step * 0.9 + sweep * 0.35),
        ...at(length(end) * 0.86, angle + step * 1.06),
        ...at(length(end) * 0.8, end),
      );
  }
  return path.lineTo(MANE_X, MANE_Y).close();
}

/** Profile with a long straight nose and a deep muzzle; a tuft under the chin. */
function head(box: Local): void {
  const chin = closed('-176,28! -172,48 -160,62! -150,50 -138,58! -130,44 -128,26!');
  box.solid(chin, box.radial(-150, 20, 50, ramp(0, '#c98a68', 1, '#74445a')));
  const outline = closed(
    '-80,-104! -104,-108 -126,-102 -142,-86 -152,-70! -170,-56 -190,-44 -199,-34 -194,-22!',
    '-192,-10 -184,2! -190,14 -184,28 -168,35 -146,34 -120,24 -92,4 -74,-40',
  );
  form(
    box,
    outline,
    box.radial(-146, -60, 130, ramp(0, COAT.cream, 0.5, COAT.pale, 1, COAT.lite)),
    LINE.bold,
    () => {
      box.fill(closed('-60,-112 -102,-84 -112,-52 -132,-24 -134,8 -168,44 -60,44'), COAT.lite, 0.6);
      const cheek = ['-116,-14 -102,-24 -90,-44', '-118,-2 -100,-12 -86,-34', '-116,10 -98,0 -82,-22'];
      box.line(
        cheek.map((knots) => curve(knots)),
        LINE.hair,
        BROWN,
        0.85,
      );
      box.line(curve('-158,-52 -172,-42 -182,-36'), LINE.hair, BROWN, 0.7);
    },
  );
}

/** Nose, mouth, roots of the whiskers, the closed lid with its tear line. */
function sleepingFace(box: Local): void {
  const nose = svgPath(
    'M-190 -45C-201 -38 -203 -28 -195 -21C-188 -23 -181 -28 -178 -35C-182 -42 -186 -45 -190 -45Z',
  );
  box.fill(nose, COAT.ink);
  box.line(curve('-195,-21 -186,-8 -170,-4 -154,2 -146,-3'), LINE.mid, COAT.ink);
  box.blot(
    points('-172,-20 -164,-24 -166,-13 -158,-16').map(([x, y]) => ellipse(x, y, 1.5)),
    COAT.ink,
  );
  const lid = svgPath('M-154 -60C-146 -52 -132 -52 -119 -64');
  box.taper(lid, 6, { start: 0.3, end: 0.15, samples: 12 }, COAT.ink);
  box.line(svgPath('M-153 -59C-157 -53 -162 -49 -167 -47'), LINE.fine, COAT.ink, 0.8);
  box.line(svgPath('M-144 -54L-145 -48M-135 -54L-134 -47M-126 -58L-123 -52'), LINE.fine, COAT.ink);
  box.line(svgPath('M-150 -76C-143 -82 -132 -82 -122 -77'), LINE.fine, BROWN, 0.9);
}

function ear(box: Local): void {
  const outline = svgPath(
    'M-100 -98C-110 -118 -100 -136 -82 -134C-68 -130 -66 -110 -74 -94C-82 -88 -94 -90 -100 -98Z',
  );
  box.solid(outline, box.radial(-90, -112, 40, ramp(0, '#7a4a5c', 1, '#e6b68a')));
  const fur = svgPath('M-92 -100C-97 -114 -91 -125 -81 -123M-86 -98L-82 -117M-80 -98L-75 -114');
  box.line(fur, LINE.fine, 'gold', 0.9);
}
