import { COAT } from '../../kit/grade/sign-tones.ts';
import { bothSides, form, strip } from '../../kit/pen/forms.ts';
import {
  type Art,
  closed,
  curve,
  LINE,
  type Local,
  line,
  local,
  type Placement,
  points,
  polygon,
  ramp,
  range,
  svgPath,
  tube,
} from '../../kit/pen/index.ts';
import { facetStar, sparkle } from '../../kit/sky/star.ts';

/** A drawn bow, its arrow pointing up to a star at (0, -200); 410 wide. Turn it with `rot`. */
export function bowAndArrow(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const pair = bothSides(art, x, y, scale, placement);
  for (const side of pair) side.line(line(178, 56, 0, 148), LINE.mid + 0.3); // string
  arrow(box, pair);
  for (const side of pair) bowLimb(side);
  grip(box);
  const outer = 34 * scale;
  facetStar(art, ...box.at(0, -200), 8, outer, outer * 0.3, {
    alt: 0.62,
    lineWidth: LINE.fine,
    dark: '#5a4066',
  });
  box.blot(sparkle(0, 150, 15)); // where the fingers would be
}

/** Shaft, fletching, a head lit on one side. */
function arrow(box: Local, pair: readonly Local[]): void {
  box.glow(0, -196, 84, box.art.palette.glow, 0.8);
  box.blot(polygon(points('-3,-120 3,-120 3.4,150 -3.4,150')));
  for (const side of pair) {
    const vane = svgPath('M3 54C18 62 26 72 28 84L28 120C18 114 8 106 3 100Z');
    side.solid(vane, side.radial(24, 84, 64, ramp(0, COAT.pale, 1, COAT.mid)));
    side.line(
      range(6, (i) => line(3, 60 + i * 7, 27, 78 + i * 7)),
      LINE.hair,
      'gold',
      0.85,
    );
  }
  const head = svgPath(
    'M0 -166C8 -146 16 -132 26 -116L6 -124L0 -112L-6 -124L-26 -116C-16 -132 -8 -146 0 -166Z',
  );
  box.solid(
    head,
    box.linear(-24, 0, 24, 0, ramp(0, '#fffaf0', 0.5, '#f3dba8', 0.5, '#8a6a86', 1, '#5a4066')),
  );
}

/** Half of the recurved bow, bound where it bends, curled at the tip. */
function bowLimb(side: Local): void {
  const limb = tube(
    points('0,-64 40,-76 88,-66 130,-30 156,18 168,48 188,62'),
    [12, 15, 17, 17, 14, 10, 6, 3],
    26,
  );
  const tone = side.radial(0, -90, 220, ramp(0, COAT.cream, 0.35, COAT.pale, 0.75, COAT.lite, 1, COAT.mid));
  form(side, limb.outline, tone, LINE.bold * 0.9, () => {
    side.fill(strip(limb, 0.1, 1.3, 14), COAT.mid, 0.55);
  });
  side.line(limb.edge(-0.3, 0.16, 0.9, 16), LINE.hair, '#8a6238', 0.9);
  for (const t of [0.3, 0.62]) side.line([limb.rib(t, 0.012), limb.rib(t + 0.025, 0.012)], LINE.fine + 0.4);
  const curl = curve('184,60 197,66 209,58 206,46 197,49');
  side.taper(curl, 6.4, { start: 1, end: 0.4, peak: 0.3, samples: 12 });
}

function grip(box: Local): void {
  const outline = closed('-26,-78 0,-72 26,-78 30,-62! 14,-52 0,-50 -14,-52 -30,-62!');
  box.solid(outline, box.linear(-30, 0, 30, 0, ramp(0, '#c99d63', 0.45, '#f3dba8', 1, '#8a6a70')));
  box.line(
    range(7, (i) => line(-22 + i * 7, -75, -25 + i * 8, -55)),
    LINE.fine,
    '#6a4630',
  );
}
