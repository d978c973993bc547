import { describe, expect, it } from 'vitest';
import { palettes } from '../../grade/palettes.ts';
import { Art, type Path, type Point } from '../../pen/index.ts';
import { type HandPlan, hand } from './hand.ts';
import * as poses from './poses.ts';
import { BUILDS, FINGERS, type HandPose, skeleton } from './skeleton.ts';
import { dot, long, minus, normal } from './vec.ts';

const SKIN = { light: '#fff', middle: '#ccc', dark: '#999', line: '#333' };

const all: [string, HandPose][] = Object.entries(poses).map(([name, pose]) => [
  name,
  typeof pose === 'function' ? pose(0.15) : pose,
]);
const plan = (more: Partial<HandPlan> = {}): HandPlan => ({
  pose: poses.open,
  side: 'right',
  at: [0, 0],
  length: 40,
  fingers: 0,
  turn: 0,
  light: [-1, -1],
  ...more,
});
const straight: HandPose = {
  index: [0, 0, 0, 0],
  middle: [0, 0, 0, 0],
  ring: [0, 0, 0, 0],
  little: [0, 0, 0, 0],
  thumb: { away: 20, across: 20, bend: [0, 0] },
};
const svg = (paint: (art: Art) => void): string => {
  const art = new Art({ id: 'h', width: 100, height: 100, palette: palettes.tarot });
  paint(art);
  return art.toSvg();
};
const size = (path: Path): Point => {
  const [left, top, right, bottom] = path.bounds();
  return [right - left, bottom - top];
};

describe('the skeleton', () => {
  it('is 1 long from the wrist to the tip of a straight middle finger', () => {
    const { joints, radii } = skeleton(straight, BUILDS.man).fingers.middle;
    expect(joints[3][1] + radii[3]).toBeCloseTo(1, 1);
  });

  it('has index and ring near equal, and the little finger reach the last joint of the ring', () => {
    const { index, ring, little } = skeleton(straight, BUILDS.man).fingers;
    expect(Math.abs(index.joints[3][1] - ring.joints[3][1])).toBeLessThan(0.04);
    expect(Math.abs(little.joints[3][1] + little.radii[3] - ring.joints[2][1])).toBeLessThan(0.06);
  });

  it.each(all)('keeps the bones of %s as long as they are', (_, pose) => {
    for (const name of FINGERS) {
      const [bent, flat] = [pose, straight].map((each) => skeleton(each, BUILDS.woman).fingers[name].joints);
      for (const i of [0, 1, 2])
        expect(long(minus(bent![i + 1]!, bent![i]!))).toBeCloseTo(long(minus(flat![i + 1]!, flat![i]!)), 6);
    }
  });

  it.each(all)('bends the fingers of %s to the palm, none backwards through the hand', (_, pose) => {
    for (const name of FINGERS) {
      const { joints, backs } = skeleton(pose, BUILDS.woman).fingers[name];
      expect(joints[3][2]).toBeGreaterThan(-0.06);
      // a phalanx's back stands upright on it
      expect(dot(backs[1], normal(minus(joints[2], joints[1])))).toBeCloseTo(0, 6);
    }
  });

  it('takes a neighbour along', () => {
    const beside = skeleton({ ...straight, middle: [80, 0, 0, 0] }, BUILDS.man).fingers.ring.joints[3];
    expect(beside[2]).toBeGreaterThan(skeleton(straight, BUILDS.man).fingers.ring.joints[3][2] + 0.05);
  });

  it.each([0.06, 0.15, 0.25])('lays its fingers on what is %f broad, not into it', (breadth) => {
    const { fingers, held } = skeleton(poses.holding(breadth), BUILDS.woman);
    for (const name of FINGERS) {
      const { joints, radii } = fingers[name];
      for (const joint of joints.slice(1)) {
        const off = minus(joint, held.at);
        const away = long(
          minus(off, held.along.map((v) => v * dot(off, held.along)) as unknown as typeof off),
        );
        expect(away).toBeGreaterThan(breadth / 2 + radii[3] * 0.5);
      }
    }
  });
});

describe('a hand that is seen', () => {
  it.each(all)('paints %s from every side', (_, pose) => {
    for (const turn of [0, 90, 180, -90]) {
      const painted = svg((art) => hand(plan({ pose, turn, length: 24 })).paint(art, SKIN));
      expect(painted).not.toMatch(/NaN|undefined/);
      expect(painted.length).toBeLessThan(24_000);
    }
  });

  it('is the same drawing every time', () => {
    const drawn = () => svg((art) => hand(plan()).paint(art, SKIN));
    expect(drawn()).toBe(drawn());
  });

  it('is as long as it is said to be, and points where it is said to', () => {
    const up = hand(plan({ pose: straight, forearm: 0 })).tips[2]!;
    expect(-up[1]).toBeCloseTo(40 - 40 * 0.033, 0);
    const right = hand(plan({ pose: straight, fingers: 90 })).tips[2]!;
    expect(right[0]).toBeCloseTo(-up[1], 1);
  });

  it('mirrors the right hand to the left', () => {
    const [right, left] = (['right', 'left'] as const).map((side) => hand(plan({ side })));
    right!.tips.forEach(([x, y], i) => {
      expect(left!.tips[i]![0]).toBeCloseTo(-x, 6);
      expect(left!.tips[i]![1]).toBeCloseTo(y, 6);
    });
    expect(size(left!.outline)[0]).toBeCloseTo(size(right!.outline)[0], 0);
  });

  it("shows the right hand's thumb to the right of its palm, and to the left of its back", () => {
    expect(hand(plan({ turn: 0 })).tips[0]![0]).toBeGreaterThan(5);
    expect(hand(plan({ turn: 180 })).tips[0]![0]).toBeLessThan(-5);
  });

  it('is narrow from its edge, and short when it points at us', () => {
    const pose = straight;
    expect(size(hand(plan({ pose, turn: -90 })).outline)[0]).toBeLessThan(
      size(hand(plan({ pose })).outline)[0] * 0.75,
    );
    expect(size(hand(plan({ pose, tip: 70 })).outline)[1]).toBeLessThan(30);
  });

  it('gives the forearm its two sides: across its heading, as broad as a wrist', () => {
    const { wrist } = hand(plan());
    expect(wrist.thumbSide[0]).toBeGreaterThan(0);
    expect(wrist.littleSide[0]).toBeLessThan(0);
    expect(wrist.thumbSide[0] - wrist.littleSide[0]).toBeGreaterThan(8);
    expect(Math.abs(wrist.toElbow)).toBeCloseTo(180, 6);
  });

  it('lays only fingers and thumb over what it holds', () => {
    const held = hand(plan({ pose: poses.holding(0.15) }));
    const [whole, before] = [held.behind, held.before].map((paint) => svg((art) => paint(art, SKIN)));
    expect(before!.length).toBeLessThan(whole!.length);
    expect(before).toContain('<path');
  });
});
