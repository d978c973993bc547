import { defineCard } from '../../define.ts';
import { gull, gullShape } from '../../kit/creatures/gull.ts';
import { type Art, hatch, LINE, lerp, line, ramp, random, ribbon, roundRect } from '../../kit/pen/index.ts';

/** One straight line parts the picture in two colours. */
const HORIZON = 566;
/** The bird, and its image below. */
const BIRD = { x: 292, y: 310, scale: 0.78, rot: -9 } as const;

/** Nothing but light: dusk above, brightest along the line. */
function sky(art: Art): void {
  const light = ramp(
    0,
    '#2a3384',
    0.3,
    '#5a5fb4',
    0.6,
    '#9f94cf',
    0.82,
    '#dcb3cb',
    0.95,
    '#f6d4c4',
    1,
    '#fff0dc',
  );
  art.fill(roundRect(40, 54, 520, 530), art.linear(0, 64, 0, HORIZON, light));
  art.glow(BIRD.x, BIRD.y, 260, '#fffaf6', 0.5);
}

function sea(art: Art): void {
  art.fill(
    roundRect(40, HORIZON, 520, 310),
    art.linear(0, HORIZON, 0, 862, ramp(0, '#3a458f', 0.2, '#222b70', 1, '#0d1438')),
  );
  const chance = random('calm sea');
  for (let i = 0; i < 46; i++) {
    const t = (i + 0.5) / 46;
    const y = lerp(HORIZON + 6, 856, t ** 1.25);
    const [x, half] = [chance.between(60, 540), chance.between(16, 70) * lerp(0.6, 1.1, t)];
    art.blot(
      ribbon(line(x - half, y, x + half, y), lerp(0.9, 1.8, t), { samples: 5 }),
      'gold',
      lerp(0.3, 0.5, t),
    );
  }
  art.line(line(40, HORIZON, 560, HORIZON), LINE.mid, '#fffaf0');
}

/** Its image: level strokes of white, wherever the bird stands above. */
function image(art: Art): void {
  const { x, y, scale, rot } = BIRD;
  const mirrored = gullShape(art, x, y, scale, { rot }).flip(HORIZON).scale(1, 0.56, x, HORIZON);
  art.line(hatch(mirrored, { angle: 0, gap: 5.6, jitter: 0.1, seed: 2 }), 2.6, '#e9e2ff', 0.62);
}

/** One white bird over the line of the sea. */
export const picture = defineCard({
  name: 'oracle/30-white-bird',
  light: [BIRD.x, BIRD.y],
  title: '白い鳥',
  english: 'White Bird',
  draw(art) {
    sky(art);
    sea(art);
    image(art);
    const { x, y, scale, ...placement } = BIRD;
    gull(art, x, y, scale, placement);
  },
});
