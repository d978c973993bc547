import { INK, ink } from '../../../kit/hand/index.ts';
import { closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { cut, type World } from './view.ts';

/** Where the water takes the back. */
export const [X, Y] = [186, 706];
/** How much deeper than to the middle of the back. */
const SUNK = 20;

const SKIN = { fill: '#d0946e', shade: '#94605a', rim: '#ffdcae' } as const;
const LOCKS = { fill: '#33242f', shade: '#1e1722', rim: '#b98a78' } as const;
const HALF = '#b47a62';
const DEEP = '#94605a';
const LIT = '#e6b085';
const LINE = '#5a3238';

const put = (path: Path): Path => path.translate(X, Y + SUNK);

/**
 * Turned away and a little to the right, the furrow of the back left of the middle. Flank, armpit, arm and wrist are one
 * line: what is flung up pulls the shoulder and the whole side after it.
 */
const BACK = closed(
  '-51,-5! -52.6,-14 -52,-28 -50,-41 -44,-52 -33,-60 -19,-67 -10,-76 -7,-96! 19,-100! 25,-101 31,-105.4 37,-112.6 43,-119.4 48,-124.6! 52,-130 56.4,-137 61,-143! 64.4,-147.6 66,-153! 67.6,-162 71,-173 74.6,-183 77,-190! 88,-193! 89.2,-184 91.4,-173 92.4,-161 90.6,-149.6 87.4,-139.6! 84,-129 80,-117 75,-106.6 68,-97! 66.4,-91 65.4,-84 63,-74 59.6,-62 54,-47 48,-31 44,-15 41,-3! 20,2 -6,3 -30,0',
);
/** Wide open. */
const HAND = closed(
  '95,-163! 93.6,-169 89.4,-173 84.6,-177 80.4,-182.6! 77.6,-187 76.6,-191 78.4,-193 81.4,-191.4 85,-186.8 89.6,-184.4! 90,-190 89.4,-197 89,-204 90.2,-207.2 92.4,-206.6 93.4,-203 94.4,-195 95.6,-190.6! 95.8,-198 95.8,-206 96.2,-213 98,-215.6 100.2,-214.4 100.8,-210 101,-200 101.6,-191.6! 102.6,-198 103.8,-205 105.2,-211 107.2,-212.8 109,-211 108.8,-206 107.6,-198 107,-190.4! 109,-194.6 111.4,-199.6 113.8,-202.4 115.8,-201 115.4,-196 113.4,-188 111.6,-179.6 109.4,-172 105.8,-168 105.4,-163!',
);

const hand = (path: Path): Path =>
  put(path.translate(-100.5, 164).scale(0.95, 1).rotate(12).translate(82.6, -190.4));

/** The head upright, seen from behind its right ear, the middle of the skull at 0,0; laid back upon the nape. */
const TILT = -38;
const head = (path: Path): Path =>
  path
    .scale(1.12, 1.12)
    .rotate(TILT, 2, 24)
    .translate(X + 2, Y + SUNK - 126);
const FACE = closed(
  '8,-24! 18,-22 24.4,-16 27,-10.6 27.4,-7.4 26,-4 28.2,0.4 30.8,4.6 32.4,7.6 31.6,9.4 28.8,10.4! 28.6,12 30.6,14 30.2,15.6 28.4,16.2! 29.8,17.8 29,19.6 27,20.6 27.2,22.4 28,24.6 26.8,27.4 23.4,28.8 18,28.6 12,28 6,27 0,24 -4,0!',
);
const HAIR = closed(
  '21,-20! 17,-26 6,-29.6 -7,-28.6 -18,-22.6 -25,-12 -26,0 -22.6,10 -17,17.6 -10,23! -5,21 -3,24! 1,18 4,15 6,9! 7,0 10,-5 16,-6 17,-12!',
);
const KNOT = closed('-23,-3 -16,1 -11.6,9 -12.6,18 -18.6,24.4 -27,25.4 -34.4,20.6 -37,12 -34,3.4 -29,-2.4');

/** In to the shoulder blades, from behind: the hand has gone up before there was time to think. */
export function bather(world: World): void {
  back(world);
  neck(world);
  face(world);
  hair(world);
  openHand(world);
}

type Lines = (all: readonly string[], colour: string, weight: number, where?: (path: Path) => Path) => void;

const linesOf =
  ({ art, clear }: World): Lines =>
  (all, colour, weight, where = put) => {
    if (!clear) return;
    art.blot(
      all.map((line, i) => ink(where(curve(line)), weight, i, 0.12)),
      colour,
    );
  };

function back(world: World): void {
  const on = (knots: string): Path => put(closed(knots));
  cut(
    world,
    put(BACK),
    { ...SKIN, soft: 0, rimWidth: 0 },
    // what looks away from the lantern: the far arm and the slope behind the far shoulder blade
    [on('-80,30! -80,-66 -36,-68 -14,-70! -22,-60 -33,-53 -37,-42 -33,-30 -27,-16 -25,0 -27,30!'), HALF],
    [on('-80,30! -80,-52 -51,-50! -45,-40 -42,-28 -37,-12 -36,30!'), DEEP],
    // the furrow, and the blade that the lifted arm has swung outwards
    [on('1,-84! 3,-72 -1,-58 -4,-42 -4,-24 -1,-8 3,30! -10,30! -10,-8 -10,-26 -9,-44 -6,-62 -4,-76'), HALF],
    [on('31,-86! 22,-78 17,-66 18,-53 27,-41 42,-30! 35,-42 31,-54 32,-66 38,-78'), HALF],
    [on('39,-77! 34,-66 35,-54 45,-42! 53,-50 56,-62 53,-74 46,-81'), '#dba37e'],
    // its point, swung out to the flank
    [on('44,-41! 51,-46 57,-58! 58,-48 51,-33!'), HALF],
    // the arm's inner side, which the lantern does not reach: from the shoulder over the crook to the wrist
    [
      on(
        '24,-102! 32,-108 42,-121 50,-131 60,-145 64,-154 66,-176 76,-196 82,-193! 77,-181 73.6,-167 72.4,-153 68,-143.6 61,-134 54,-124 46,-114 38,-105 30,-97!',
      ),
      HALF,
    ],
    [on('57,-138! 62,-146 65,-160! 70,-164 70.6,-151 67,-142!'), DEEP],
    // the cap of the shoulder, drawn up to the ear: it comes to a point on the outside of the arm
    [on('41,-102! 46,-110 53,-119 60,-128! 63.6,-119 62.6,-109 57.6,-101 49,-96.6!'), '#e0a882'],
    [on('61,-130! 66,-118 65.6,-107 60,-98 50,-92 36,-88! 47,-95 55.6,-101 60.6,-110 61.6,-120!'), HALF],
    // where the arm goes into the flank
    [on('71,-99! 63,-96.6 57,-91 52,-82! 58,-85 63,-88 67,-90!'), DEEP],
    // one edge of light from the water to the wrist
    [
      on(
        '94,-196! 84.6,-192 85.6,-183 87,-172 87.4,-161 85.6,-150 82.6,-140.6! 79.4,-130 75.4,-118.6 70.6,-108.6 64.6,-99! 63,-91 61.6,-84 59,-74 55.6,-62 50,-47 41,-24 35,30! 70,30! 108,-130',
      ),
      LIT,
    ],
    [on('-26,-54! -32,-48 -32,-40 -25,-30! -27,-39 -27,-46'), '#dba37e'],
  );
  linesOf(world)(
    [
      '-38,-2 -38,-12 -41,-26 -44,-34',
      '-5,-56 -7,-42 -7,-26',
      '62,-144 66,-142.8 70,-144.4',
      '82,-145 85,-140.6 84,-136',
      '61.4,-128 64.6,-118.6 63.4,-109.6',
      '68.4,-97 62.6,-95 57,-89.6',
    ],
    LINE,
    INK.detail,
  );
}

function neck(world: World): void {
  const fill = (knots: string, colour: string): void =>
    void world.art.fill(world.at(put(closed(knots))), world.tone(colour));
  // the nape, pressed into two creases under the head, which throws its shadow there
  fill('-7,-82! -8,-96 -6,-112 20,-114! 22,-96 14,-84 4,-76', HALF);
  fill('-7,-98! 0,-103 20,-105 21,-94! 12,-89 2,-85 -7,-88', DEEP);
  // the throat, drawn long by the chin that is up; the jaw shades its upper part only
  fill('4,-116! 26,-116 26.6,-110 25.6,-105 26.2,-100! 22,-93 14,-90 6,-95', '#c58a68');
  fill('4,-118! 26,-115 24.6,-110.6! 19,-106 13,-98 8,-86 1,-83', DEEP);
  fill('26,-110! 24.4,-106 23.6,-102.6 24,-98.6! 26.4,-100 25.8,-105 27,-110!', '#e6b085');
  linesOf(world)(
    ['-7,-91 -1,-88 6,-89', '-8,-86 -2,-83.4 4,-84', '20,-107 19,-101 15,-95'],
    LINE,
    INK.detail,
  );
}

function face(world: World): void {
  const on = (knots: string): Path => head(closed(knots));
  cut(
    world,
    head(FACE),
    { ...SKIN, fill: '#d89f78', soft: 0, rimWidth: 1.5 },
    [on('-10,-30! 14,-30 17,-12 17,0 19,8 18,16 20,22 22,32 -10,32!'), '#bd8468'],
    [on('-10,32! -10,10 6,14 10,20 20,26 25,29 20,34!'), DEEP],
    // socket, wing of the nose and what lies under it, under lip
    [on('19,-6! 23,-8 28,-6 26,-3 25,0 21,0.6 18.6,-2'), '#bd8468'],
    [on('27,4! 26,7.6 27.6,10.4 34,10.4 33,8.4 30,8.4 28.4,7.4!'), '#a86a58'],
    [on('25.6,15.4! 28,12.4 31,13 31,16.2!'), '#a85448'],
    [on('25.6,15.6! 31,16.2 31,19 28.4,19.4!'), '#bf6a58'],
    [on('24.6,21! 28,20 28,23 26,22.4!'), '#bd8468'],
  );
  const { art, at, tone } = world;
  art.fill(at(on('23.4,-3.6! 26.6,-3.6 26.2,-0.8 24.4,-0.6!')), tone('#2a1c24'));
  const stroke = (knots: string, width: number): Path =>
    at(head(ribbon(curve(knots), width, { start: 0.4 })));
  art.blot(
    [stroke('18.4,-8.6 22,-11 26.6,-9.6', 1.5), stroke('19.6,-1.6 22.6,-4 26.6,-3.4 28,-5', 1.3)],
    tone('#2a1c24'),
  );
}

/** Wound up wet in a low knot, a lacquer pin through it. */
function hair(world: World): void {
  const { art, at, tone } = world;
  const on = (knots: string): Path => head(closed(knots));
  const lines = linesOf(world);
  art.fill(at(head(ribbon(curve('-43,-5 -28,6'), 3, { start: 1, end: 0.5 }))), tone('#c8483c'));
  cut(world, head(KNOT), { ...LOCKS, soft: 6, rimWidth: 1.2, towards: [0.4, -1] });
  cut(
    world,
    head(HAIR),
    { ...LOCKS, soft: 6, rimWidth: 0 },
    [on('20,-22! 10,-30 -4,-31 -14,-28! -4,-26 4,-20 8,-10 12,-7!'), '#54394a'],
    [on('18,-20! 10,-28 2,-29! 10,-22 13,-14 15,-9!'), '#7a5560'],
  );
  lines(
    [
      '16,-18 0,-22 -14,-14 -22,4',
      '14,-8 2,-12 -10,-4 -18,8',
      '6,2 -4,0 -12,8 -15,14',
      '2,20 -4,14 -10,14 -14,18',
    ],
    '#6b4c5a',
    INK.detail * 1.2,
    head,
  );
  lines(
    ['-14,6 -22,3 -31,8 -33,15', '-14,14 -21,10 -27,13 -26,20', '-15,20 -20,18'],
    '#6b4c5a',
    INK.detail * 1.2,
    head,
  );
  // wisps that came loose
  lines(['-6,23 -4,28 -5,33', '-2,24 1,28 1,31'], '#33242f', INK.detail, head);
  cut(
    world,
    on('6,-3! 11,-5 14,-1 13,5 10,10 6.6,11.6 5,6'),
    { ...SKIN, fill: '#cf9270', soft: 1.6, rimWidth: 1 },
    [on('8,0 11,-2 11.6,2 9.4,6 8,5'), DEEP],
  );
}

function openHand(world: World): void {
  const lines = linesOf(world);
  cut(
    world,
    hand(HAND),
    { ...SKIN, fill: '#d89f78', soft: 0, rimWidth: 0 },
    [hand(closed('72,-195! 88,-189 92,-182 97,-176 97,-160 80,-160!')), HALF],
    [hand(closed('88,-208! 91.4,-204 92,-196 93,-188 90,-182! 86,-188')), HALF],
    [hand(closed('95,-216! 98,-210 97.8,-200 98.4,-190! 95.6,-188')), HALF],
    [hand(closed('101.6,-192! 103,-202 106,-213! 106,-204 104.6,-194 104,-188')), HALF],
    [hand(closed('107,-190! 110,-198 114,-203! 112.4,-196 110,-189 109,-185')), HALF],
    [hand(closed('108,-163! 109,-176 113,-190 117,-202! 124,-180 116,-160')), LIT],
    // the ball of the thumb, and the hollow of the palm's back
    [hand(closed('98,-184! 103,-186 107,-181 106,-173 101,-170 98,-175')), '#e2ae86'],
  );
  lines(
    ['95.6,-190.6 96,-186', '101.6,-191.6 101.8,-186.6', '107,-190.4 106.6,-186', '90,-183.6 92.6,-179'],
    LINE,
    0.8,
    hand,
  );
}

/** Where the pool closes round her. */
export function waterline(art: World['art']): void {
  const on = (knots: string): Path => curve(knots).translate(X, Y);
  art.blot(
    [
      ink(on('-76,8 -54,15 -30,20 -6,23 20,22 40,17 60,9'), 2.6, 1, 0.2),
      ink(on('-36,29 -8,32 20,31 38,27'), 1.7, 2, 0.3),
    ],
    '#c9e2d6',
  );
}
