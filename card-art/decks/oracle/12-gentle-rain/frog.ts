import { lit, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
  roundLimb,
} from '../../../kit/pen/index.ts';

const [GREEN, LIMB, PALE, DARK] = ['#9fc276', '#8eb66d', '#efebcc', '#3d4a30'];

const BODY = closed(
  '118,-108 112,-117 98,-125 86,-134 74,-148 56,-150 40,-138 18,-130 -14,-122 -44,-108 -74,-80 -100,-48 -114,-20 -104,-6 -60,-2 0,-6 34,-18 60,-40 84,-62 104,-82 117,-98',
);
/** Throat and belly. */
const UNDER = closed(
  '122,-106! 100,-102 76,-99 54,-100 38,-92 32,-70 20,-42 -6,-20 -60,-12 -110,-8! -60,20 40,10 90,-40 126,-84!',
);
const MASK = ribbon(curve('112,-114 92,-121 70,-122 44,-114 22,-102 4,-84 -6,-66'), 12, {
  start: 0.2,
  end: 0.1,
  peak: 0.55,
  samples: 18,
});
const THIGH = roundLimb('-88,-28 -56,-44 -22,-50 6,-42', [20, 24, 21, 13], 16);
const SHANK = roundLimb('8,-40 -22,-26 -56,-12 -86,-5', [13, 14, 12, 7], 14);
const HEEL = roundLimb('-88,-4 -58,3 -26,4', [7, 6.5, 5.5], 10);
/** Shoulder, elbow, wrist. */
const ARM = closed('26,-66 46,-74 58,-60 52,-44 44,-32 50,-20 60,-6 58,4 48,6 40,0 26,-14 18,-28 20,-46');
const FAR_ARM = closed('74,-66 92,-66 96,-50 94,-38 98,-24 108,-12 104,-3 96,-4 84,-16 76,-32 74,-48');

/** Toes: course, half its width; each ends in a disc. */
const TOES = ['-28,4 -10,3 8,8', '-28,4 -6,9 6,17', '-30,5 -16,13 -12,22'];
const FINGERS = ['50,0 64,-2 78,-6', '50,1 66,5 80,7', '50,1 60,11 66,18', '48,1 48,10 44,18'];
const FAR_FINGERS = ['102,-9 114,-13 124,-18', '102,-8 116,-6 127,-5', '102,-8 108,0 114,5'];

const paint = lit({
  from: { towards: [0.35, -0.94] },
  shade: '#3c7048',
  rim: '#f2f7cf',
  rimWidth: 2.2,
  stray: 0.5,
});

/** A tree frog sits on its leaf and looks up into the rain, seen from its right; its toes about (x, y). */
export function frog(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const form = (outline: Path, fill: string, soft: number, shade = '#3c7048'): void =>
    paint(art, box.place(outline), fill, soft * scale, { shade });
  const shadow = closed('-124,4! -80,-12 0,-14 90,-16 124,-4! 110,14 40,24 -40,22 -110,18!');
  printed(art, box.place(shadow).bounds(), () => void box.fill(shadow, '#1f4a3a', 0.8));
  form(FAR_ARM, '#6f9f5a', 4);
  digits(box, FAR_FINGERS, '#81aa62');
  torso(art, box, form);
  form(THIGH, LIMB, 12);
  form(SHANK, GREEN, 7);
  form(HEEL, LIMB, 4);
  digits(box, TOES, LIMB);
  form(ARM, LIMB, 8);
  digits(box, FINGERS, LIMB);
  strokes(
    box,
    ['-84,-44 -54,-62 -20,-66', '-4,-32 -26,-23 -60,-11', '30,-54 28,-40 32,-26'],
    2.2,
    '#619251',
    0.2,
  );
  wet(box);
  eye(box);
}

function torso(art: Art, box: Local, form: (outline: Path, fill: string, soft: number) => void): void {
  form(BODY, GREEN, 20);
  const body = box.place(BODY);
  art.clip(body, () => {
    box.fill(UNDER, PALE);
    const under = box.place(UNDER);
    stippled(art, under, '#8fa67c', box.at(60, -84), box.at(10, -2), [0, 0.95]);
    box.fill(MASK, DARK, 0.85);
  });
  strokes(box, ['118,-107 100,-102 76,-99 56,-101 44,-109'], 2.8, '#4a5a36', 0.02);
  strokes(box, ['100,-84 84,-72 66,-62', '104,-78 88,-64 74,-54'], 1.4, '#a9b48c', 0.2);
  box.fill(ellipse(110, -114, 2.2, 1.6), '#2e3826');
  box.fill(ellipse(25, -103, 8.5, 9), '#7d8a4e').fill(ellipse(25.6, -103.6, 5.6, 6), '#98a660');
}

/** Fingers and toes with their round discs. */
function digits(box: Local, courses: readonly string[], fill: string): void {
  const ends = courses.map((course) => {
    const { x, y } = curve(course).walk(2)[1]!;
    return ellipse(x, y, 5.4, 4.6);
  });
  const bones = courses.map((course) => ribbon(curve(course), 7, { start: 1, end: 0.7, samples: 8 }));
  box.fill(
    [...bones, ...ends].map((part) => part.translate(0.6, 2)),
    '#2f6a44',
  );
  box.fill([...bones, ...ends], fill);
  box.fill(
    courses.map((course) => {
      const { x, y } = curve(course).walk(2)[1]!;
      return ellipse(x + 0.8, y - 1.2, 2.8, 2);
    }),
    '#dce8ac',
  );
}

function eye(box: Local): void {
  const lid = closed('90,-130 82,-146 66,-152 50,-144 46,-130! 56,-120 78,-118');
  paint(box.art, box.place(lid), GREEN, 5 * box.scale);
  box.fill(ellipse(69, -131, 16, 14.6), '#2b331f');
  box.fill(ellipse(69.6, -131.4, 14, 12.8), '#d8b45c');
  box.fill(closed('56,-128! 62,-122 76,-121 83,-127! 76,-119 62,-119!'), '#b5843c');
  box.fill(ellipse(70.6, -133, 9.6, 5.8), '#1c1a16');
  box.fill([ellipse(75, -138, 3.6, 3), ellipse(63, -127.4, 1.6, 1.3)], '#fffdf2');
  strokes(box, ['52,-134 58,-145 70,-148.6 82,-143 87,-133'], 2.4, '#4f7a44', 0);
}

/** Where the sky shines on its wet skin, and drops on its back. */
function wet(box: Local): void {
  strokes(
    box,
    ['10,-126 -16,-118 -40,-105', '-60,-90 -74,-75', '-60,-62 -40,-68', '104,-119 94,-124'],
    3,
    '#f7fae0',
    0.2,
  );
  for (const [x, y, size] of [
    [-30, -92, 5],
    [-6, -104, 3.4],
    [-62, -68, 3.6],
    [-84, -46, 2.6],
    [-14, -78, 2.6],
  ] as const) {
    box.fill(ellipse(x + 0.8, y + 1.4, size, size * 0.86), '#4f8a50', 0.8);
    box.fill(ellipse(x, y, size, size * 0.86), '#cfe2b0', 0.95);
    box.fill(ellipse(x + size * 0.25, y - size * 0.3, size * 0.32), '#ffffff');
  }
}
