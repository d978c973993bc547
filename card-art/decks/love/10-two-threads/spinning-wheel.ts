import {
  type Art,
  arc,
  ellipse,
  LINE,
  type Local,
  lerp,
  line,
  local,
  type Point,
  points,
  polar,
  polygon,
  ramp,
  range,
  ribbon,
  roundRect,
  tube,
} from '../../../kit/pen/index.ts';

/** Wood from lit to dark. */
const [LIT, WOOD, DEEP, DARK] = ['#f9d2c0', '#c98078', '#7a3450', '#35102a'] as const;
const ENGRAVING = '#5e2040';

/** Half widths of turned work, even steps from end to end. */
const LEG = [5, 8, 9, 6, 9, 5, 4.5, 6, 9, 10, 8, 5, 7, 8, 6];
const POST = [7, 9, 6, 8, 5, 4.5, 5, 7, 9, 6, 8];
const SPOKE = [3, 3, 5, 6.5, 4, 2.8, 4, 6, 4.5, 3, 3];

/** The wheel: centre, outer and inner radius of its rim. */
const HUB: Point = [98, -86];
const [RIM, RIM_INSIDE] = [126, 106];

/** A turned stick between two points. */
function turned(
  box: Local,
  from: Point,
  to: Point,
  profile: readonly number[],
  tone: 'lit' | 'dark' = 'lit',
): void {
  const { outline, rib } = tube([from, to], profile, 40);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * 9, (dx / length) * 9];
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const sheen =
    tone === 'lit'
      ? ramp(0, DEEP, 0.35, WOOD, 0.6, LIT, 0.85, WOOD, 1, DEEP)
      : ramp(0, DARK, 0.6, DEEP, 1, DARK);
  box.solid(outline, box.linear(mx - nx, my - ny, mx + nx, my + ny, sheen), LINE.mid * 0.9);
  const rings = [2, 4, profile.length - 5, profile.length - 3].map((i) => rib((i + 0.5) / profile.length));
  box.line(rings, LINE.hair, ENGRAVING, 0.9);
}

/** Three splayed legs, the treadle and the rod that leads up from it. */
function legsAndTreadle(box: Local): void {
  turned(box, [44, 34], [30, 186], LEG, 'dark');
  const board = polygon(points('-92,176 112,166 126,180 -84,194'));
  box.solid(board, box.linear(0, 166, 0, 194, ramp(0, WOOD, 1, DEEP)));
  box.line(line(-76, 184, 108, 174), LINE.hair, ENGRAVING);
  const rod = ribbon(line(58, 172, 90, -84), 6, { start: 0.8, end: 0.7, samples: 8 });
  box.solid(rod, WOOD, LINE.fine);
  turned(box, [-100, 12], [-140, 186], LEG);
  turned(box, [142, 50], [178, 190], LEG);
}

/** The sloping bench. */
function bench(box: Local): void {
  const top = polygon(points('-150,-6 176,42 176,54 -150,8'));
  box.solid(top, box.linear(0, 0, -6, 44, ramp(0, LIT, 0.5, WOOD, 1, DEEP)), LINE.bold * 0.7);
  const face = polygon(points('-150,8 176,54 176,66 -150,20'));
  box.solid(face, box.linear(-150, 0, 176, 40, ramp(0, WOOD, 1, DARK)));
  box.line(line(-140, 3, 166, 47), LINE.hair, ENGRAVING);
}

