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
 * Turned away and a little to the right, the furrow of the back left of the middle. The arm is up, bent out at the
 * elbow: its shoulder has come to the ear, and the blade below has turned its point out into the flank.
 */
const BACK = closed(
  '-51,-5! -52.6,-14 -52,-28 -50,-41 -44,-52 -33,-60 -19,-67 -10,-76 -7,-104! 20,-106! 24,-104 30,-108 37,-114 46,-119.6 55,-124.6 65,-132 74,-139.6 79,-145.6! 81.6,-150 82,-156 81.4,-164 81.6,-172 82.6,-182 83.4,-192 83.4,-203! 95,-205! 97.6,-196 102,-186 106.6,-176 110.4,-166 112,-157 112.6,-149.6 110.6,-142.6 105.6,-136.6! 98,-128.6 90.6,-119 83,-109 76,-100 70.4,-92.6! 70.6,-84 69,-72 65,-59 58.4,-46 51.6,-31 45.6,-15 42,-3! 20,2 -6,3 -30,0',
);
/** Wide open. */
const HAND = closed(
  '95,-163! 93.6,-169 89.4,-173 84.6,-177 80.4,-182.6! 77.6,-187 76.6,-191 78.4,-193 81.4,-191.4 85,-186.8 89.6,-184.4! 90,-190 89.4,-197 89,-204 90.2,-207.2 92.4,-206.6 93.4,-203 94.4,-195 95.6,-190.6! 95.8,-198 95.8,-206 96.2,-213 98,-215.6 100.2,-214.4 100.8,-210 101,-200 101.6,-191.6! 102.6,-198 103.8,-205 105.2,-211 107.2,-212.8 109,-211 108.8,-206 107.6,-198 107,-190.4! 109,-194.6 111.4,-199.6 113.8,-202.4 115.8,-201 115.4,-196 113.4,-188 111.6,-179.6 109.4,-172 105.8,-168 105.4,-163!',
);

const hand = (path: Path): Path =>
  put(path.translate(-100.5, 164).scale(0.95, 1).rotate(3).translate(89.2, -203));

/** The head upright, seen from behind its right ear, the middle of the skull at 0,0; laid back upon the nape. */
const TILT = -38;
const head = (path: Path): Path =>
  path
    .scale(1.12, 1.12)
    .rotate(TILT, 2, 24)
    .translate(X - 1, Y + SUNK - 134);
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
    // the furrow
    [on('1,-84! 3,-72 -1,-58 -4,-42 -4,-24 -1,-8 3,30! -10,30! -10,-8 -10,-26 -9,-44 -6,-62 -4,-76'), HALF],
    // the blade that the lifted arm has turned: its inner edge runs out to the flank, where its point pushes the skin
    [on('22,-92! 17,-80 18,-68 24,-56 34,-45 50,-34! 40,-33 26,-40 15,-51 9,-64 8,-78 13,-90'), HALF],
    [on('30,-88! 25,-78 27,-67 34,-57 44,-49 53,-46! 60,-55 62.6,-67 59.6,-78 51,-86 40,-90'), '#dba37e'],
    [on('50,-40! 56,-46 63,-58! 61,-46 54,-32!'), HALF],
    // the arm's inner side, which the lantern does not reach: from the shoulder over the crook to the wrist
    [
      on(
        '20,-104! 30,-118 60,-142 80,-158 78,-206 88,-206! 87.6,-190 87,-174 87.4,-162 86,-151 80,-141 70,-131 60,-123 50,-117 40,-110 31,-101!',
      ),
      HALF,
    ],
    [on('76,-140! 82,-150 82,-160! 87.6,-158 88.6,-150.6 84,-143!'), DEEP],
    // the cap of the shoulder, drawn up to the ear, runs out into the middle of the arm
    [on('38,-104! 47,-112.6 57,-117.6 68,-122.6 77,-128! 74,-118 67,-108.6 58,-101.6 48,-97.6!'), '#e0a882'],
    [
      on(
        '78,-129! 75.6,-117 68.6,-106.6 59,-99 47,-94.6 34,-93! 47,-98.6 57.6,-103 66.6,-110.6 72.6,-118.6!',
      ),
      HALF,
    ],
    // the elbow's point and the hollow beside it
    [on('92,-148! 96,-154 102,-154.6 105,-150! 101,-149 97.6,-145.6 96,-141! 92.6,-143!'), HALF],
    // where the arm goes into the flank
    [on('73,-97! 66,-93.6 60,-88 55.6,-80! 62,-83.6 67,-86 71.6,-87!'), DEEP],
    // one edge of light from the water to the wrist
    [
      on(
        '100,-206! 91,-203 93,-194 97,-184 101.6,-174.6 105,-165.6 106.4,-157 106.6,-150 104.4,-144.4 100.4,-139.4! 93,-130.6 85.6,-121 78,-111 71.6,-102.6 66.6,-95! 66,-84 64.4,-72 60.4,-59.6 54,-47 41.6,-24 35,30! 70,30! 120,-130',
      ),
      LIT,
    ],
    [on('-26,-54! -32,-48 -32,-40 -25,-30! -27,-39 -27,-46'), '#dba37e'],
  );
  linesOf(world)(
    [
      '-38,-2 -38,-12 -41,-26 -44,-34',
      '-5,-56 -7,-42 -7,-26',
      '79.6,-146.6 83.6,-145.6 87.6,-147.6',
      '97,-142 101.6,-143.6 105,-147.6 105.6,-152.6',
      '74,-121 70.4,-112.6 63.6,-105.6',
      '70.6,-94 64.6,-91.6 58.6,-85.6',
      '40,-46 48,-40 54,-38',
    ],
    LINE,
    INK.detail,
  );
}

function neck(world: World): void {
  const fill = (knots: string, colour: string): void =>
    void world.art.fill(world.at(put(closed(knots))), world.tone(colour));
  // the nape, pressed into two creases under the head, which throws its shadow there
  fill('-9,-80! -11,-100 -9,-120 20,-122! 24,-100 14,-84 4,-76', HALF);
  fill('-10,-106! -2,-111 20,-113 22,-99! 12,-92 2,-88 -9,-92', DEEP);
  // the throat, drawn long by the chin that is up; the jaw shades its upper part only
  fill('2,-124! 24,-126 24.6,-118 23.6,-111 25.6,-102! 21,-94 13,-91 5,-97', '#c58a68');
  fill('2,-126! 24,-124 23,-118! 17,-112 11,-102 6,-88 0,-84', DEEP);
  fill('24.6,-118! 22.8,-112 22,-107 22.6,-100! 26,-101 24.6,-108 25.6,-118!', '#e6b085');
  linesOf(world)(
    ['-9,-94 -3,-91 5,-92', '-9,-88 -3,-85.4 4,-86', '18,-115 17,-106 13,-97'],
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
