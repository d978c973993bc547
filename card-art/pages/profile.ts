import { definePicture, idOf } from '../define.ts';
import { grade, velvet } from '../kit/grade/grade.ts';
import { palettes } from '../kit/grade/palettes.ts';
import { mountains } from '../kit/land/mountains.ts';
import {
  Art,
  LINE,
  lerp,
  line,
  type Path,
  type Point,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  svgPath,
} from '../kit/pen/index.ts';
import { horned } from '../kit/sky/moon.ts';
import { starPath } from '../kit/sky/star.ts';
import { starField } from '../kit/sky/star-field.ts';
import { chamberstick } from './profile/chamberstick.ts';

const NAME = 'profile';
const [WIDTH, HEIGHT] = [520, 650];
/** The desk's far edge. */
const DESK = 452;
/** The candle's foot. */
const [CANDLE_X, CANDLE_Y] = [372, 512];

function wall(art: Art): void {
  art.fill(
    roundRect(0, 0, WIDTH, HEIGHT),
    art.linear(0, 0, 0, DESK, ramp(0, '#131036', 0.6, '#251a52', 1, '#3a2460')),
  );
  art.glow(CANDLE_X, 320, 360, art.palette.rose, 0.34);
}

/** An arched window: crescent, stars, the line of the hills. */
function nightWindow(art: Art): void {
  const [left, right, foot, spring] = [46, 270, 364, 184];
  const middle = (left + right) / 2;
  const opening = svgPath(`M${left} ${foot}V${spring}A112 112 0 0 1 ${right} ${spring}V${foot}Z`);
  const night = ramp(0, '#0a0a26', 0.5, '#1f1a54', 0.82, '#4a3576', 1, '#7d4f7e');
  art.fill(opening, art.linear(0, 72, 0, foot, night));
  const [moonX, moonY] = [116, 166];
  art.clip(opening, () => {
    art.glow(moonX, moonY, 120, art.palette.glow, 0.3);
    const nearMoonOrBar = (x: number, y: number): boolean =>
      Math.hypot(x - moonX, y - moonY) < 54 || Math.abs(x - middle) < 7 || Math.abs(y - 234) < 7;
    starField(art, 80, { x0: left + 8, x1: right - 8, y0: 80, y1: 310, pow: 1.1, avoid: nearMoonOrBar });
    art.fill(horned(moonX, moonY, 32, 27, 12, -20));
    const hills = points('30,330 76,308 116,322 166,298 212,320 280,302');
    mountains(art, 30, 280, 372, hills, { seed: 4, top: '#43306a', bottom: '#241a4c', lineWidth: LINE.fine });
  });
  art.line(opening, LINE.bold);
  art.line(
    svgPath(`M${left - 10} ${foot}V${spring}A122 122 0 0 1 ${right + 10} ${spring}V${foot}`),
    LINE.fine,
  );
  art.line([line(middle, 72, middle, foot), line(left, 234, right, 234)], LINE.mid);
  art.solid(roundRect(left - 22, foot, right - left + 44, 14, 2), '#2b1d4e', LINE.mid); // sill
}

/** The desk's top with its grain, and the light on it. */
function desk(art: Art): void {
  const wood = art.linear(0, DESK, 0, HEIGHT, ramp(0, '#6a4058', 0.3, '#4a2c50', 1, '#1d1338'));
  art.fill(roundRect(0, DESK, WIDTH, HEIGHT - DESK), wood);
  art.glow(CANDLE_X, CANDLE_Y + 4, 300, '#ffcf94', 0.5, 0.36);
  art.line(line(0, DESK, WIDTH, DESK), LINE.mid);
  const chance = random('desk');
  const grain = range(22, (i) => {
    const y = DESK + 12 + i * 8.6;
    const left = chance.between(-40, 380);
    const length = chance.between(80, 260);
    return ribbon(line(left, y, left + length, y + chance.between(-1, 1)), 1.3, { samples: 5 });
  });
  art.blot(grain, 'gold', 0.3);
}

