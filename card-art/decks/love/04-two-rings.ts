import { defineCard } from '../../define.ts';
import { mix } from '../../kit/grade/mix.ts';
import { modelled, printed } from '../../kit/hand/index.ts';
import { type Art, polyline, range } from '../../kit/pen/index.ts';
import { couple } from './04-two-rings/couple.ts';
import { garden, tree } from './04-two-rings/garden.ts';
import { type Ring, rings, shadowOf, thrownBack } from './04-two-rings/ring.ts';
import { drops, fallen, pool, stone } from './04-two-rings/stone.ts';
import { seen } from './04-two-rings/view.ts';

/** The sun stands beyond the garden, outside the picture. */
const LIGHT = [560, 120] as const;

/** A metal's tones, evenly between a few that are named, from shade to light. */
const metal = (...named: readonly string[]): string[] =>
  range(14, (i) => {
    const at = (i / 13) * (named.length - 1);
    const from = Math.min(named.length - 2, Math.floor(at));
    return mix(named[from]!, named[from + 1]!, at - from);
  });

const YELLOW = metal('#43202c', '#74402f', '#a56c38', '#d29c4c', '#edc77e', '#fae6b8', '#fff8e8');
const ROSE = metal('#43202f', '#783d3c', '#ae6a56', '#d8987c', '#f0c4a8', '#fae0cc', '#fff6ec');

/** The small one lies; the wide one goes through it and leans. */
const PAIR: readonly Ring[] = [
  { middle: [-5, 86, 3.83], axis: [-0.237, -0.054, 0.97], radius: 9.4, thick: 1.3, wide: 3.2, tones: ROSE },
  {
    middle: [2.98, 83.77, 10.33],
    axis: [0.398, 0.788, 0.469],
    radius: 10.6,
    thick: 1.5,
    wide: 4.2,
    tones: YELLOW,
  },
];

const SHADOW = shadowOf(PAIR);

function lying(art: Art): void {
  printed(art, [44, 560, 556, 868], () => void art.fill(SHADOW, '#3f2a48', 0.82), { edge: 5 });
  printed(art, [44, 560, 556, 868], () => {
    for (const bow of PAIR.flatMap(thrownBack)) art.line(polyline(bow.map(seen)), 3.4, '#ffdf9c', 0.5);
  });
  modelled(art, [80, 420, 480, 760], { towards: [3, -3], soft: 4, shade: '#3f2038', depth: 0.55 }, () =>
    rings(art, PAIR),
  );
}

/** Two rings on wet stone, one through the other; in the garden beyond, two people in the morning light. */
export const picture = defineCard({
  name: 'love/04-two-rings',
  light: [...LIGHT],
  numeral: 'IV',
  draw(art) {
    garden(art);
    tree(art);
    couple(art);
    stone(art);
    pool(art, PAIR);
    fallen(art);
    drops(art, SHADOW);
    lying(art);
  },
});
