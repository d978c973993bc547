/**
 * Where the cards of a fan lie. They lie on a circle around a middle far below, each turned by its own angle: 0° is
 * straight up, to the right is positive. Lengths are CSS pixels, angles degrees. A place counts from 0 at the left;
 * `at` is a position among the places and may lie between two.
 */

export interface FanSizes {
  /** From the middle of the circle to the upper edges of the cards. */
  radius: number;
  /** From one card to the next. */
  step: number;
  /** Width of a card, which is 5/3 as tall. */
  card: number;
  /** How far the lifted card comes out along its own radius. */
  lift: number;
  /** By how much the others make room for it, on both sides. */
  open: number;
  /** Height of the stage, and where in it the upper edge of a card in the middle lies. */
  stage: number;
  top: number;
  /** From the upper edges of the cards to the ring of ticks. */
  ring: number;
  /** From one card to the next once one is picked and the others close. */
  closed: number;
  /** Whether the fan stands still, as all of it is seen; otherwise it turns under the finger. */
  still: boolean;
}

/** `wide` from 1024 px; `low` where the tall fan and its buttons do not fit: small phones, phones held sideways. */
export type FanWindow = 'wide' | 'tall' | 'low';

/** Decks of more cards lie closer. */
const MANY = 26;
/** A fan that is seen at once is no wider than this. */
const WIDEST = 66;

type Table = Record<FanWindow, Omit<FanSizes, 'closed' | 'still'>>;
const FEW: Table = {
  wide: { radius: 900, step: 2.9, card: 150, lift: 40, open: 1.3, stage: 452, top: 84, ring: 48 },
  tall: { radius: 470, step: 5.6, card: 116, lift: 30, open: 1.7, stage: 318, top: 76, ring: 46 },
  low: { radius: 420, step: 5.6, card: 92, lift: 24, open: 1.7, stage: 240, top: 64, ring: 40 },
};
const MORE: Table = {
  wide: { radius: 900, step: 1.7, card: 136, lift: 36, open: 1.1, stage: 396, top: 78, ring: 48 },
  tall: { radius: 620, step: 3.3, card: 100, lift: 26, open: 1.7, stage: 262, top: 72, ring: 48 },
  low: { radius: 560, step: 3.3, card: 84, lift: 22, open: 1.7, stage: 216, top: 62, ring: 42 },
};

/** Two fans share a window, as across a table. */
const BESIDE: Table = {
  wide: { radius: 780, step: 2.9, card: 112, lift: 28, open: 1.3, stage: 300, top: 72, ring: 48 },
  tall: { radius: 540, step: 4.1, card: 92, lift: 22, open: 1.7, stage: 254, top: 74, ring: 46 },
  low: { radius: 480, step: 4.1, card: 76, lift: 18, open: 1.7, stage: 200, top: 60, ring: 34 },
};

/**
 * The sizes of a fan of `count` cards in a window.
 * @param beside whether another fan lies there too
 */
export function fanSizes(count: number, window: FanWindow, beside = false): FanSizes {
  const sizes = (beside ? BESIDE : count > MANY ? MORE : FEW)[window];
  const gaps = Math.max(1, count - 1);
  const still = window === 'wide';
  return {
    ...sizes,
    step: still ? Math.min(sizes.step, WIDEST / gaps) : sizes.step,
    // As far as twenty-two cards reach, however many there are.
    closed: still ? Math.min(1.1, 23.1 / gaps) : Math.min(1.5, 31.5 / gaps),
    still,
  };
}

/** The lifted card is that much larger. */
export const LIFTED_SCALE = 1.1;

/** How far the fan leans where it does not go on; the flat, wide one half as far, which is as many pixels. */
export function leanOf(sizes: FanSizes): number {
  return sizes.still ? 3 : 6;
}

/** The position in the middle of all places. */
export function middle(count: number): number {
  return (count - 1) / 2;
}

/**
 * A card's angle within the fan.
 * @param lifted the place of the lifted card; null while the fan is closed
 */
export function cardAngle(place: number, count: number, lifted: number | null, sizes: FanSizes): number {
  const away = place - middle(count);
  if (lifted === null) return away * sizes.closed;
  return away * sizes.step + Math.sign(place - lifted) * sizes.open;
}

/**
 * How a card is shifted towards the middle of the circle before it is scaled around it: so that the lifted one comes out
 * by its lift and grows around itself. One transform a card, which costs a phone no new painting.
 */
export function cardShift(lifted: boolean, sizes: FanSizes): number {
  if (!lifted) return 0;
  const away = sizes.radius - (sizes.card * 5) / 6;
  return away * (LIFTED_SCALE - 1) - sizes.lift;
}

/** The angle of the whole fan that brings a position straight up; 0 where the fan stands still. */
export function fanAngle(at: number, count: number, sizes: FanSizes, closed = false): number {
  if (sizes.still) return 0;
  return (middle(count) - at) * (closed ? sizes.closed : sizes.step);
}

/** The position that is straight up when the whole fan has been turned by an angle: the inverse of `fanAngle`. */
export function positionAt(angle: number, count: number, sizes: FanSizes): number {
  return middle(count) - angle / sizes.step;
}

/** A point as it lies to the stage's upper edge and to the line through its middle. */
export interface Point {
  x: number;
  y: number;
}

/**
 * The angle under which a point is seen from the middle of the circle. Below the stage the point counts as lying on its
 * lower edge: near the middle a hair's breadth would turn the fan by half.
 */
export function pointAngle({ x, y }: Point, sizes: FanSizes): number {
  const away = sizes.top + sizes.radius - Math.min(y, sizes.stage);
  return degrees(Math.atan2(x, away));
}

/** The position that a point lies on, in a fan that stands still. */
export function positionUnder(point: Point, count: number, sizes: FanSizes): number {
  return middle(count) + pointAngle(point, sizes) / sizes.step;
}

/** Whether a point lies on the band of cards, the lifted one included. */
export function isOnCards({ x, y }: Point, sizes: FanSizes): boolean {
  const away = Math.hypot(x, sizes.top + sizes.radius - y);
  return away <= sizes.radius + sizes.lift + sizes.card / 6 && away >= sizes.radius - (sizes.card * 5) / 3;
}

/** The fan's angle under a finger that pulls it beyond its first or last card: it follows less and less. */
export function resisted(angle: number, count: number, sizes: FanSizes): number {
  const end = middle(count) * sizes.step;
  const beyond = Math.abs(angle) - end;
  if (beyond <= 0) return angle;
  const most = leanOf(sizes);
  return Math.sign(angle) * (end + most * (1 - Math.exp(-beyond / (2 * most))));
}

/**
 * Where a fan that is let go comes to rest: as fast as the finger went, slowing down.
 * @param speed places in a millisecond
 */
export function thrownTo(at: number, speed: number): number {
  // The ease-out of 360 ms begins 3.6 times as fast as it goes on average: so the fan leaves the finger at its speed.
  return at + speed * (THROW_MS / 3.6);
}

export const THROW_MS = 360;

/**
 * How the fan lies before it opens: on another card, as one deck of that card's size.
 * @param card the other card's upper edge's middle and its width
 * @returns what to shift and scale the fan by, around the middle of the circle
 */
export function asDeck(card: Point & { width: number }, sizes: FanSizes): Point & { scale: number } {
  const scale = card.width / sizes.card;
  return { x: card.x, y: card.y - (sizes.top + sizes.radius - scale * sizes.radius), scale };
}

function degrees(radians: number): number {
  return (radians * 180) / Math.PI;
}
