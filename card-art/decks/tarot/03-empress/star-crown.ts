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
const SPAN = 92;

/** A golden band over the head whose middle is (x, y); twelve stars on fine stems stand from it. */
export function starCrown(art: Art, x: number, y: number, rot: number): void {
  const places = range(12, (i) => ({ angle: rot + ((i - 5.5) * 2 * SPAN) / 11.6, reach: i % 2 ? 66 : 56 }));
  stippledGlow(art, ...polar(x, y, 30, rot), 96, '#ffeaa4', 0.6);
  art.blot(
    places.map(({ angle, reach }, i) =>
      ink(spline([polar(x, y, 31, angle), polar(x, y, reach, angle)]), 2, i, 0),
    ),
    '#d9a440',
  );
  const gold: Modelling = { towards: [2, -2], soft: 2, shade: '#a8642c', rim: '#fffdf0', rimWidth: 1.4 };
  modelled(art, [x - 90, y - 90, x + 90, y + 90], gold, () => {
    art.fill(ribbon(arc(x, y, 31, rot - 74, rot + 74), 8, { start: 0.5, end: 0.5, samples: 20 }), '#e8b84c');
    art.fill(
      Path.join(places.map(({ angle, reach }) => star(...polar(x, y, reach, angle), angle))),
      '#ffe07a',
    );
  });
  art.blot(
    range(3, (i) => ellipse(...polar(x, y, 31, rot + (i - 1) * 40), 2.4)),
    '#b83c4c',
  );
}

const star = (x: number, y: number, rot: number): Path =>
  polygon(range(10, (i) => polar(x, y, i % 2 ? 4.6 : 10.6, rot + i * 36)));
