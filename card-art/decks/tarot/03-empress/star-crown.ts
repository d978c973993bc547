import { ink, type Modelling, modelled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  ellipse,
  Path,
  polar,
  polygon,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/** Half the angle that the crown spans. */
const SPAN = 86;

/** A golden band over the head whose middle is (x, y); twelve stars on fine stems stand from it. */
export function starCrown(art: Art, x: number, y: number, rot: number): void {
  const places = range(12, (i) => ({ angle: rot + ((i - 5.5) * 2 * SPAN) / 11.6, reach: i % 2 ? 96 : 84 }));
  stippledGlow(art, ...polar(x, y, 50, rot), 130, '#ffe9a0', 0.55);
  art.blot(
    places.map(({ angle, reach }, i) =>
      ink(spline([polar(x, y, 50, angle), polar(x, y, reach, angle)]), 2.4, i, 0),
    ),
    '#e8c060',
  );
  const gold: Modelling = {
    towards: [-2.4, -2.4],
    soft: 2.4,
    shade: '#a8642c',
    rim: '#fffdf0',
    rimWidth: 1.6,
  };
  modelled(art, [x - 120, y - 120, x + 120, y + 120], gold, () => {
    art.fill(
      ribbon(arc(x, y, 51, rot - SPAN, rot + SPAN), 12, { start: 0.5, end: 0.5, samples: 24 }),
      '#e8b84c',
    );
    art.fill(
      Path.join(places.map(({ angle, reach }) => star(...polar(x, y, reach, angle), angle))),
      '#ffe48a',
    );
  });
  art.blot(
    range(5, (i) => ellipse(...polar(x, y, 51, rot + (i - 2) * 30), 3.4)),
    '#b83c4c',
  );
}

const star = (x: number, y: number, rot: number): Path =>
  polygon(range(12, (i) => polar(x, y, i % 2 ? 5.2 : 12.5, rot + i * 30)));
