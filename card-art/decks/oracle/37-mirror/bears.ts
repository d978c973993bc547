import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  random,
  ribbon,
} from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const FUR = { shade: '#141018', rim: '#e8b98a', rimWidth: 2.2 };
const BLACK = '#37303a';

/** What the cub throws on the stones, towards the mirror. */
export function cubShadow(art: Art, x: number, y: number): void {
  art.fill(closed('-60,4! 0,-8 70,-18 150,-52 196,-60 180,-24 90,12 0,18').translate(x, y), '#6f5441', 0.75);
}

const BACK = closed(
  '-62,2! -80,-34 -79,-78 -66,-114! -58,-112 -54,-126! -46,-126 -40,-138! -24,-148 -4,-150 30,-144 52,-120 66,-82 72,-40 60,0! 20,8 -24,8',
);
const HEAD = closed(
  '-40,-178 -34,-204 -14,-222 14,-228 42,-220 60,-202 64,-188 76,-180! 84,-170 80,-160 64,-154 50,-144 22,-134 -2,-136 -10,-132! -14,-138 -26,-138! -26,-147 -40,-150! -35,-158 -46,-166!',
);

const FRONT = closed(
  '-60,0! -78,-36 -72,-84 -54,-118 -30,-138 4,-146 38,-138 60,-112 74,-76 78,-36 62,0! 20,6 -24,6',
);
const FACE = closed(
  '-62,-170 -54,-200 -30,-218 2,-222 34,-216 56,-196 63,-168! 70,-156 57,-155! 60,-142 46,-142! 44,-130 30,-132 0,-126 -32,-131! -46,-128 -47,-139! -61,-140 -57,-152! -68,-156',
);

/** Short hair inside a form: dark, middle, and where the sun lies on it. */
function hair(
  box: Local,
  inside: Path,
  count: number,
  flow: (x: number, y: number) => readonly [number, number],
  seed: string,
): void {
  const chance = random(`hair ${seed}`);
  const [left, top, right, bottom] = inside.bounds();
  const tones = ['#1a151b', '#5c5055', '#a98d7c'];
  const laid: Path[][] = tones.map(() => []);
  for (let i = 0; i < count; i++) {
    const [x, y] = [chance.between(left, right), chance.between(top, bottom)];
    const [dx, dy] = flow(x, y);
    const size = chance.between(9, 17);
    // the sun comes from the left
    const sunny = 1 - (x - left) / (right - left);
    const tone = chance() < sunny * sunny * 0.9 ? 2 : chance() < 0.5 ? 1 : 0;
    laid[tone]!.push(
      ribbon(
        curve(
          `${x},${y} ${x + dx * size * 0.5 - dy * 2},${y + dy * size * 0.5} ${x + dx * size},${y + dy * size}`,
        ),
        2,
        {
          samples: 5,
          peak: 0.3,
        },
      ),
    );
  }
  box.clip(inside, () => laid.forEach((hairs, i) => void box.blot(hairs, tones[i], i === 2 ? 0.9 : 1)));
}

/** A bear cub from behind, sitting on the stones at (x, y): head to the right, a paw at the glass. */
export function cub(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x, y + 2, 84 * scale, 14 * scale, '#3a2a24');
  form(art, box.place(closed('40,-4 58,-22 80,-24 94,-12 92,2 70,8 48,6')), BLACK, 5, FUR);
  form(
    art,
    box.place(closed('28,-132! 52,-136 78,-144 92,-156 103,-154 110,-146 108,-134 96,-126 74,-116 50,-100!')),
    BLACK,
    5,
    FUR,
  );
  form(art, box.place(BACK), BLACK, 14, FUR);
  hair(box, BACK, 260, (x, y) => [x * 0.011 - 0.1, 0.75 - (y + 150) * 0.001], 'back');
  form(art, box.place(closed('-74,4 -92,-4 -96,-18 -84,-30 -64,-28 -46,-14 -44,2')), '#423a44', 5, FUR);
  box.fill(closed('-30,2 -26,-14 -14,-20 -4,-12 -4,0'), '#241d26');
  for (const ear of [
    '-22,-204 -32,-222 -26,-238 -10,-240 2,-230 4,-214',
    '36,-218 40,-234 54,-240 66,-232 66,-216 54,-204',
  ])
    form(art, box.place(closed(ear)), BLACK, 4, FUR);
  form(art, box.place(HEAD), BLACK, 11, FUR);
  hair(box, HEAD, 120, (_, y) => [-0.55 + (y + 180) * 0.004, 0.35 + (y + 228) * 0.006], 'head');
  box.fill(closed('64,-186! 76,-180! 84,-170 80,-160 66,-156 58,-164 58,-178'), '#c79a68');
  box.fill(ellipse(81, -173, 4.6, 4), '#1c161c');
}

function eyes(box: Local, spots: readonly (readonly [number, number])[], size: number): void {
  for (const [x, y] of spots) {
    box.fill(ellipse(x, y, size, size * 1.1), '#17111a');
    box.fill(ellipse(x - size * 0.3, y - size * 0.4, size * 0.34), '#fff6e0');
  }
}

