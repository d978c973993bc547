import { featherRank } from '../hands/wing.ts';
import {
  type Art,
  LINE,
  lerp,
  local,
  type Paint,
  type Path,
  points,
  polar,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';

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
/** The wings' arms, from the shoulder back. */
const FAR_ARM = spline(points('238,668 214,644 188,646 160,672'));
const NEAR_ARM = spline(points('240,692 214,664 180,666 150,700'));
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

  /** Feathers along the raised arm: quills behind the body, or a rank in front of it. */
  const rank = (
    arm: Path,
    count: number,
    [from, to]: readonly [number, number],
    [first, last]: readonly [number, number],
    width: number,
    fill: Paint,
  ): void =>
    featherRank(box, arm, {
      count,
      heading: (t) => lerp(from, to, t),
      length: (t) => lerp(first, last, Math.sin((t * Math.PI) / 2)),
      width: () => width,
      fill,
      bend: -12,
      barbs: 4,
      lineWidth: LINE.fine * 1.3,
    });
  const quills = box.linear(90, 500, 230, 690, ramp(0, lite, 0.3, body, 0.75, '#b0606f', 1, ink));
  const coverts = box.linear(90, 560, 240, 700, ramp(0, '#fffaf5', 0.5, lite, 1, body));

  rank(FAR_ARM, 10, [-4, -56], [112, 128], 28, quills);
  const plumage = box.linear(180, 440, 260, 745, ramp(0, '#fffaf5', 0.4, lite, 0.7, body, 1, ink));
  box.solid(BODY, plumage, LINE.bold, stroke);
  rank(NEAR_ARM, 10, [-18, -80], [58, 98], 26, quills);
  rank(NEAR_ARM, 9, [-26, -88], [40, 70], 24, coverts);
  rank(NEAR_ARM, 8, [-36, -98], [24, 40], 20, coverts);
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
