import {
  type Art,
  ellipse,
  LINE,
  type Local,
  line,
  local,
  type Path,
  type Point,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  svgPath,
} from '../pen/index.ts';
import { sparkle, starPath } from '../sky/star.ts';

/** Metal from lit to dark; engraving on it. */
const [BRIGHT, GOLD, OLD, DARK] = ['#fffaf0', '#f3dba8', '#b98a5c', '#6a4450'] as const;
const BROWN = '#7a4a3a';

/** Folds of the right curtain above and below its cord: path, width. */
const FOLDS = [
  ['M60 246C84 312 110 376 140 428', 2.4],
  ['M88 246C106 312 124 374 145 428', 2.2],
  ['M118 246C130 312 138 372 150 428', 2.2],
  ['M144 246C152 312 152 372 154 428', 2],
  ['M138 436C144 480 134 524 128 564', 2.2],
  ['M146 436C152 480 148 524 146 564', 2],
  ['M154 436C160 480 160 524 158 564', 2],
] as const;

/** Woven stars inside a shape in card coordinates, never crowded, three kinds in turns. */
function wovenStars(art: Art, shape: Path, count: number, seed: string, size: number): void {
  const [left, top, right, foot] = shape.bounds();
  const chance = random(seed);
  const placed: Point[] = [];
  art.clip(shape, () => {
    for (let i = 0; i < count * 8 && placed.length < count; i++) {
      const x = chance.between(left, right);
      const y = chance.between(top, foot);
      if (placed.some(([px, py]) => Math.hypot(px - x, py - y) < 15 * size)) continue;
      placed.push([x, y]);
      const kind = placed.length % 4;
      if (kind === 0) art.blot(starPath(x, y, 6, 6 * size, 2.7 * size), '#fff1cf');
      else if (kind === 1) art.blot(sparkle(x, y, 6 * size));
      else art.blot(ellipse(x, y, 1.1 * size), art.palette.pale, 0.9);
    }
  });
}

/** A ringed post with a twisted engraving, lit from the middle of the canopy. */
function post(box: Local, x: number, top: number, foot: number, half: number): void {
  const tones =
    x < 0 ? ramp(0, DARK, 0.6, GOLD, 0.8, BRIGHT, 1, OLD) : ramp(0, OLD, 0.2, BRIGHT, 0.4, GOLD, 1, DARK);
  const metal = box.linear(x - half, 0, x + half, 0, tones);
  box.solid(roundRect(x - half, top, half * 2, foot - top), metal);
  for (let y = top + 34; y <= foot - 26; y += 60) {
    box.solid(roundRect(x - half - 3, y, half * 2 + 6, 8, 3), metal, LINE.fine + 0.3);
  }
  const twist = range(Math.floor((foot - top) / 10), (i) =>
    line(x - half, top + i * 10 + 6, x + half, top + i * 10),
  );
  box.line(twist, LINE.hair, '#8a5a44', 0.8);
}

/** A curtain, full at the top, gathered by a tasselled cord, with its rose lining turned out. */
function curtain(half: Local, seed: string): void {
  const cloth = svgPath(
    'M38 244C62 300 92 372 132 428C136 470 124 520 112 566L168 566',
    'C172 520 168 470 158 428C166 366 168 300 166 244Z',
  );
  const night = ramp(0, '#6f62b4', 0.4, '#3a2f7c', 0.8, '#1d1648', 1, '#120d30');
  half.solid(cloth, half.linear(40, 250, 176, 520, night), LINE.bold * 0.8);
  wovenStars(half.art, half.place(cloth), 24, seed, 1);
  for (const [data, width] of FOLDS) {
    half.blot(ribbon(svgPath(data), width, { start: 0.9, end: 0.3, samples: 12 }), 'gold', 0.85);
  }
  const lining = half.linear(40, 250, 132, 428, ramp(0, '#f6c0b4', 0.5, '#c9647a', 1, '#6a1f4a'));
  half.solid(svgPath('M38 244C62 300 92 372 132 428C118 398 80 320 58 244Z'), lining, LINE.fine + 0.3);
}

