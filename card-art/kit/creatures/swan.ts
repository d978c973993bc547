import {
  type Art,
  LINE,
  lerp,
  local,
  type Paint,
  points,
  polar,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { petal, petalVeins } from '../plants/petal.ts';

const BODY = spline(
  points(
    '298,514! 288,517 276,511 262,495 244,488 228,498 219,524 226,564 248,606 276,640 292,676 282,714',
    '240,740 172,745 112,718 60,648! 112,646 164,636 202,620 186,578 173,528 177,480 202,448 238,438',
    '268,452 285,476 292,494',
  ),
  true,
);
const BREAST = svgPath(
  'M232 728C258 716 276 700 284 680M214 736C250 728 276 712 286 692M252 640C264 656 270 672 268 690',
  'M240 646C252 660 258 676 256 694M228 650C240 664 246 680 244 698',
);
const BEAK = svgPath('M281 490C288 496 295 504 298.5 515C290 518 283 516 276 510C276 502 278 495 281 490Z');
const NECK_LINE = spline(points('262,470 236,462 206,478 196,524 208,576 236,624 262,662'));

/**
 * The left swan of a pair whose necks close a heart about x = 300; `mirror` is the right one.
 * Fixed to card coordinates: neck and body are one outline, far wing behind, near wing in front.
 */
export function swan(
  art: Art,
  {
    mirror = false,
    stroke = 'gold',
    lite = art.palette.pale,
    body = art.palette.rose,
    ink = art.palette.ink,
  }: { mirror?: boolean; stroke?: Paint; lite?: string; body?: string; ink?: string } = {},
): void {
  const box = local(art, mirror ? 600 : 0, 0, 1, { mirror });

  /** A fan of feathers from (x, y). */
  const wing = (
    x: number,
    y: number,
    [from, to]: readonly [number, number],
    count: number,
    [first, last]: readonly [number, number],
    width: number,
    tone: string,
  ): void => {
    const fill = box.radial(x, y, Math.max(first, last) * 1.02, ramp(0, ink, 0.42, ink, 0.8, tone, 1, lite));
    for (let i = 0; i < count; i++) {
      const t = i / (count - 1);
      const angle = lerp(from, to, t);
      const length = lerp(first, last, t);
      box.solid(
        petal(x, y, length, width, angle, { tip: 0.34, belly: 0.68, base: 0.2 }),
        fill,
        LINE.mid,
        stroke,
      );
      box.line(petalVeins(x, y, length, width, angle, 3, 0.76, 0.5), LINE.hair, stroke, 0.8);
    }
  };

  wing(220, 664, [-32, -92], 9, [176, 168], 38, body);
  const plumage = box.linear(180, 440, 260, 745, ramp(0, '#fffaf5', 0.4, lite, 0.7, body, 1, ink));
  box.solid(BODY, plumage, LINE.bold, stroke);
  wing(210, 690, [-62, -104], 7, [138, 140], 36, body);
  wing(214, 694, [-58, -106], 6, [98, 100], 36, lite);
  box.line(BREAST, LINE.hair, stroke);
  // beak, closed lid with two lashes
  box.fill(BEAK, box.linear(276, 490, 298, 515, ramp(0, ink, 0.4, '#c9647a', 1, '#f0a590')));
  box.line(svgPath('M277 508C284 510 291 512 297 514'), LINE.hair, ink);
  box.blot(ribbon(svgPath('M261 474C264 482 271 485 278 481'), 3.2, { start: 0.3, end: 0.2 }), ink);
  box.line(svgPath('M264 480L262 484M268 483L267 487'), LINE.fine, ink);
  // small feathers down the neck, three abreast
  const feathers = NECK_LINE.walk(12)
    .slice(1, 11)
    .map(({ x, y, angle }) =>
      range(3, (i) => {
        const [fx, fy] = polar(x, y, (i - 1) * 9, angle + 90);
        return spline([polar(fx, fy, 4, angle + 40), [fx, fy], polar(fx, fy, 4, angle - 40)]);
      }),
    );
  box.line(feathers, LINE.hair, stroke, 0.7);
}
