import { BROWN, COAT, HORN } from '../../kit/grade/sign-tones.ts';
import { form, strip } from '../../kit/pen/forms.ts';
import {
  type Art,
  closed,
  curve,
  type Knot,
  LINE,
  type Local,
  lerp,
  line,
  local,
  type Paint,
  Path,
  type Placement,
  points,
  ramp,
  range,
  spline,
  svgPath,
  type Tube,
  tube,
} from '../../kit/pen/index.ts';

/** The tail fin's lobes: two behind the tail's end, one over it. */
const LOBES = [
  '112,-74! 80,-90 52,-124 46,-160! 76,-146 104,-122 122,-92!',
  '124,-78! 136,-110 164,-138 196,-144! 190,-112 168,-86 138,-68!',
  '116,-80! 104,-118 118,-160 140,-186! 150,-152 146,-112 130,-78!',
] as const;

/** Where the fringe's locks are rooted, from the chest to the back. */
const FRINGE = points('-84,78 -66,86 -48,84 -30,74 -14,58 0,38 8,14');

/** Capricorn: a goat's forequarters to the left, the body running out into a curled fish tail. */
export function seaGoat(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const coat = box.radial(-80, -40, 230, ramp(0, COAT.cream, 0.35, COAT.pale, 0.7, COAT.lite, 1, COAT.mid));
  tailLobe(box, LOBES[0]);
  tailLobe(box, LOBES[1]);
  farForeleg(box);
  fishBody(box);
  tailLobe(box, LOBES[2]);
  backFin(box);
  chest(box, coat);
  nearForeleg(box, coat);
  horns(box);
  head(box, coat);
}

function tailLobe(box: Local, knots: string): void {
  const outline = points(knots);
  box.solid(
    spline(outline, true),
    box.radial(120, -80, 120, ramp(0, COAT.mid, 1, COAT.pale)),
    LINE.mid + 0.4,
  );
  const [root, , left, tip, , right, end] = outline as [Knot, Knot, Knot, Knot, Knot, Knot, Knot];
  const rays = range(5, (i) => {
    const u = (i + 1) / 6;
    const [x, y] = [lerp(left[0], right[0], u), lerp(left[1], right[1], u)];
    return spline([
      [lerp(root[0], end[0], u), lerp(root[1], end[1], u)],
      [x, y],
      [lerp(x, tip[0], 0.6), lerp(y, tip[1], 0.6)],
    ]);
  });
  box.line(rays, LINE.hair, 'gold', 0.85);
}

function farForeleg(box: Local): void {
  const leg = tube(points('-70,40 -98,72 -112,98 -118,114 -130,134'), [28, 19, 11, 9, 8], 26);
  box.solid(leg.outline, box.linear(-150, 0, -70, 0, ramp(0, COAT.lite, 1, COAT.deep)), LINE.mid + 0.4);
  box.line([curve('-84,68 -104,94 -114,116'), curve('-120,108 -110,113')], LINE.hair, 'gold', 0.8);
  box.solid(closed('-138,128! -123,138! -130,154! -153,143!'), COAT.deep);
}

/** From the chest to the tail's root along one S. */
function fishBody(box: Local): void {
  const spine = points('-70,0 -40,50 10,92 76,110 132,84 152,30 138,-26 118,-76');
  const body = tube(spine, [52, 62, 60, 52, 42, 31, 20, 10], 34);
  const tone = box.radial(20, 20, 230, ramp(0, COAT.lite, 0.5, COAT.mid, 1, COAT.deep));
  form(box, body.outline, tone, LINE.bold, () => {
    box.fill(strip(body, 0.35, 1.2), COAT.ink, 0.4);
    box.line(scales(body), LINE.hair, 'gold', 0.9);
  });
}

/** Rows of arcs that meet the outline at both edges. */
function scales(body: Tube): Path[] {
  const arcs: Path[] = [];
  for (let row = 0; row < 22; row++) {
    const t = 0.3 + row * 0.031;
    for (let column = -4; column <= 4; column++) {
      const v = (column + (row % 2 ? 0.5 : 0)) * 0.25;
      arcs.push(spline([body.at(t - 0.02, v - 0.13), body.at(t + 0.008, v), body.at(t - 0.02, v + 0.13)]));
    }
  }
  return arcs;
}

function backFin(box: Local): void {
  const outline = closed('24,28! 40,2 66,0 84,14! 98,36 96,58! 70,58 40,46');
  box.solid(outline, box.radial(40, 50, 70, ramp(0, COAT.mid, 1, COAT.pale)));
  box.line(
    range(6, (i) => line(36 + i * 10, 44 + i * 2, 44 + i * 9, 8 + i * 6)),
    LINE.hair,
    'gold',
    0.85,
  );
}