function cordAndTassel(half: Local): void {
  half.solid(svgPath('M126 422C138 430 154 430 168 422L168 434C154 442 138 442 126 434Z'), GOLD);
  half.solid(svgPath('M132 436C128 448 126 460 126 476H142C142 460 140 448 136 436Z'), OLD, LINE.fine);
  half.line(
    range(4, (i) => line(130 + i * 3, 446, 128 + i * 4, 474)),
    LINE.hair,
    '#6f3f50',
  );
}

/** The domed roof of night cloth with its seams. */
function roof(box: Local): void {
  const dome = svgPath(
    'M-184 238C-168 190 -110 176 -62 158C-34 148 -14 138 0 122',
    'C14 138 34 148 62 158C110 176 168 190 184 238Z',
  );
  box.solid(dome, box.radial(0, 250, 210, ramp(0, '#8f7cc8', 0.4, '#4a3c90', 1, '#181242')), LINE.bold);
  wovenStars(box.art, box.place(dome), 40, 'roof', 1.1);
  const seams = svgPath(
    'M0 126C-6 160 -8 200 -8 236M-2 130C-40 166 -72 200 -84 236M2 130C40 166 72 200 84 236',
    'M-62 158C-110 184 -138 210 -146 236M62 158C110 184 138 210 146 236',
  );
  box.line(seams, LINE.fine, 'gold', 0.7);
}

/** Scallops in two colours with pearls and stars, the rail above them, the finial. */
function valance(box: Local): void {
  const width = 372 / 9;
  const rose = box.linear(0, 236, 0, 282, ramp(0, '#e58aa0', 1, '#6a1f4a'));
  const night = box.linear(0, 236, 0, 282, ramp(0, '#5a4ca4', 1, '#1d1648'));
  const [a, b] = [-width / 2, width / 2];
  for (let i = 0; i < 9; i++) {
    const middle = -186 + (i + 0.5) * width;
    const scallop = svgPath(`M${a} 236H${b}V252C${b} 270 8 274 0 282C-8 274 ${a} 270 ${a} 252Z`);
    box.solid(scallop.translate(middle, 0), i % 2 ? rose : night);
    box.blot(i % 2 ? ellipse(middle, 258, 2.6) : starPath(middle, 257, 6, 8, 3.6), '#fff1cf');
    const hem = svgPath(`M${a + 4} 250C${a + 4} 264 -7 268 0 275C7 268 ${b - 4} 264 ${b - 4} 250`);
    box.line(hem.translate(middle, 0), LINE.hair);
    box.blot(ellipse(middle, 286, 3));
  }
  const metal = box.linear(-190, 0, 190, 0, ramp(0, DARK, 0.3, GOLD, 0.5, BRIGHT, 0.7, GOLD, 1, DARK));
  box.solid(roundRect(-190, 228, 380, 11, 3), metal);
  box.blot(
    range(19, (i) => ellipse(-180 + i * 20, 233.5, 1.7)),
    BROWN,
  );
  box.solid(svgPath('M-12 126C-8 116 8 116 12 126C8 132 -8 132 -12 126Z'), GOLD);
  box.solid(ellipse(0, 110, 8), BRIGHT);
}

/**
 * A starry baldachin seen from the front: four posts, domed roof, valance, curtains tied back.
 * (x, y) lies on its axis; from y = 102 (finial) to 574 (feet), 380 wide.
 */
export function starryCanopy(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const lining = box.linear(0, 214, 0, 246, ramp(0, '#2a1238', 1, '#8a3f62'));
  box.solid(svgPath('M-134 246C-80 214 80 214 134 246Z'), lining);
  post(box, -104, 244, 560, 4);
  post(box, 104, 244, 560, 4);
  for (const side of [-1, 1]) {
    const half = local(art, x, y, scale, { mirror: side < 0 });
    curtain(half, `curtain${side}`);
    post(box, side * 152, 236, 574, 7);
    cordAndTassel(half);
  }
  roof(box);
  valance(box);
}
