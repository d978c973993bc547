import { byHand, INK, printed, ripples } from '../../../kit/hand/index.ts';
import { type Art, closed, ramp, random, roundRect } from '../../../kit/pen/index.ts';
import { EYE } from './view.ts';

/** Sky, sea and a headland, as far as the doorway shows them. */
export function sea(art: Art): void {
  art.fill(
    roundRect(240, 190, 260, 240),
    art.linear(0, 200, 0, EYE.y, ramp(0, '#9fcfc8', 0.6, '#d3e6d2', 1, '#f8eccb')),
  );
  printed(art, [240, 200, 500, 400], () => {
    for (const [x, y, radius] of [
      [330, 292, 70],
      [410, 306, 90],
      [440, 344, 60],
    ] as const)
      art.glow(x, y, radius, '#fffaea', 0.95, 0.09, 0.6);
  });
  art.fill(
    roundRect(240, EYE.y, 260, 260),
    art.linear(0, EYE.y, 0, 640, ramp(0, '#a5d3c6', 0.35, '#5faea8', 1, '#3c8a90')),
  );
  const chance = random('afternoon sea');
  ripples(
    art,
    60,
    () => {
      const far = chance() ** 1.6;
      return {
        x: chance.between(250, 490),
        y: EYE.y + 4 + far * 190,
        half: 4 + far * 20,
        rise: 0.6 + far,
        weight: 1 + far * 1.6,
      };
    },
    [
      ['#e8f4dc', 0.75],
      ['#2f7c86', 0.5],
    ],
  );
  const headland = byHand(closed('500,409! 470,396 450,400 430,392 404,402 384,409!'), 1);
  art.fill(headland, '#8fb9a4');
  // a sail that comes home
  art
    .fill(closed('338,440! 350,404! 356,438!'), '#fffaea')
    .fill(closed('358,438! 354,410! 368,436!'), '#f3d9b4');
  art.fill(closed('330,442! 374,440! 366,449 340,450!'), '#a8503c');
  art.fill(closed('340,452! 366,451! 360,462 364,474 354,470 350,482 344,466!'), '#f6ead0', 0.35);
  art.line(closed('326,453! 376,452!'), INK.form, '#e8f4dc');
}
