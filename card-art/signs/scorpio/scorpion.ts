import { COAT } from '../../kit/grade/sign-tones.ts';
import { bothSides, form } from '../../kit/pen/forms.ts';
import {
  type Art,
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
  polygon,
  ramp,
  spline,
  svgPath,
  tube,
} from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';

/** Where each leg leaves the body, its knee, its end; right side. */
const LEGS = [
  [-70, 60, -102, 106, -72],
  [-54, 70, -78, 112, -36],
  [-38, 73, -48, 118, 12],
  [-22, 66, -14, 98, 58],
] as const;

const PINCER = closed(
  '86,-138! 74,-156 70,-176 62,-200 48,-212! 78,-204 88,-190 93,-178! 100,-192 105,-204',
  '101,-215! 122,-200 130,-176 122,-152 106,-138!',
);

const TAIL = curve('0,58 -2,96 14,140 56,172 112,168 156,134 172,88 162,42');

/** Half widths of the body's plates, from the head back. */
const PLATES = [43, 47, 48, 47, 44, 39, 33];

/** A scorpion from above, pincers up, its tail curled to the right with a light on the sting. */
export function scorpion(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const pair = bothSides(art, x, y, scale, placement);
  const shell = box.radial(0, -40, 190, ramp(0, COAT.pale, 0.3, COAT.lite, 0.7, COAT.mid, 1, COAT.deep));
  const claws = box.radial(0, -150, 150, ramp(0, COAT.cream, 0.4, COAT.pale, 0.75, COAT.lite, 1, COAT.mid));
  for (const leg of LEGS) for (const side of pair) bentLeg(side, leg);
  for (const side of pair) raisedPincer(side, shell, claws);
  tail(box, shell, claws);
  body(box, shell);
  for (const side of pair) side.taper(curve('7,-98 12,-112 5,-122'), 6, { start: 0.9, end: 0.3 });
}

function bentLeg(side: Local, [footY, kneeX, kneeY, endX, endY]: (typeof LEGS)[number]): void {
  const shin = spline([
    [22, footY],
    [kneeX, kneeY],
    [lerp(kneeX, endX, 0.62), lerp(kneeY, endY, 0.36)],
    [endX, endY],
  ]);
  side.taper(shin, 9, { start: 0.8, end: 0.06, peak: 0.3 });
  side.blot(ellipse(kneeX, kneeY, 4));
}

function raisedPincer(side: Local, shell: Paint, tone: Paint): void {
  side.solid(tube(points('16,-92 46,-106 72,-112'), [9, 11, 9], 22).outline, shell);
  side.solid(tube(points('72,-110 92,-122 96,-144'), [10, 11, 8], 22).outline, shell);
  form(side, PINCER, tone, LINE.bold, () => {
    side.fill(closed('102,-130 120,-150 120,-184 106,-210 140,-204 140,-140'), COAT.mid, 0.5);
    const engraving = ['98,-142 112,-160 112,-192', '92,-144 102,-162 104,-180', '86,-148 82,-168 80,-188'];
    side.line(
      engraving.map((knots) => curve(knots)),
      LINE.hair,
      'gold',
      0.85,
    );
  });
}

/** Overlapping segments, painted from the sting back to the body. */
function tail(box: Local, shell: Paint, claws: Paint): void {
  const count = 10;
  const walk = TAIL.walk(count + 1);
  const end = walk[count]!;
  const atEnd = (path: Path): Path => path.rotate(end.angle + 20).translate(end.x, end.y);
  const sting = svgPath(
    'M-2 20C-18 16 -22 -8 -12 -22C-6 -32 -8 -50 -34 -68C0 -64 18 -44 16 -22C20 -6 14 16 -2 20Z',
  );
  box.solid(atEnd(sting), claws, LINE.bold * 0.9);
  const ridge = svgPath('M-6 8C-10 -8 -2 -20 2 -34C2 -44 -4 -52 -14 -60M6 8C8 -6 10 -16 8 -28');
  box.line(atEnd(ridge), LINE.hair, 'gold', 0.85);
  for (let i = count - 1; i >= 0; i--) {
    const { x, y, angle } = walk[i]!;
    const size = lerp(31, 19, i / (count - 1));
    const place = (path: Path): Path => path.scale(size).rotate(angle).translate(x, y);
    box.solid(place(SEGMENT), shell, LINE.mid + 0.4);
    box.line(place(SEGMENT_RIDGES), LINE.hair, 'gold', 0.85);
  }
  const [tipX, tipY] = atEnd(new Path().moveTo(-38, -70)).commands[0]!.slice(1) as [number, number];
  box.glow(tipX, tipY, 34, box.art.palette.glow, 0.8);
  box.blot(sparkle(tipX, tipY, 15));
}

/** One segment of half width 1; it runs upwards. */
const SEGMENT = svgPath(
  'M-.72 .9C-1.06 .4 -1.04 -.5 -.76 -1.02C-.3 -1.3 .3 -1.3 .76 -1.02',
  'C1.04 -.5 1.06 .4 .72 .9C.3 1.14 -.3 1.14 -.72 .9Z',
);
const SEGMENT_RIDGES = svgPath(
  'M-.62 -.62C-.25 -.88 .25 -.88 .62 -.62M-.42 -.4C-.5 0 -.46 .3 -.36 .6M0 -.5V.6M.42 -.4C.5 0 .46 .3 .36 .6',
);

/** Plates from the tail forwards, then the head's shield with one star: no dots that look back. */
function body(box: Local, shell: Paint): void {
  for (let i = PLATES.length - 1; i >= 0; i--) plate(box, shell, -46 + i * 17, PLATES[i]!);
  const shield = svgPath(
    'M-38 -52C-44 -76 -30 -98 -12 -102C-6 -96 6 -96 12 -102C30 -98 44 -76 38 -52C18 -42 -18 -42 -38 -52Z',
  );
  form(box, shield, shell, LINE.bold, () => {
    box.fill(polygon(points('12,-110 50,-110 50,-40 4,-40')), COAT.deep, 0.4);
  });
  const ridges = svgPath('M-28 -58C-32 -76 -20 -90 -10 -92M28 -58C32 -76 20 -90 10 -92M0 -92V-82M0 -62V-48');
  box.line(ridges, LINE.hair, 'gold', 0.85);
  box.blot(sparkle(0, -72, 14));
}

function plate(box: Local, shell: Paint, y: number, half: number): void {
  const outline = svgPath(
    `M${-half} ${y - 9}C${-half * 1.1} ${y + 4} ${-half * 0.8} ${y + 16} 0 ${y + 18}`,
    `C${half * 0.8} ${y + 16} ${half * 1.1} ${y + 4} ${half} ${y - 9}`,
    `C${half * 0.5} ${y - 16} ${-half * 0.5} ${y - 16} ${-half} ${y - 9}Z`,
  );
  form(box, outline, shell, LINE.mid + 0.4, () => {
    const shade = polygon([
      [half * 0.35, y - 20],
      [half * 1.2, y - 20],
      [half * 1.2, y + 22],
      [half * 0.2, y + 22],
    ]);
    box.fill(shade, COAT.deep, 0.4);
  });
  const rim = svgPath(
    `M${-half * 0.74} ${y + 5}C${-half * 0.3} ${y + 11} ${half * 0.3} ${y + 11} ${half * 0.74} ${y + 5}`,
  );
  box.line(rim, LINE.hair, 'gold', 0.85);
  box.blot(ellipse(0, y + 2, 1.8));
}
