import { describe, expect, test } from 'vitest';
import {
  asDeck,
  cardAngle,
  type FanWindow,
  fanAngle,
  fanSizes,
  isOnCards,
  leanOf,
  middle,
  pointAngle,
  positionAt,
  positionUnder,
  resisted,
  thrownTo,
} from './geometry.ts';

const WINDOWS: FanWindow[] = ['wide', 'tall', 'low'];
const COUNTS = [1, 2, 22, 40, 78];
const FANS = WINDOWS.flatMap((window) => COUNTS.map((count) => ({ window, count })));

/** Where the middle of a card's upper edge lies on the stage, from its middle line and its upper edge. */
function upperEdge(angle: number, { radius, top }: ReturnType<typeof fanSizes>) {
  const turn = (angle * Math.PI) / 180;
  return { x: radius * Math.sin(turn), y: top + radius - radius * Math.cos(turn) };
}

describe.each(FANS)('$count cards in a $window window', ({ window, count }) => {
  const sizes = fanSizes(count, window);
  const lifted = Math.floor(middle(count));

  test('lie from left to right, each a strip of its own', () => {
    const angles = Array.from({ length: count }, (_, place) => cardAngle(place, count, lifted, sizes));
    for (const [place, angle] of angles.entries()) {
      if (place > 0) expect(angle - angles[place - 1]!).toBeGreaterThan(0.7);
    }
  });

  test('close to a narrow pile once one is taken', () => {
    const first = cardAngle(0, count, null, sizes);
    const last = cardAngle(count - 1, count, null, sizes);
    expect(last - first).toBeLessThan(32);
    expect(last - first).toBeLessThanOrEqual((count - 1) * sizes.step);
  });

  test('the lifted card is not shifted, its neighbours make room on both sides', () => {
    expect(cardAngle(lifted, count, lifted, sizes)).toBeCloseTo((lifted - middle(count)) * sizes.step);
    if (count < 3) return;
    expect(cardAngle(lifted + 1, count, lifted, sizes) - cardAngle(lifted, count, lifted, sizes)).toBeCloseTo(
      sizes.step + sizes.open,
    );
  });
});

describe('a fan that turns', () => {
  const sizes = fanSizes(22, 'tall');

  test('brings each card straight up', () => {
    for (let place = 0; place < 22; place++) {
      expect(fanAngle(place, 22, sizes) + cardAngle(place, 22, place, sizes)).toBeCloseTo(0);
      expect(positionAt(fanAngle(place, 22, sizes), 22, sizes)).toBeCloseTo(place);
    }
  });

  test('stays around the taken card when it closes', () => {
    for (const place of [0, 7, 21])
      expect(fanAngle(place, 22, sizes, true) + cardAngle(place, 22, null, sizes)).toBeCloseTo(0);
  });

  test('follows the finger one to one: what it touches stays under it', () => {
    for (const angle of [-12, -3, 0, 7]) {
      expect(pointAngle(upperEdge(angle, sizes), sizes)).toBeCloseTo(angle);
    }
  });

  test('a finger below the stage turns it no faster than one on its lower edge', () => {
    expect(pointAngle({ x: 60, y: 5000 }, sizes)).toBe(pointAngle({ x: 60, y: sizes.stage }, sizes));
  });

  test('beyond its ends it follows less and less, and never further than it leans', () => {
    const end = fanAngle(0, 22, sizes);
    expect(resisted(end, 22, sizes)).toBe(end);
    expect(resisted(end - 5, 22, sizes)).toBe(end - 5);
    const [little, much] = [resisted(end + 2, 22, sizes) - end, resisted(end + 200, 22, sizes) - end];
    expect(little).toBeGreaterThan(0.5);
    expect(little).toBeLessThan(2);
    expect(much).toBeLessThanOrEqual(leanOf(sizes));
    expect(resisted(-end - 200, 22, sizes)).toBeCloseTo(-end - much);
  });

  test('let go at rest it stays; thrown, it goes on in its direction', () => {
    expect(thrownTo(10.3, 0)).toBe(10.3);
    expect(thrownTo(10, 0.02)).toBeCloseTo(12);
    expect(thrownTo(10, -0.02)).toBeCloseTo(8);
  });
});

describe('a fan that stands still', () => {
  test.each([22, 40])('is seen whole in a window of 1024 px and more: %i cards', (count) => {
    const sizes = fanSizes(count, 'wide');
    const { x } = upperEdge(cardAngle(count - 1, count, 0, sizes), sizes);
    expect(x).toBeLessThan(1024 / 2);
  });

  test('each card is found under the pointer, and only on the cards', () => {
    const sizes = fanSizes(40, 'wide');
    for (let place = 0; place < 40; place++) {
      const edge = upperEdge((place - middle(40)) * sizes.step, sizes);
      const point = { x: edge.x, y: edge.y + 20 };
      expect(positionUnder(point, 40, sizes)).toBeCloseTo(place, 0);
      expect(isOnCards(point, sizes)).toBe(true);
    }
    expect(isOnCards({ x: 0, y: sizes.top - 70 }, sizes)).toBe(false);
    expect(isOnCards({ x: 0, y: sizes.top + sizes.card * 2 }, sizes)).toBe(false);
  });

  test('is not turned', () => {
    expect(fanAngle(3, 22, fanSizes(22, 'wide'))).toBe(0);
    expect(fanAngle(3, 22, fanSizes(22, 'wide'), true)).toBe(0);
  });
});

test('a fan opens out of the card that lay there: as large, in the same place', () => {
  const sizes = fanSizes(22, 'tall');
  const card = { x: -300, y: 40, width: 232 };
  const { x, y, scale } = asDeck(card, sizes);
  expect(scale).toBe(2);
  // The deck's upper edge is one radius above the middle of the circle, which scaling leaves where it is.
  expect(y + sizes.top + sizes.radius - scale * sizes.radius).toBeCloseTo(card.y);
  expect(x).toBe(card.x);
});
