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
/** Shorter than it is: it reaches away from us. */
const lifted = (path: Path): Path => put(path.scale(0.93, 0.94).translate(1, -3));

/** Turned away and a little to the right: the right shoulder is the nearer one, the furrow of the back lies left of the middle. */
const BACK = closed(
  '-51,-5! -52.6,-14 -52,-28 -50,-41 -44,-52 -33,-60 -19,-67 -10,-76 -7,-96! 19,-100! 21,-88 30,-81 46,-78! 60,-60 51,-46 46,-32 42,-16 40,-3! 20,2 -6,3 -30,0',
);
/** Up at once, bent at the elbow; a hand wide open. */
const UPPER_ARM = closed(
  '22,-76 34,-84 48,-87 60,-93 72,-104 82,-117! 92,-120 103,-112! 107,-104 103,-96! 92,-82 80,-68 66,-54 54,-42 44,-44 30,-56',
);
const FOREARM = closed(
  '82,-117! 84,-129 89,-145 94,-160 94.6,-168! 106,-170! 106.6,-158 108,-142 108.6,-124 107,-110 103,-98! 94,-98 84,-108',
);
const HAND = closed(
  '95,-163! 93.6,-169 89.4,-173 84.6,-177 80.4,-182.6! 77.6,-187 76.6,-191 78.4,-193 81.4,-191.4 85,-186.8 89.6,-184.4! 90,-190 89.4,-197 89,-204 90.2,-207.2 92.4,-206.6 93.4,-203 94.4,-195 95.6,-190.6! 95.8,-198 95.8,-206 96.2,-213 98,-215.6 100.2,-214.4 100.8,-210 101,-200 101.6,-191.6! 102.6,-198 103.8,-205 105.2,-211 107.2,-212.8 109,-211 108.8,-206 107.6,-198 107,-190.4! 109,-194.6 111.4,-199.6 113.8,-202.4 115.8,-201 115.4,-196 113.4,-188 111.6,-179.6 109.4,-172 105.8,-168 105.4,-163!',
);

/** Upper arm and forearm alike, as they are seen from behind: the one runs away from us. */
const upper = (path: Path): Path => lifted(path.translate(-40, 66).scale(0.84, 0.84).translate(40, -66));
const fore = (path: Path): Path => lifted(path.translate(-8.6, 7.4));
const hand = (path: Path): Path =>
  fore(path.translate(-101, 164).scale(1, 1.04).rotate(9).translate(101, -164));

/** The head upright, seen from behind its right ear, the middle of the skull at 0,0; laid back upon the nape. */
const TILT = -20;
const head = (path: Path): Path =>
  path
    .scale(1.12, 1.12)
    .rotate(TILT, 2, 24)
    .translate(X + 4, Y + SUNK - 121);
const FACE = closed(
  '8,-24! 20,-20 24.4,-12 25,-7 24.6,-3 26.2,1 27,6 25.8,11.6 22.8,16.4 21.4,19.6 20.8,22.6 18,25 13,24.6 7,21 0,22 -4,0!',
);
const HAIR = closed(
  '21,-20! 17,-27 6,-31 -8,-30 -20,-24 -27,-13 -28,0 -24,11 -18,19 -10,24! -5,21 -3,24! 1,18 4,15 6,9! 7,0 10,-5 16,-6 17,-12!',
);
const KNOT = closed('-22,2 -14,6 -9,15 -10,25 -17,32 -27,33 -36,27 -39,17 -35,7 -28,2');

/** In to the shoulder blades, from behind: the hand has gone up before there was time to think. */
export function bather(world: World): void {
  back(world);
  neck(world);
  face(world);
  hair(world);
  arm(world);
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
    // the furrow, and the blade that the lifted arm has turned outwards
    [on('1,-84! 3,-72 -1,-58 -4,-42 -4,-24 -1,-8 3,30! -10,30! -10,-8 -10,-26 -9,-44 -6,-62 -4,-76'), HALF],
    [on('40,-66! 29,-62 21,-52 18,-40 20,-29 28,-22! 25,-32 26,-42 31,-54'), HALF],
    [on('66,-56! 52,-46 42,-38 35,-20 31,30! 70,30!'), LIT],
    [on('-26,-54! -32,-48 -32,-40 -25,-30! -27,-39 -27,-46'), '#dba37e'],
  );
  linesOf(world)(['-38,-2 -38,-12 -41,-26 -44,-34', '-5,-56 -7,-42 -7,-26'], LINE, INK.detail);
}

function neck(world: World): void {
  const fill = (knots: string, colour: string): void =>
    void world.art.fill(world.at(put(closed(knots))), world.tone(colour));
  // the head's own shadow upon the nape
  fill('-8,-92! 0,-98 19,-100 20.6,-90! 14,-84 4,-77 -8,-79', DEEP);
  fill('14,-98! 19,-100 21,-89 28,-82! 19,-83 15,-90', '#c58a68');
}

function face(world: World): void {
  const on = (knots: string): Path => head(closed(knots));
  cut(
    world,
    head(FACE),
    { ...SKIN, fill: '#d89f78', soft: 0, rimWidth: 1.5 },
    [on('-10,-30! 14,-30 17,-10 16,4 18,14 14,22 16,30 -10,30!'), '#bd8468'],
    [on('-10,30! -10,10 6,14 10,20 20,27 14,30!'), DEEP],
  );
  const { art, at, tone } = world;
  // of the eye only the lashes
  art.fill(
    at(head(ribbon(curve('24,-3.4 26,-4.4 27.4,-6.2'), 1.1, { start: 1, end: 0.2 }))),
    tone('#2a1c24'),
  );
}

/** Wound up wet in a low knot, a lacquer pin through it. */
function hair(world: World): void {
  const { art, at, tone } = world;
  const on = (knots: string): Path => head(closed(knots));
  const lines = linesOf(world);
  art.fill(at(head(ribbon(curve('-43,-1 -28,11'), 3, { start: 1, end: 0.5 }))), tone('#c8483c'));
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
    ['-12,12 -22,8 -32,14 -34,22', '-12,20 -20,16 -27,20 -26,27', '-14,27 -20,24'],
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

function arm(world: World): void {
  const onFore = (knots: string): Path => fore(closed(knots));
  const onUpper = (knots: string): Path => upper(closed(knots));
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
  cut(
    world,
    fore(FOREARM),
    { ...SKIN, soft: 0, rimWidth: 0 },
    [onFore('78,-112! 82,-134 94,-170 98,-170! 95,-152 92,-136 92,-120 98,-104 90,-94'), HALF],
    [onFore('106,-172! 106,-156 106,-138 105,-120 106,-100! 116,-100 116,-150'), LIT],
  );
  cut(
    world,
    upper(UPPER_ARM),
    { ...SKIN, soft: 0, rimWidth: 0 },
    // under the arm
    [onUpper('104,-95! 94,-93 82,-80 70,-67 60,-56 52,-46! 52,-36 60,-40 90,-70'), HALF],
    [onUpper('108,-114! 105,-108 101,-101 101,-94! 112,-96 112,-106'), LIT],
    [onUpper('40,-86! 50,-82 62,-88 74,-100 82,-114! 70,-108 56,-96'), LIT],
  );
  lines(['83,-118 87,-115 92,-115'], LINE, INK.detail, upper);
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
