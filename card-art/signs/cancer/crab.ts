import { COAT } from '../../kit/grade/sign-tones.ts';
import { bothSides, form, symmetric } from '../../kit/pen/forms.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  hatch,
  LINE,
  type Local,
  lerp,
  local,
  type Paint,
  type Placement,
  points,
  ramp,
  range,
  spline,
  svgPath,
  tube,
} from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';

/** Hip, knee, shin, tip of each walking leg, right side. */
const LEGS = [
  '54,58 92,92 84,142 56,176',
  '70,46 124,70 132,122 112,168',
  '82,26 150,32 172,82 164,132',
  '88,6 160,-12 194,32 198,84',
];

const CLAW = closed(
  '112,-106! 142,-116 160,-148 148,-186 112,-207 58,-200! 88,-186 104,-172 106,-160!',
  '88,-168 54,-156! 68,-134 88,-114',
);

const SHELL = symmetric(
  points('0,-54 26,-58 44,-50! 52,-58! 68,-46! 82,-44! 90,-26! 108,-18! 106,8 90,42 56,68 0,78'),
);

/** A crab from above, claws raised round a full moon; about 400 wide and high. */
export function crab(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const limbs = box.radial(0, 0, 210, ramp(0, COAT.lite, 0.55, COAT.mid, 1, COAT.deep));
  const pair = bothSides(art, x, y, scale, placement);
  for (const leg of LEGS) for (const side of pair) walkingLeg(side, leg, limbs);
  const claws = box.radial(0, -130, 170, ramp(0, COAT.cream, 0.35, COAT.pale, 0.7, COAT.lite, 1, COAT.mid));
  for (const side of pair) raisedClaw(side, limbs, claws);
  carapace(box);
  for (const side of pair) {
    side.taper(curve('17,-52 18,-66 24,-76'), 6, { start: 0.9, end: 0.9, samples: 12 });
    side.fill(ellipse(24, -79, 5));
  }
  box.blot(sparkle(0, -6, 24));
  heldMoon(box);
}

/** Thigh, then a pointed shin over the knee. */
function walkingLeg(side: Local, leg: string, tone: Paint): void {
  const [hip, knee, shin, tip] = points(leg) as [
    [number, number],
    [number, number],
    [number, number],
    [number, number],
  ];
  const thigh = tube(
    [hip, [lerp(hip[0], knee[0], 0.5), lerp(hip[1], knee[1], 0.5) - 5], knee],
    [11, 12, 9],
    8,
  );
  const shank = tube([knee, shin, tip], [10, 8.5, 5, 0.6], 12);
  side.solid(shank.outline, tone);
  side.solid(thigh.outline, tone);
  side.blot(ellipse(...knee, 4.4));
  side.line([shank.edge(0.25, 0.08, 0.8, 6), thigh.edge(-0.1, 0.2, 0.9, 4)], LINE.hair, 'gold', 0.85);
}

/** Upper arm, forearm, a palm with two fingers that close on the moon. */
function raisedClaw(side: Local, limbs: Paint, tone: Paint): void {
  side.solid(tube(points('66,-30 104,-46 138,-66'), [12, 14, 12], 22).outline, limbs);
  side.solid(tube(points('140,-62 142,-90 126,-112'), [14, 16, 11], 22).outline, limbs);
  form(side, CLAW, tone, LINE.bold, () => {
    const shade = points('112,-100 146,-112 170,-150 152,-196 110,-214 142,-180 138,-146 118,-118');
    side.fill(spline(shade, true), COAT.mid, 0.55);
    const engraving = [
      '150,-140 142,-176 110,-196',
      '140,-134 132,-170 106,-188',
      '130,-128 122,-160 110,-172',
      '118,-116 104,-130 84,-140',
      '110,-112 96,-122 82,-128',
    ];
    side.line(
      engraving.map((knots) => curve(knots)),
      LINE.hair,
      'gold',
      0.85,
    );
  });
  side.blot([ellipse(94, -181, 2.3), ellipse(84, -187, 2), ellipse(88, -165, 2)]); // teeth
}

/** A broad shield with three points on each shoulder, engraved like a scallop. */
function carapace(box: Local): void {
  const tone = box.radial(0, -20, 130, ramp(0, COAT.pale, 0.45, COAT.lite, 1, COAT.deep));
  form(box, SHELL, tone, LINE.bold, () => {
    box.fill(closed('-120,10 -80,40 0,58 80,40 120,10 120,100 -120,100'), COAT.deep, 0.5);
    const fan = range(13, (i) => {
      const u = i / 6 - 1;
      return svgPath(`M${u * 16} 70C${u * 40} 40 ${u * 66} 10 ${u * 84} ${-34 + 22 * u * u}`);
    });
    box.line(fan, LINE.hair, 'gold', 0.9);
    const rims = ['-96,-12 -56,-36 0,-42 56,-36 96,-12', '-90,18 -50,46 0,56 50,46 90,18'];
    box.line(
      rims.map((knots) => curve(knots)),
      LINE.fine,
      'gold',
      0.85,
    );
  });
}

function heldMoon(box: Local): void {
  box.glow(0, -156, 90, box.art.palette.glow, 0.55);
  const light = box.radial(-12, -166, 60, ramp(0, '#fffaf0', 0.5, '#f3dba8', 1, '#b98a86'));
  box.solid(ellipse(0, -156, 32), light);
  const shade = hatch(ellipse(0, -156, 30), { angle: 50, gap: 4.2, from: 0.66, to: 0.98 });
  box.line(shade, LINE.hair, '#8a6238', 0.9);
}
