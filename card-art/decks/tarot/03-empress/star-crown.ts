import { ink, type Modelling, modelled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  Path,
  type Point,
  polar,
  polygon,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

const METAL: Modelling = { towards: [3, 1], soft: 3, shade: '#a8602c', rim: '#fffdf0', rimWidth: 2 };
const AREA = [67, 122, 407, 462] as const;

/** Half the angle that the stars span. */
const SPAN = 88;
/** The near half of the ring, from the back of the head over the hair to the brow. */
const BAND = curve('168,270 184,281 210,285 240,281 268,267 290,246');

interface Star {
  at: Point;
  angle: number;
  foot: Point;
}

/** Twelve on fine stems, about the head whose middle is (x, y): every other one stands on the far half of the ring. */
const starsOf = (x: number, y: number, rot: number): Star[] =>
  BAND.walk(12).map((foot, i) => {
    const angle = rot + ((i - 5.5) * 2 * SPAN) / 11.6;
    return {
      at: polar(x, y, i % 2 ? 134 : 116, angle),
      angle,
      foot: i % 2 ? [foot.x, foot.y] : polar(x, y - 14, 40, angle),
    };
  });

function paintStars(art: Art, stars: readonly Star[]): void {
  art.blot(
    stars.map(({ at, foot }, i) => ink(spline([foot, at]), 3, i, 0)),
    '#e8b44c',
  );
  modelled(art, AREA, METAL, () => {
    art.fill(Path.join(stars.map(({ at, angle }) => star(...at, angle))), '#ffe07a');
  });
}

/** Before the head is painted: what stands behind it. */
export function farStars(art: Art, x: number, y: number, rot: number): void {
  stippledGlow(art, ...polar(x, y, 70, rot), 170, '#ffeaa4', 0.5);
  paintStars(
    art,
    starsOf(x, y, rot).filter((_, i) => i % 2 === 0),
  );
}

/** A golden ring round the head: it lies on the hair from the brow to the back. */
export function starCrown(art: Art, x: number, y: number, rot: number): void {
  paintStars(
    art,
    starsOf(x, y, rot).filter((_, i) => i % 2),
  );
  // what it throws on the hair
  art.fill(ribbon(BAND.translate(-1, 7), 11, { start: 0.5, end: 0.4, samples: 24 }), '#3e1828', 0.7);
  modelled(art, AREA, METAL, () => {
    art.fill(ribbon(BAND, 14, { start: 0.6, end: 0.6, samples: 24 }), '#e8b84c');
  });
  art.blot(
    BAND.walk(7)
      .slice(1, -1)
      .map(({ x, y }) => ellipse(x, y, 3.8)),
    '#b83c4c',
  );
}

const star = (x: number, y: number, rot: number): Path =>
  polygon(range(10, (i) => polar(x, y, i % 2 ? 7.4 : 17, rot + i * 36)));
