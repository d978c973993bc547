import { BROWN, COAT } from '../../kit/grade/sign-tones.ts';
import { form, symmetric } from '../../kit/pen/forms.ts';
import {
  type Art,
  curve,
  ellipse,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  type Path,
  type Placement,
  points,
  ramp,
  range,
  type Stop,
  spline,
  svgPath,
  tube,
} from '../../kit/pen/index.ts';
import { leaf } from '../../kit/plants/leaf.ts';
import { wildRose } from '../../kit/plants/wild-rose.ts';
import { facetStar, sparkle } from '../../kit/sky/star.ts';

interface Twin {
  /** Middle of the head, and how it leans. */
  x: number;
  y: number;
  lean: number;
  hair: readonly Stop[];
  strands: string;
  robe: readonly Stop[];
  skin: string;
}

const DARK: Twin = {
  x: -55,
  y: -62,
  lean: 8,
  hair: ramp(0, '#8a62ac', 0.5, '#4d3078', 1, COAT.deep),
  strands: 'gold',
  robe: ramp(0, COAT.lite, 0.5, COAT.mid, 1, COAT.deep),
  skin: '#dfa9b4',
};
const FAIR: Twin = {
  x: 57,
  y: -44,
  lean: -12,
  hair: ramp(0, '#fdebc9', 0.55, '#dfb184', 1, '#8d6270'),
  strands: BROWN,
  robe: ramp(0, COAT.mid, 0.5, COAT.deep, 1, COAT.ink),
  skin: '#f3cdbd',
};

const SKULL = symmetric(points('0,-70 30,-65 52,-40 56,-4 48,30 30,56 0,66'));

/**
 * Twins seen from behind, looking up at their two stars; one braid holds the hair of both. About
 * 400 wide; the robes run out of the box at the foot.
 */
export function twins(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  for (const [starX, starY, size] of [
    [-128, -140, 30],
    [128, -126, 26],
  ] as const) {
    box.glow(starX, starY, 60, art.palette.glow, 0.6);
    const outer = size * scale;
    facetStar(art, ...box.at(starX, starY), 8, outer, outer * 0.3, {
      alt: 0.62,
      lineWidth: LINE.fine,
      dark: '#5a4066',
    });
  }
  for (const twin of [FAIR, DARK]) neckAndEars(box, twin);
  robe(box, FAIR, ROBE_FAIR);
  robe(box, DARK, ROBE_DARK);
  tress(
    box,
    '-52,-22 -50,12 -36,40 -8,62',
    box.linear(-70, 0, 0, 0, ramp(0, '#4d3078', 1, '#8a62ac')),
    'gold',
  );
  tress(box, '54,-6 50,22 36,46 10,64', box.linear(70, 0, 0, 0, ramp(0, '#b5826c', 1, '#fdebc9')), BROWN);
  for (const twin of [FAIR, DARK]) hair(box, twin);
  laurel(box);
  roses(box);
  braid(box);
}

const ROBE_FAIR = points('24,62! 40,52 60,48 84,54! 124,66 164,92 190,132 216,260! -30,260! -16,150 2,96');
const ROBE_DARK = points(
  '-86,44! -66,34 -46,34 -26,42! 2,68 24,108 32,164 38,260! -230,260! -204,136 -172,88 -128,58',
);

/** A mantle without sleeves, so that no hand is missing. */
function robe(box: Local, twin: Twin, outline: ReturnType<typeof points>): void {
  const tone = box.radial(twin.x, 90, 190, twin.robe);
  form(box, spline(outline, true), tone, LINE.bold * 0.9, () => {
    const folds = range(7, (i) => {
      const u = (i - 3) / 3;
      return spline([
        [twin.x + u * 36, 72 + Math.abs(u) * 14],
        [twin.x + u * 74, 146],
        [twin.x + u * 90, 240],
      ]);
    });
    box.line(folds, LINE.fine, 'gold', 0.7);
  });
}

const headBox = (box: Local, { x, y, lean }: Twin): Local =>
  local(box.art, ...box.at(x, y), box.scale, { rot: lean });

function neckAndEars(box: Local, twin: Twin): void {
  const head = headBox(box, twin);
  const neck = svgPath('M-23 36C-21 62 -21 84 -27 116L27 116C21 84 21 62 23 36Z');
  head.solid(neck, head.linear(-30, 0, 34, 0, ramp(0, twin.skin, 1, COAT.lite)));
  for (const side of [-1, 1]) head.solid(ellipse(side * 52, 10, 8, 14), twin.skin);
}

