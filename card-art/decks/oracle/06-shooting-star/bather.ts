import { INK, ink } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import { cut, type World } from './view.ts';

/** Where the water takes the back. */
export const [X, Y] = [208, 706];
/** How much deeper than to the middle of the back. */
const SUNK = 24;

const SKIN = { fill: '#c98a66', shade: '#7d5352', rim: '#ffd9a0' } as const;
const LOCKS = { fill: '#3b2a35', shade: '#20182a', rim: '#8a6c74' } as const;
const LINE = '#4a2a34';
const LASH = '#2a1f2a';

/** The back's own box is a little broader than the back. */
const put = (path: Path): Path => path.scale(0.89, 1).translate(X, Y + SUNK);

/** From behind its left shoulder blade; the right shoulder is the nearer one, the throat is seen past it. */
const BACK = closed(
  '-103,-10! -103,-16 -99,-38 -87,-55 -67,-67 -46,-76 -32,-90 -28,-116! 22,-126! 31,-112 33,-101 37,-88 45,-75 58,-66 75,-53 87,-34 92,-14 91,-10! 40,-3 -40,-3',
);

/** The head upright, looking right, the middle of the skull at 0,0; flung back about the top of the spine. */
const TILT = -50;
const head = (path: Path): Path => path.rotate(TILT, -6, 36).translate(X + 7, Y + SUNK - 150);
const FACE = closed(
  '14,-48! 30,-38 37,-26 40,-14! 37,-7 40,0 47,10 53.6,18.4! 53,22.4 49,24.6 44,25! 43.6,28 47,30.6 47.6,33! 44,35 38,35.4! 38,38.4 43.6,40 44.4,43! 41,46 39,48 41.6,53 40,58 34,61! 22,58 8,50 -4,44 -12,36 -30,32 -40,0 -20,-40',
);
const HAIR = closed(
  '-27,-189! -45,-194 -68,-184 -85,-156 -90,-124 -87,-96 -92,-76 -88,-50! -82,-66 -78,-76! -80,-54 -70,-30! -60,-48 -56,-72! -55,-60 -51,-52! -48,-64 -47,-74! -44,-52 -33,-38! -28,-60 -27,-84! -22,-96 -21,-108 -27,-120 -24,-134! -18,-146 -26,-156 -33,-170 -29,-181',
);

/** In to the shoulders, from behind; the head has gone back and the mouth open before there was time to think. */
export function bather(world: World): void {
  const { art, at, tone, clear } = world;
  const fill = (path: Path, colour: string): void => void art.fill(at(path), tone(colour));
  const lines = (all: readonly string[], colour: string, weight: number, where = put): void => {
    if (!clear) return;
    art.blot(
      all.map((line, i) => ink(where(curve(line)), weight, i, 0.15)),
      colour,
    );
  };
  cut(
    world,
    put(BACK),
    { ...SKIN, soft: 10, rimWidth: 2.4 },
    // what looks away from the lantern, up to the edge of the far shoulder blade
    [
      put(closed('-120,30! -120,-70 -84,-76 -40,-88! -44,-70 -58,-52 -52,-34 -38,-20 -44,-2 -56,30!')),
      '#80554f',
    ],
    [put(closed('-120,30! -120,-60 -96,-58 -82,-40 -84,-12 -74,30!')), '#62444c'],
    // the furrow, the hollow under the near blade, the nape below the towel
    [
      put(closed('-34,-96! 0,-100 6,-84! -6,-72 -14,-48 -15,-16 -11,30! -24,30! -24,-14 -22,-46 -30,-70')),
      '#8f5f54',
    ],
    [put(closed('36,-46 28,-30 25,-12 28,20! 12,20! 12,-12 20,-32 30,-44')), '#a9705a'],
    [put(closed('40,-78! 66,-60 84,-40 92,-14 92,30! 76,30! 76,-6 66,-32 48,-50')), '#e0a678'],
    [put(closed('6,-124! 26,-116 28,-102 22,-88 34,-78 20,-70 0,-78 -10,-100')), '#80554f'],
  );
  lines(
    [
      '-18,-70 -18,-46 -20,-26 -18,-8',
      '37,-46 30,-34 27,-20',
      '66,-10 63,-22 68,-36',
      '-74,-10 -72,-20 -77,-32',
    ],
    LINE,
    INK.form,
  );
  lines(['-14,-92 -4,-84 8,-82', '28,-112 25,-100 28,-90'], LINE, INK.detail);
  face(world, fill, lines);
  hair(world, lines);
}