/** Rim of four felloes, twelve turned spokes, hub; a few streaks show that it turns. */
function wheel(box: Local): void {
  const [cx, cy] = HUB;
  range(12, (i) => {
    const angle = i * 30 + 11;
    turned(box, polar(cx, cy, 14, angle), polar(cx, cy, RIM_INSIDE + 3, angle), SPOKE);
  });
  const sheen = box.linear(
    cx - RIM,
    cy - RIM,
    cx + RIM,
    cy + RIM,
    ramp(0, LIT, 0.4, WOOD, 0.75, DEEP, 1, DARK),
  );
  const hole = ellipse(cx, cy, RIM_INSIDE);
  box.art.cover([box.place(ellipse(cx, cy, RIM)), box.place(hole)], sheen);
  box.line([ellipse(cx, cy, RIM)], LINE.bold * 0.8).line(hole, LINE.mid);
  box.line([ellipse(cx, cy, RIM - 6), ellipse(cx, cy, RIM_INSIDE + 5)], LINE.fine, ENGRAVING, 0.9);
  const joints = range(4, (i) =>
    line(...polar(cx, cy, RIM_INSIDE, i * 90 + 26), ...polar(cx, cy, RIM, i * 90 + 26)),
  );
  box.line(joints, LINE.fine, ENGRAVING);
  box.blot(
    range(24, (i) => ellipse(...polar(cx, cy, (RIM + RIM_INSIDE) / 2, i * 15), 1.6)),
    '#fff0e4',
  );
  for (const [reach, head, length] of [
    [RIM + 12, 40, 46],
    [RIM + 20, 62, 34],
    [RIM + 12, 176, 52],
    [RIM + 21, 196, 34],
    [RIM + 13, 300, 44],
  ] as const) {
    box.blot(
      ribbon(arc(cx, cy, reach, head - length, head), 2.4, { start: 0, end: 0.9, samples: 14, peak: 0.9 }),
      'gold',
      0.7,
    );
  }
}

/** Spindle, the bobbin on it with its thread, and the bobbin's ends. */
function bobbin(box: Local): void {
  const spindle = roundRect(-150, -93, 106, 8, 3);
  box.solid(spindle, box.linear(0, -93, 0, -85, ramp(0, LIT, 1, DEEP)), LINE.mid * 0.8);
  const wound = tube(
    [
      [-112, -89],
      [-72, -89],
    ],
    [12, 17, 19, 19, 16, 12],
    12,
  );
  box.solid(
    wound.outline,
    box.linear(0, -108, 0, -70, ramp(0, '#fff3ea', 0.5, '#f7b9b4', 1, '#a84a6e')),
    LINE.mid * 0.8,
  );
  box.line(
    range(8, (i) => line(lerp(-108, -76, i / 7), -105, lerp(-106, -74, i / 7), -73)),
    LINE.hair,
    '#a8506a',
  );
  for (const x of [-116, -70]) box.solid(roundRect(x - 3, -112, 6, 46, 3), WOOD, LINE.fine);
}

/** Flyer between two short posts: arms with hooks about the bobbin, the driving band. */
function flyer(box: Local): void {
  // the band's two runs are the outer tangents of whorl and wheel
  const band = [line(-71, -99.5, 10.3, -176.5), line(-71, -76.5, 10.3, 4.5)];
  box.line(band, LINE.mid * 0.8, '#f3c3ad');
  turned(box, [-52, 16], [-50, -116], POST, 'dark');
  bobbin(box);
  for (const [side, y] of [
    [-1, -118],
    [1, -60],
  ] as const) {
    const arm = tube(
      [
        [-134, -89],
        [-128, y],
        [-74, y - side * 2],
      ],
      [3, 4, 4, 3.4, 3],
      18,
    );
    box.solid(arm.outline, WOOD, LINE.fine);
    box.line(
      range(5, (i) => line(-118 + i * 10, y, -118 + i * 10, y + side * 6)),
      LINE.fine,
    );
  }
  const whorl = ellipse(-60, -88, 6, 17);
  box.solid(whorl, box.linear(-66, 0, -54, 0, ramp(0, DEEP, 0.5, LIT, 1, DEEP)), LINE.mid * 0.8);
  turned(box, [-136, 10], [-140, -112], POST);
}

/** The place where spun thread enters, from (x, y), at scale 1. */
export const ORIFICE: Point = [-152, -89];

/**
 * A spinning wheel on its bench, nobody at it: (x, y) is the middle of the bench, the wheel to the
 * right (top at y = -212), the flyer to the left, the feet at y = 190; about 380 wide.
 */
export function spinningWheel(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  legsAndTreadle(box);
  turned(box, [126, 44], [104, -92], POST, 'dark');
  wheel(box);
  bench(box);
  turned(box, [84, 42], [94, -80], POST);
  const [cx, cy] = HUB;
  box.solid(ellipse(cx, cy, 17), box.radial(cx - 5, cy - 5, 24, ramp(0, LIT, 0.5, WOOD, 1, DARK)), LINE.mid);
  box.solid(ellipse(cx, cy, 7), DEEP, LINE.fine);
  flyer(box);
}
