import { ripples, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import { type Art, ellipse, lerp, ramp, random, ribbon, roundRect, spline } from '../../../kit/pen/index.ts';
import { SHORE, SUN } from './form.ts';

const [X, Y] = SUN;

/** A clear evening; the sun stands large over the mountains. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, SHORE - 40),
    art.linear(
      0,
      50,
      0,
      SHORE,
      ramp(0, '#7d78b4', 0.26, '#b093bd', 0.52, '#e9a99c', 0.8, '#fbcf94', 1, '#ffe6ae'),
    ),
  );
  stippledGlow(art, X, Y, 330, '#ffe2a4', 0.85);
  art.fill(ellipse(X, Y, 106), '#fff6d6');
  clouds(art);
}

/** Long thin clouds, lit from below. */
function clouds(art: Art): void {
  const drifting: readonly (readonly [y: number, from: number, to: number, width: number, colour: string])[] =
    [
      [196, 330, 540, 9, '#c9a2b8'],
      [214, 380, 500, 6, '#dcaab0'],
      [292, 470, 600, 10, '#f0b9a4'],
      [318, 306, 400, 6, '#f0b9a4'],
      [540, 300, 470, 9, '#f6bd8c'],
      [556, 400, 580, 8, '#f6bd8c'],
    ];
  for (const [y, from, to, width, colour] of drifting)
    art.blot(
      ribbon(
        spline([
          [from, y + 3],
          [lerp(from, to, 0.4), y - 2],
          [to, y],
        ]),
        width,
      ),
      colour,
      0.9,
    );
}

/** Ranges that pale towards the sun, and the town on the far shore. */
export function shore(art: Art): void {
  mistyHill(art, {
    crest: '30,560 80,548 130,566 190,556 240,536 286,560 330,584 380,570 430,592 480,560 520,536 570,552',
    fill: '#a283ab',
    mist: '#ffdca4',
    depth: [4, 96],
    foot: SHORE,
  });
  mistyHill(art, {
    crest: '30,606 110,596 200,604 270,588 330,606 400,616 460,604 520,586 570,596',
    fill: '#6f5c8e',
    mist: '#f8c493',
    depth: [6, 70],
    foot: SHORE,
  });
}

/** The lake with the sun's way on it. */
export function lake(art: Art): void {
  art.fill(
    roundRect(44, SHORE, 512, 240),
    art.linear(0, SHORE, 0, 760, ramp(0, '#ffdf9e', 0.3, '#eaa890', 0.7, '#a682ac', 1, '#6f639c')),
  );
  stippledGlow(art, X, SHORE, 150, '#fff2c4', 0.95, 0.6);
  const chance = random('way of the sun');
  ripples(
    art,
    84,
    () => {
      const t = chance();
      const y = lerp(SHORE + 3, 770, t);
      return {
        x: X + chance.between(-1, 1) * lerp(84, 130, t),
        y,
        half: lerp(10, 30, t) * chance.between(0.5, 1.2),
        rise: lerp(0.3, 1.6, t),
        weight: lerp(1.4, 3.6, t),
      };
    },
    [
      ['#fff6d6', 0.95],
      ['#8d6da0', 0.5],
    ],
  );
}