type Fill = (path: Path, colour: string) => void;
type Lines = (all: readonly string[], colour: string, weight: number, where?: (path: Path) => Path) => void;

function face(world: World, fill: Fill, lines: Lines): void {
  const on = (knots: string): Path => head(closed(knots));
  cut(
    world,
    head(FACE),
    { ...SKIN, soft: 5, rimWidth: 2 },
    // the side that we see looks away from the lantern
    [on('-44,-30! 8,-50 22,-36 24,-20 20,-8 24,4 32,14 30,24 28,34 30,44 30,52 26,64 -50,60!'), '#a86f58'],
    [on('-44,-30! -2,-30 4,-4 8,14 4,30 6,44 14,56 0,66 -50,60!'), '#8a5c52'],
    [on('37,-10! 30,-12 23,-9 22,-2! 30,2 37,-3!'), '#8a5c52'],
    [on('53.4,19.4! 52,23 47,25 43,23! 47,20.4'), '#94604e'],
    [on('38,44! 33,46 35,50 40,49!'), '#a86f58'],
  );
  // an eye that is full of it
  fill(on('37,-4! 33,-8.4 27,-8 23,-3! 28,0.6 34,0.6'), '#f6e6cc');
  fill(head(ellipse(33, -5, 3, 3.8)), '#2a1820');
  fill(head(ellipse(34, -6.6, 1, 1)), '#fffdf0');
  fill(head(ribbon(curve('38.6,-3.6 33,-9 27,-8.6 21,-3'), 1.9, { start: 0.5, end: 0.2 })), LASH);
  fill(head(ribbon(curve('39,-16 34,-19.4 28,-19 22,-15.6'), 2, { start: 0.6, end: 0.1 })), '#4a2f30');
  // lips and the dark between them
  fill(on('44,35.2! 38,35.6 32,33.6 28,35! 32,38.4 38,39 42,39.6!'), '#4a1a26');
  fill(on('43.4,28.4! 47.4,31 47.8,33.2 44,35.4! 38,35.2 32,33! 38,30.6'), '#a86656');
  fill(on('31,37.6! 38,38.4 43.8,39.8 44.8,42.8! 40,44.8 34,42.4'), '#b87660');
  lines(['49,22.6 46,20.6 45.6,17'], LINE, INK.detail, head);
  // the ear below the towel
  cut(world, on('-14,2! -6,0 0,6 -1,15 -7,22 -12,20!'), { ...SKIN, fill: '#b87a5c', soft: 2.4, rimWidth: 1 });
  // where jaw and neck meet, the head's own shadow
  fill(closed('-30,-92 -14,-95 2,-90 8,-82 0,-70 -14,-64 -28,-70').translate(X, Y), '#8a5c52');
  lines(['-9,5 -4,8 -5,14 -9,17'], LINE, INK.detail, head);
}

/** Wet, combed back by the water; it hangs straight down from the head that has gone back. */
function hair(world: World, lines: Lines): void {
  const at = (path: Path): Path => path.translate(X, Y + SUNK);
  cut(world, at(HAIR), { ...LOCKS, soft: 9, rimWidth: 1.6, towards: [0.5, -1] });
  lines(
    [
      '-34,-186 -54,-176 -68,-150 -72,-116 -70,-78 -74,-58',
      '-34,-178 -52,-164 -60,-138 -60,-100 -58,-72 -62,-52',
      '-32,-168 -46,-152 -50,-126 -46,-92 -46,-64 -48,-46',
      '-30,-156 -40,-140 -40,-116 -36,-92 -36,-70',
    ],
    '#6b4f5c',
    INK.form,
    at,
  );
  lines(
    ['-48,-184 -66,-168 -77,-140', '-44,-172 -58,-152 -65,-126', '-38,-160 -48,-142'],
    '#b08a86',
    INK.contour,
    at,
  );
}

/** Where the pool closes round her. */
export function waterline(art: World['art']): void {
  const on = (knots: string): Path => curve(knots).scale(0.89, 1).translate(X, Y);
  art.blot(
    [
      ink(on('-122,6 -104,12 -70,17 -30,20 20,20 64,17 92,12 112,6'), 3.4, 1, 0.2),
      ink(on('-60,25 -20,29 30,28 66,24'), 2, 2, 0.3),
    ],
    '#c9e2d6',
  );
}
