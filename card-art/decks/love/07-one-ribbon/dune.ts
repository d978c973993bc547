import { byHand, INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [-0.8, -0.7] },
  shade: '#4a3a30',
  rim: '#fff2d0',
  rimWidth: 1.8,
});

/** The dune's brow before our feet. */
export function brow(art: Art): void {
  const dune = byHand(closed('210,900! 262,850 330,812 400,790 470,764 530,736 620,700! 620,900!'), 2);
  art.fill(dune, '#dcbd86');
  stippled(art, dune, '#7d6242', [400, 760], [470, 890], [0, 0.85]);
  stippled(art, dune, '#f8e6b8', [380, 780], [410, 830], [0.8, 0]);
}

/** A low shoe from the side and a little above, its toe to the right. */
function lowShoe(
  art: Art,
  x: number,
  y: number,
  size: number,
  rot: number,
  fill: string,
  laces: boolean,
): void {
  const box = local(art, x, y, size, { rot });
  stippled(art, box.place(ellipse(16, 12, 44, 9)), '#5c4630', [x - 20, y], [x + 50, y + 14], [0.95, 0.3]);
  form(
    art,
    box.place(closed('-34,6! -36,-10 -30,-20 -20,-19 -8,-10 6,-14 22,-8 36,0 38,10! 10,13 -34,12!')),
    fill,
    5,
  );
  box.fill(closed('-33,-12 -28,-19 -20,-18 -9,-10 4,-13 -4,-4 -20,-4'), '#2c2b2c');
  box.fill(closed('-34,8! 0,10 38,8! 37,14 10,16 -34,15!'), '#efe6cc');
  if (laces) strokes(box, ['2,-12 9,-5', '8,-12 15,-4', '14,-10 20,-3'], INK.form, '#efe6cc', 0);
}

/** Two pairs of shoes: his side by side, hers flung off. */
export function shoes(art: Art): void {
  lowShoe(art, 470, 788, 1, -14, '#4f6a66', true);
  lowShoe(art, 446, 808, 1.06, -10, '#5d7a74', true);
  lowShoe(art, 352, 824, 0.82, -30, '#a34a42', false);
  lowShoe(art, 398, 842, 0.86, 12, '#b4584a', false);
}

/** Marram grass, bent by the wind from the sea. */
export function marram(art: Art): void {
  const chance = random('marram');
  for (const [layer, [count, tone]] of (
    [
      [26, '#4a5c4c'],
      [24, '#768058'],
      [14, '#b7aa70'],
    ] as const
  ).entries()) {
    const blades = range(count, (): Path => {
      const x = chance.between(505, 600);
      const y = chance.between(770, 880);
      const tall = chance.between(90, 230) * (1 - layer * 0.12);
      const bend = chance.between(0.25, 0.85);
      return ribbon(
        curve(`${x},${y} ${x - tall * 0.12},${y - tall * 0.6} ${x + tall * bend * 0.5},${y - tall}`),
        chance.between(3.4, 6.4),
        { start: 0.9, end: 0, peak: 0.2 },
      );
    });
    const tufts = range(Math.round(count * 0.7), (): Path => {
      const x = chance.between(216, 300);
      const tall = chance.between(30, 92);
      const lean = (x - 262) * 0.5 + tall * 0.42;
      return ribbon(
        curve(`${x},${880} ${x - tall * 0.05},${878 - tall * 0.6} ${x + lean},${880 - tall}`),
        4.4,
        { start: 0.9, end: 0, peak: 0.2 },
      );
    });
    art.blot([...blades, ...tufts], tone);
  }
}