/** Neck, chest and shoulder; locks hang from its lower edge over the scales. */
function chest(box: Local, coat: Paint): void {
  const outline = new Path().append(curve('-116,-84! -128,-50 -133,-14 -124,24 -104,56 -84,78!'));
  FRINGE.slice(1).forEach(([x, y], i) => {
    const [px, py] = FRINGE[i]!;
    const tipX = (px + x) / 2 + 7.4 + i * 3.4;
    const tipY = (py + y) / 2 + 24.4 - i * 1.6;
    outline
      .curveTo(px - 1 + i, py + 12, tipX - 10, tipY - 4, tipX, tipY)
      .curveTo(tipX - 4, tipY - 10, x - 1, y + 8, x, y);
  });
  outline.curveTo(6, -14, -14, -56, -44, -92).curveTo(-60, -104, -96, -100, -116, -84).close();
  form(box, outline, coat, LINE.bold, () => {
    box.fill(closed('-140,-20 -118,0 -100,40 -60,60 -10,40 30,10 30,100 -140,100'), COAT.lite, 0.55);
    const locks = range(8, (i) =>
      spline([
        [-104 + i * 11, -50 + i * 5],
        [-106 + i * 13, -10 + i * 4],
        [-92 + i * 12, 30 + i * 3],
      ]),
    );
    box.line(locks, LINE.hair, BROWN, 0.8);
  });
}

/** Raised and bent; the thigh melts into the shoulder. */
function nearForeleg(box: Local, coat: Paint): void {
  const shin = tube(points('-152,4 -162,30 -160,48 -152,66'), [10, 8, 7.5, 8], 22);
  box.solid(shin.outline, coat, LINE.mid + 0.6);
  const thigh = tube(points('-64,24 -96,32 -128,24 -156,2'), [34, 25, 17, 9], 22);
  box.fill(thigh.outline, coat);
  box.line([thigh.edge(-1, 0.36), thigh.edge(1, 0.36), thigh.rib(1)], LINE.mid + 0.6);
  box.line([thigh.edge(0.35, 0.2, 0.9), thigh.edge(0.62, 0.3, 0.85)], LINE.hair, BROWN, 0.9);
  box.solid(closed('-161,64! -143,63! -138,82! -166,84!'), COAT.deep);
}

/** Two scimitars swept back, the far one in shade. */
function horns(box: Local): void {
  const far = box.linear(-90, 0, 30, 0, ramp(0, '#a07a80', 1, COAT.deep));
  const near = box.radial(-80, -160, 120, HORN);
  for (const [spine, tone] of [
    ['-96,-142 -82,-178 -44,-196 -2,-186 30,-160', far],
    ['-104,-138 -84,-164 -46,-176 -10,-162 14,-134', near],
  ] as const) {
    const horn = tube(points(spine), [13, 12, 10, 7, 0.6], 26);
    form(box, horn.outline, tone, LINE.mid + 0.4, () => {
      box.line(
        range(17, (i) => horn.rib(0.05 + i * 0.052, 0.014)),
        LINE.fine,
        BROWN,
      );
    });
  }
}

/** Ear, beard and the sleeping face. */
function head(box: Local, coat: Paint): void {
  const ear = svgPath('M-84 -116C-62 -122 -42 -114 -30 -98C-48 -90 -70 -92 -88 -102Z');
  box.solid(ear, box.radial(-80, -110, 60, ramp(0, COAT.mid, 1, COAT.pale)));
  const beard = closed('-140,-58! -136,-38 -142,-14! -152,-36 -158,-60!');
  box.solid(beard, box.linear(0, -60, 0, -14, ramp(0, COAT.pale, 1, COAT.lite)));
  const outline = closed(
    '-84,-142 -108,-142 -124,-128 -140,-104 -158,-82 -172,-70 -178,-58 -168,-48 -148,-46 -124,-56',
    '-102,-66 -80,-78 -66,-104 -70,-130',
  );
  form(box, outline, coat, LINE.bold, () => {
    box.fill(closed('-60,-130 -92,-108 -110,-80 -150,-56 -150,-40 -60,-40'), COAT.lite, 0.6);
    const cheek = ['-96,-78 -84,-90 -76,-106', '-106,-72 -90,-84 -78,-100'];
    box.line(
      cheek.map((knots) => curve(knots)),
      LINE.hair,
      BROWN,
      0.8,
    );
  });
  const lid = svgPath('M-130 -104C-124 -96 -112 -96 -104 -106');
  box.taper(lid, 5, { start: 0.3, end: 0.15, samples: 12 }, COAT.ink);
  box.line(svgPath('M-124 -99L-126 -93M-117 -97L-117 -91M-110 -100L-108 -94'), LINE.fine, COAT.ink);
  const mouth = svgPath('M-170 -62C-166 -66 -160 -66 -158 -62M-174 -54C-164 -56 -152 -58 -144 -64');
  box.line(mouth, LINE.fine + 0.3, COAT.ink);
}