/** The same cub from before, in the glass: what it cannot see of itself, the white moon on its breast. */
export function reflection(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const fur = { shade: '#17131a', rim: '#f2c898', rimWidth: 2 };
  art.fill(box.place(ellipse(0, 2, 84, 11)), '#a5875e', 0.8);
  form(art, box.place(FRONT), '#3d353f', 13, fur);
  hair(box, FRONT, 130, (x) => [x * 0.006, 0.75], 'front');
  form(art, box.place(closed('52,-112 70,-96 78,-66 74,-38 62,-30 52,-40 50,-66 42,-92')), '#3d353f', 5, fur);
  box.fill(
    closed(
      '-46,-124! -36,-106 -18,-96 0,-94 20,-97 38,-108 48,-124! 46,-104 32,-88 10,-78 0,-72 -12,-78 -34,-88 -46,-104',
    ),
    '#fbf3dc',
  );
  for (const [foot, pad] of [
    ['-76,2 -84,-20 -76,-38 -58,-42 -44,-30 -42,-8 -52,4', '-70,-6 -72,-18 -62,-24 -52,-16 -54,-4'],
    ['40,4 32,-12 38,-32 54,-40 70,-32 74,-12 64,4', '44,-4 44,-16 54,-22 64,-14 60,-2'],
  ] as const) {
    form(art, box.place(closed(foot)), '#463d47', 5, fur);
    box.fill(closed(pad), '#8d6a5e');
  }
  for (const [ear, hollow] of [
    ['-52,-198 -62,-216 -56,-232 -40,-234 -26,-224 -22,-210', '-50,-206 -53,-218 -46,-225 -36,-222 -32,-212'],
    ['26,-212 30,-228 46,-236 60,-228 62,-212 52,-198', '36,-212 39,-222 48,-226 54,-218 51,-208'],
  ] as const) {
    form(art, box.place(closed(ear)), '#3d353f', 4, fur);
    box.fill(closed(hollow), '#73585c');
  }
  form(art, box.place(FACE), '#3d353f', 10, fur);
  hair(box, FACE, 80, (x, y) => [x * 0.012, -0.5 + (y + 220) * 0.012], 'face');
  form(
    art,
    box.place(closed('-36,-156 -28,-172 -10,-178 8,-172 18,-158 14,-142 -4,-133 -24,-136')),
    '#d3a874',
    5,
    { shade: '#8f6646', rim: '#f6d9a8', rimWidth: 1.4 },
  );
  box
    .fill(closed('-22,-168! -10,-172 2,-168! 0,-160 -9,-154 -19,-160'), '#1c161c')
    .fill(ellipse(-13, -167, 3, 1.6), '#8d7d84');
  strokes(box, ['-9,-154 -9,-147', '-22,-147 -15,-143 -9,-147 -2,-143 6,-148'], INK.form, '#4a2f2c', 0);
  eyes(
    box,
    [
      [-33, -183],
      [17, -184],
    ],
    6.4,
  );
  strokes(box, ['-42,-194 -34,-198 -26,-195', '10,-196 18,-199 26,-195'], INK.form, '#8d7468', 0);
  // the arm towards us, its paw flat on the glass
  form(
    art,
    box.place(closed('-46,-76 -62,-82 -78,-92 -90,-104 -90,-120 -78,-128 -64,-124 -52,-112 -40,-98')),
    '#463d47',
    4,
    fur,
  );
  box.fill(closed('-84,-110 -80,-117 -72,-116 -70,-108 -77,-104'), '#8d6a5e');
  box.blot([ellipse(-85, -119, 2.6, 2), ellipse(-78, -123, 2.6, 2), ellipse(-70, -121, 2.6, 2)], '#8d6a5e');
}

/** The mother, at the wood's edge: she has stopped and looks. */
export function mother(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const fur = { shade: '#2a2a2e', rim: '#f2d3a0', rimWidth: 1.4 };
  art.fill(box.place(ellipse(4, 1, 62, 6)), '#6f8a4a');
  for (const leg of [
    '-48,-30! -50,-10 -48,0! -32,0! -28,-20 -26,-34!',
    '20,-30! 22,-10 20,0! 36,0! 40,-20 42,-34!',
  ])
    form(art, box.place(closed(leg)), '#3f3c42', 4, fur);
  form(
    art,
    box.place(closed('-58,-40 -54,-66 -32,-78 0,-78 26,-84 46,-74 52,-48 42,-26 10,-20 -30,-20 -52,-24')),
    '#4a464b',
    9,
    fur,
  );
  for (const leg of [
    '-60,-38! -66,-14 -64,2! -46,2! -42,-14 -36,-32!',
    '34,-36! 36,-10 36,2! 54,2! 54,-18 56,-42!',
  ])
    form(art, box.place(closed(leg)), '#4a464b', 4, fur);
  for (const ear of [ellipse(26, -108, 8), ellipse(58, -108, 8)])
    form(art, box.place(ear), '#4a464b', 2, fur);
  form(art, box.place(ellipse(42, -88, 25, 24)), '#4a464b', 6, fur);
  form(art, box.place(ellipse(42, -79, 11, 9)), '#c9a274', 2, fur);
  box.fill(ellipse(42, -83, 4.4, 3.2), '#1c161c');
  eyes(
    box,
    [
      [32, -93],
      [52, -93],
    ],
    3.2,
  );
  box.fill(closed('26,-62! 36,-56 48,-56 58,-62! 52,-50 42,-46 32,-50'), '#f4ead0');
}