/** Corners of a card that lies on the desk: the point at (u, v), each 0 … 1. */
type Corners = readonly [Point, Point, Point, Point];
const onCard =
  ([a, b, c, d]: Corners) =>
  (u: number, v: number): Point => [
    lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), v),
    lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v),
  ];

const STACK: Corners = [
  [66, 536],
  [246, 604],
  [338, 548],
  [170, 496],
];
const THICKNESS = 30;

/** A pile of cards face down: its two near sides, then the uppermost back. */
function cards(art: Art): void {
  const [a, b, c] = STACK;
  art.glow(196, 594, 190, '#0a0620', 0.75, 0.34);
  const down = ([x, y]: Point, by: number): Point => [x, y + by];
  const near = art.linear(a[0], 0, b[0], 0, ramp(0, '#b98a86', 1, '#f1d3b8'));
  art.solid(polygon([a, b, down(b, THICKNESS), down(a, THICKNESS)]), near, LINE.mid);
  art.solid(polygon([b, c, down(c, THICKNESS), down(b, THICKNESS)]), '#fbe4c6', LINE.mid);
  const edges = range(10, (i) => {
    const by = ((i + 1) / 11) * THICKNESS;
    return [line(...down(a, by), ...down(b, by)), line(...down(b, by), ...down(c, by))];
  });
  art.line(edges, LINE.hair, '#7a5060', 0.8);
  back(art, onCard(STACK));
}

/** A back in perspective: border, net, a star between two crescents (in an almond it would be an eye). */
function back(art: Art, at: (u: number, v: number) => Point): void {
  const place = (path: Path): Path => path.map(at);
  const inset = (m: number, n: number): Path =>
    polygon([at(m, n), at(1 - m, n), at(1 - m, 1 - n), at(m, 1 - n)]);
  art.solid(inset(0, 0), art.linear(120, 600, 300, 500, ramp(0, '#1a1448', 1, '#3d2c6e')), LINE.bold);
  art.line(inset(0.04, 0.06), LINE.fine);
  art.solid(inset(0.075, 0.12), '#221a52', LINE.mid);
  const net = range(9, (i) => {
    const u = 0.075 + (i - 2) * 0.17;
    return [line(...at(u, 0.12), ...at(u + 0.34, 0.88)), line(...at(u + 0.34, 0.12), ...at(u, 0.88))];
  });
  art.clip(inset(0.075, 0.12), () => void art.line(net, LINE.hair, 'gold', 0.5));
  const lozenge = polygon([at(0.2, 0.5), at(0.5, 0.17), at(0.8, 0.5), at(0.5, 0.83)]);
  art.solid(lozenge, '#3a2c72', LINE.mid);
  art.line(polygon([at(0.24, 0.5), at(0.5, 0.22), at(0.76, 0.5), at(0.5, 0.78)]), LINE.hair);
  art.blot(place(starPath(0, 0, 8, 1, 0.3).scale(0.11, 0.19).translate(0.5, 0.5)));
  for (const side of [-1, 1]) {
    const crescent = horned(0, 0, 1, 0.84, 0.4, side < 0 ? 180 : 0).scale(0.032, 0.058);
    art.fill(place(crescent.translate(0.5 + side * 0.19, 0.5)));
  }
}

/** One light on a desk at night, a crescent in the window, cards face down. */
export const picture = definePicture({
  name: NAME,
  width: WIDTH,
  height: HEIGHT,
  format: { kind: 'photo', widths: [520, 1040], fallback: 520 },
  draw() {
    const light: Point = [CANDLE_X, CANDLE_Y - 170];
    const art = new Art({
      id: idOf(NAME),
      width: WIDTH,
      height: HEIGHT,
      palette: palettes.tarot,
      light,
      reach: 460,
    });
    wall(art);
    nightWindow(art);
    desk(art);
    cards(art);
    art.glow(CANDLE_X, CANDLE_Y + 6, 110, '#150d2c', 0.7, 0.2);
    chamberstick(art, CANDLE_X, CANDLE_Y, 0.82);
    return grade(art.toSvg(), velvet(0.72, 10));
  },
});