/** From the crown down, gathered towards the other twin where the tress leaves it. */
function hair(box: Local, twin: Twin): void {
  const head = headBox(box, twin);
  const inward = Math.sign(-twin.x);
  form(head, SKULL, head.radial(-10, -44, 130, twin.hair), LINE.bold * 0.9, () => {
    const locks = range(17, (i) => {
      const u = (i - 8) / 8;
      return spline([
        [u * 26, -76 + u * u * 8],
        [u * 49, -46 + u * u * 14],
        [u * 55 + inward * 2, 2],
        [u * 38 + inward * 12, 42],
        [u * 16 + inward * 24, 76],
      ]);
    });
    head.line(locks, LINE.fine, twin.strands, 0.8);
  });
}

/** Across the dark twin's hair. */
function laurel(box: Local): void {
  const head = headBox(box, DARK);
  const band = curve('-56,-12 -30,-28 0,-33 30,-28 56,-12');
  head.taper(band, 3, { start: 0.9, end: 0.9, samples: 16 });
  for (const { x, y, angle, t } of band.walk(15)) {
    const way = t < 0.5 ? 0 : 180; // both halves grow towards the middle
    head.blot([leaf(x, y, 19, 8, angle + way - 34), leaf(x, y, 18, 7, angle + way + 34)]);
  }
}

/** Across the fair twin's hair. */
function roses(box: Local): void {
  const head = headBox(box, FAIR);
  for (const [x, y, radius] of [
    [-46, -16, 11],
    [-25, -27, 14],
    [2, -31, 16],
    [29, -26, 14],
    [48, -14, 11],
  ] as const) {
    const look = { rot: x, lite: '#ffe0dc', dark: '#9a4a68', lineWidth: LINE.fine };
    wildRose(box.art, ...head.at(x, y), radius * box.scale, look);
  }
}

/** Below the napes the tresses lie over each other in turn. */
function braid(box: Local): void {
  const dark = box.linear(-24, 0, 12, 0, ramp(0, COAT.deep, 1, '#8a62ac'));
  const fair = box.linear(24, 0, -12, 0, ramp(0, '#fdebc9', 1, '#b5826c'));
  const count = 12;
  for (let i = count; i >= 0; i--) {
    const side = i % 2 ? 1 : -1;
    const strand = strandOf(side, 60 + i * 11.5, lerp(20, 11, i / count));
    box.solid(strand.outline, side < 0 ? dark : fair);
    box.line(strand.hairs, LINE.hair, side < 0 ? 'gold' : BROWN, 0.9);
  }
  box.solid(svgPath('M-13 200C-6 205 6 205 13 200L13 212C6 217 -6 217 -13 212Z'), '#d9b878');
  box.blot(sparkle(0, 206, 5), COAT.ink);
}

function tress(box: Local, knots: string, tone: Paint, stroke: Paint): void {
  const lock = tube(points(knots), [30, 27, 20, 13], 18);
  box.solid(lock.outline, tone);
  box.line(
    [-0.5, 0, 0.5].map((v) => lock.edge(v, 0.02, 0.98)),
    LINE.hair,
    stroke,
    0.9,
  );
}

/** One turn of the braid, coming from the right (1) or the left (-1). */
function strandOf(side: number, y: number, width: number): { outline: Path; hairs: Path } {
  const w = side * width;
  return {
    outline: svgPath(
      `M${w * 0.95} ${y - 15}C${w * 1.3} ${y - 2} ${w * 0.7} ${y + 14} ${-w * 0.34} ${y + 21}`,
      `C${-w * 0.5} ${y + 8} ${-w * 0.1} ${y - 10} ${w * 0.95} ${y - 15}Z`,
    ),
    hairs: svgPath(
      `M${w * 0.8} ${y - 8}C${w * 0.9} ${y + 2} ${w * 0.4} ${y + 10} ${-w * 0.2} ${y + 15}`,
      `M${w * 0.7} ${y - 10}C${w * 0.5} ${y - 2} ${w * 0.1} ${y + 6} ${-w * 0.24} ${y + 10}`,
    ),
  };
}
