import { defineCard } from '../../define.ts';
import { ink, printed, stippled, stippledGlow } from '../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Knot,
  type Path,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
  TAU,
  tube,
} from '../../kit/pen/index.ts';
import { bower, flowers } from './01-magician/flowers.ts';
import { LIGHT } from './01-magician/form.ts';
import { magician } from './01-magician/magician.ts';
import { fingers, onlookers } from './01-magician/onlookers.ts';
import { table } from './01-magician/table.ts';

const [X, Y] = LIGHT;

/** Night, warm only round the light. */
function night(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(0, 50, 0, 860, ramp(0, '#1d1638', 0.6, '#2a1a44', 1, '#130e26')),
  );
  art.glow(X, Y, 430, '#c2603f', 0.6, 1, 0.4);
  stippledGlow(art, X, Y, 210, '#f0a45c', 0.85);
  art.fill(polygon(points('44,790 556,770 556,870 44,870')), '#1d1434');
  stippled(
    art,
    polygon(points('44,790 556,770 556,870 44,870')),
    '#4a2c50',
    [540, 770],
    [200, 860],
    [0.9, 0],
  );
}

/** The light itself: white, rays that break. */
function light(art: Art): void {
  const chance = random('spark');
  art.glow(X, Y, 110, '#ffe9b8', 0.95, 1, 0.5);
  art.blot(
    range(28, (i) =>
      ink(
        spline([polar(X, Y, 30, i * 12.86), polar(X, Y, chance.between(46, i % 2 ? 74 : 140), i * 12.86)]),
        i % 2 ? 1.8 : 3.2,
        i,
        0.12,
      ),
    ),
    '#fff0c4',
  );
  art.fill(ellipse(X, Y, 19), '#fff6d8').fill(ellipse(X, Y, 11), '#fffef6');
}

/** Over his head, the track of the finger with the light: broad where it was slow. */
function lemniscate(art: Art): void {
  const track = range(49, (i): Knot => {
    const t = (i / 48) * TAU + 0.5;
    return [244 + 74 * Math.sin(t) - 6 * Math.cos(t), 212 + 30 * Math.sin(2 * t) - 11 * Math.sin(t)];
  });
  const widths = range(
    49,
    (i) => 1.2 + 3.6 * Math.abs(Math.sin((i / 48) * Math.PI)) * (0.55 + 0.45 * Math.sin(i * 0.26 + 1)),
  );
  printed(art, [130, 150, 360, 280], () => art.glow(244, 212, 112, '#f0a45c', 0.75, 0.52));
  const line = (of: (half: number) => number): Path => tube(track, widths.map(of), 80).outline;
  art.fill(
    line((half) => half + 1.6),
    '#b8643c',
    0.8,
  );
  art.fill(
    line((half) => half),
    '#ffe2a0',
  );
  art.fill(
    line((half) => half * 0.4),
    '#fffbe8',
  );
}

/** The dark that he throws towards us. */
function shadow(art: Art): void {
  printed(
    art,
    [44, 780, 420, 868],
    () => void art.fill(closed('74,850! 220,856 368,840! 330,900 40,900! 44,868'), '#0f0a20', 0.85),
  );
}

/** Seen from behind: one finger in the light, one to the ground, four tools on the table before him. */
export const picture = defineCard({
  name: 'tarot/01-magician',
  light: [X, Y],
  numeral: 'I',
  draw(art) {
    night(art);
    light(art);
    bower(art);
    onlookers(art);
    table(art);
    fingers(art);
    shadow(art);
    lemniscate(art);
    magician(art);
    flowers(art);
  },
});
