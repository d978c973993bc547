import { contactShadow, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  local,
  type Path,
  points,
  polygon,
} from '../../../kit/pen/index.ts';
import { dim, form } from './view.ts';

const flat = (knots: string): Path => polygon(points(knots));

const BASE = closed('-52,2! -52,-12 -46,-24 -38,-30! 38,-30! 46,-24 52,-12 52,2! 30,9 0,12 -30,9');
/** Its upper side, which we look down on. */
const BASE_TOP = closed('-40,-30 -30,-38 0,-42 30,-38 40,-30 30,-22 0,-18 -30,-22');
const POST = closed('-17,-31! -14,-60 -15,-116! 15,-116! 14,-60 17,-31! 9,-27 0,-26 -9,-27');
const RING = closed('-19,-66! -19,-78! 0,-75 19,-78! 19,-66! 0,-62');
const TABLE = closed(
  '-18,-112! -30,-120 -44,-134! -45,-148! 0,-146 45,-148! 44,-134! 30,-120 18,-112! 0,-109',
);
/** The box for the fire: its wide face to the left, the narrow one to the right. */
const WIDE = flat('-30,-145 5,-145.6 5,-198 -30,-194');
const NARROW = flat('5,-145.6 29,-145 29,-194 5,-198');
const WINDOW = flat('-23,-152 -2,-152.4 -2,-190 -23,-187');
const SLIT = closed('13,-176! 17,-182 21,-177! 21,-160! 13,-159!');
const ROOF = closed(
  '-60,-200! -68,-206 -69,-217 -61,-224 -53,-220 -55,-213 -58,-211! -40,-218 -22,-232 -11,-249! 11,-249! 22,-232 40,-218 58,-211! 55,-213 53,-220 61,-224 69,-217 68,-206 60,-200! 30,-194 0,-192 -30,-194',
);
const JEWEL = closed('-11,-247! -15,-256 -11,-266 -3,-274 0,-284! 3,-274 11,-266 15,-256 11,-247!');
const SNOW = closed(
  '-53,-216! -48,-226 -36,-231 -26,-242 -18,-254 -11,-262! -4,-257 4,-260 11,-263! 18,-254 27,-242 38,-230 49,-225 53,-215! 46,-209 38,-215 28,-209 18,-219 8,-214 -4,-221 -14,-212 -24,-218 -34,-209 -44,-215',
);
const SNOW_TOP = closed('-11,-268! -9,-280 -4,-289 3,-290 9,-281 12,-268! 5,-272 -3,-270');
const SNOW_TABLE = closed(
  '-33,-147! -30,-149.6 -24,-149 5,-145! 29,-149! 35,-154 42,-152 45,-147! 36,-141 20,-144 4,-140.6 -12,-143.4 -24,-143.6 -31,-145',
);
const SNOW_BASE = closed(
  '-104,21! -86,17 -70,9 -54,2 -42,0 -30,3 -16,8 -2,9 14,5 30,-1 46,-4 58,0 70,8 80,14! 80,28! -104,28!',
);

/** A stone lantern under snow, a fire in it; its foot at (x, y). */
export function stoneLantern(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const stone = (path: Path, fill: string, soft: number): void =>
    form(art, box.place(path), fill, soft * scale, { rimWidth: 1.8 });
  stone(BASE, '#6f7a70', 7);
  stone(BASE_TOP, '#8b9484', 4);
  contactShadow(art, ...box.at(4, -29), 26 * scale, 6 * scale, '#3a4644');
  stone(POST, '#66706a', 6);
  stone(RING, '#7b857a', 3);
  stone(TABLE, '#77816f', 6);
  // the rim's upper side, where the child has wiped the snow away
  box.fill(closed('-45,-147.8! -40,-149.4 -30,-149! -28,-145.6 -38,-145.4!'), '#b8a374');
  box.fill(NARROW, '#3a4644');
  box.fill(WIDE, '#5d6459');
  stippled(art, box.place(WIDE), '#f0b45e', box.at(-12, -168), box.at(-34, -150), [0.75, 0.1]);
  fire(box);
  stone(ROOF, '#5c6862', 9);
  // the fire on the underside of the roof
  stippled(
    art,
    box.place(closed('-60,-200! -30,-194 0,-192 30,-194! 30,-201 0,-206 -40,-207')),
    '#ffb65a',
    box.at(-14, -200),
    box.at(34, -206),
    [1, 0],
  );
  stone(JEWEL, '#626d66', 4);
  snow(art, box, scale);
  strokes(
    box,
    [
      '-60,-204 -30,-199 6,-197',
      '-12,-100 -11,-84',
      '6,-58 7,-40',
      '-50,-6 -46,-19 -37,-22 -30,-12 -29,2',
      '-27,4 -24,-12 -12,-16 -2,-8 0,6',
      '3,6 5,-9 14,-16 25,-12 28,3',
      '31,1 32,-12 39,-21 47,-17 50,-5',
      '24,-128 30,-136',
    ],
    INK.form,
    '#36423f',
    0.2,
  );
}

function fire(box: Local): void {
  box.fill(
    WINDOW,
    box.radial(-12, -162, 30, [
      [0, '#fffbe2'],
      [0.4, '#ffdf8e'],
      [1, '#ee9a41'],
    ]),
  );
  box.fill(SLIT, '#f0a24a');
  // the candle
  box.fill(flat('-15,-152.2 -10,-152.3 -10,-163 -15,-163'), '#fff6dd');
  box.fill(closed('-12.5,-163! -16,-168 -14,-174 -12,-182! -9,-174 -9,-167'), '#ffffff');
}

function snow(art: Art, box: Local, scale: number): void {
  for (const [path, soft] of [
    [SNOW, 10],
    [SNOW_TOP, 4],
    [SNOW_TABLE, 3],
    [SNOW_BASE, 7],
  ] as const)
    dim(art, box.place(path), '#dbe6dc', soft * scale, { shade: '#7f9d9c', rim: '#f6faf0', depth: 0.9 });
  // the fire on the snow of its own table, and below
  stippled(art, box.place(SNOW_TABLE), '#ffc773', box.at(-22, -146), box.at(40, -146), [0.95, 0.1]);
  stippled(art, box.place(SNOW_BASE), '#ffc06c', box.at(-40, 0), box.at(36, 0), [0.85, 0]);
}

/** One of the row that is lit already, further up. */
export function farLantern(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  art.glow(...box.at(-4, -168), 150 * scale, '#ffb85c', 0.55);
  for (const [path, fill] of [
    [BASE, '#47595a'],
    [POST, '#435556'],
    [TABLE, '#4b5d5c'],
    [WIDE, '#5d5c4c'],
    [NARROW, '#34474a'],
  ] as const)
    box.fill(path, fill);
  box.fill(WINDOW, '#ffe3a0').fill(SLIT, '#f3a850');
  box.fill(ROOF, '#3f5355').fill(JEWEL, '#435658');
  box.fill(SNOW, '#b9cbc6').fill(SNOW_TOP, '#b9cbc6').fill(SNOW_TABLE, '#cdc6a6').fill(SNOW_BASE, '#a9bfbc');
  box.fill(ellipse(-12, -168, 6, 12), '#fffbe6');
}
