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
const SPAN = 88;
const BAND = 70;

/** A golden band over the head whose middle is (x, y); twelve stars on fine stems stand from it. */
export function starCrown(art: Art, x: number, y: number, rot: number): void {
  const places = range(12, (i) => ({ angle: rot + ((i - 5.5) * 2 * SPAN) / 11.6, reach: i % 2 ? 134 : 116 }));
  stippledGlow(art, ...polar(x, y, 70, rot), 170, '#ffeaa4', 0.5);
  art.blot(
    places.map(({ angle, reach }, i) =>
      ink(spline([polar(x, y, BAND, angle), polar(x, y, reach, angle)]), 3, i, 0),
    ),
    '#e8b44c',
  );
  const gold: Modelling = { towards: [3, 1], soft: 3, shade: '#a8602c', rim: '#fffdf0', rimWidth: 2 };
  modelled(art, [x - 170, y - 170, x + 170, y + 170], gold, () => {
    art.fill(
      ribbon(arc(x, y, BAND, rot - 66, rot + 66), 15, { start: 0.5, end: 0.5, samples: 24 }),
      '#e8b84c',
    );
    art.fill(
      Path.join(places.map(({ angle, reach }) => star(...polar(x, y, reach, angle), angle))),
      '#ffe07a',
    );
  });
  art.blot(
    range(5, (i) => ellipse(...polar(x, y, BAND, rot + 6 + (i - 2) * 25), 3.8)),
    '#b83c4c',
  );
}

const star = (x: number, y: number, rot: number): Path =>
  polygon(range(10, (i) => polar(x, y, i % 2 ? 7.4 : 17, rot + i * 36)));
