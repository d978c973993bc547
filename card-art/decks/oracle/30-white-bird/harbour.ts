import { lit, stippled } from '../../../kit/hand/index.ts';
import {
  closed,
  type Local,
  type Path,
  points,
  polygon,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [0.9, -0.3] },
  shade: '#4a6a68',
  rim: '#fff0cc',
  rimWidth: 1.4,
  stray: 0,
});

/** Its top, and the wall towards us, from the left edge out to the head. */
const MOLE_TOP = polygon(
  points('-330,42 -200,37 -80,33 40,30 92,29 98,32 92,35 40,36 -80,41 -200,48 -330,58'),
);
const MOLE_WALL = polygon(
  points('-330,58 -200,48 -80,41 40,36 92,35 98,32 98,42 92,46 40,48 -80,56 -200,66 -330,80'),
);
/** The wall's image in the water, ragged where the swell breaks it. */
const IMAGE = closed(
  '-330,80! -200,66 -80,56 40,48 92,46 99,42! 100,52 74,52 84,57 40,57 58,62 4,61 20,67 -50,66 -36,73 -104,71 -84,79 -160,77 -140,86 -220,85 -190,95 -280,95 -250,104 -330,106!',
);
const LAND = closed('-340,5! -340,-50 -312,-56 -280,-44 -250,-40 -216,-27 -180,-20 -150,-9 -118,-5 -92,3!');

function part(box: Local, outline: Path, fill: string, soft: number, shade?: string): void {
  form(box.art, box.place(outline), fill, soft, shade ? { shade } : {});
}

/** The town on the headland: lit gables and roofs in two rows over the quay. */
function town(box: Local): void {
  const chance = random('town');
  const houses = range(24, (i): [number, number] => [
    -322 + (i % 12) * 14 + chance.between(-4, 4),
    i < 12 ? -8 : 1,
  ]);
  for (const [x, y] of houses) {
    const [wide, high] = [chance.between(7, 11), chance.between(5, 9)];
    box.fill(roundRect(x - wide / 2, y - high, wide, high), chance() < 0.5 ? '#f6e0bc' : '#d9c8a6');
    box.fill(
      polygon(
        points(
          `${x - wide * 0.6},${y - high} ${x - wide * 0.2},${y - high - 4} ${x + wide * 0.7},${y - high}`,
        ),
      ),
      chance() < 0.3 ? '#b5654c' : '#6f7f76',
    );
  }
}

/** A headland with its town, and the mole that runs out from it to a small lighthouse. */
export function harbour(box: Local): void {
  box.fill(LAND, '#8fa893');
  stippled(box.art, box.place(LAND), '#f3d6a8', box.at(0, -36), box.at(0, 4), [0, 0.7]);
  town(box);
  box.fill(MOLE_WALL, '#6f8a80');
  stippled(box.art, box.place(MOLE_WALL), '#3f6664', box.at(0, 40), box.at(0, 78), [0.2, 0.9]);
  box.fill(MOLE_TOP, '#f0dcb4');
  stippled(box.art, box.place(IMAGE), '#3f706d', box.at(-100, 50), box.at(-92, 100), [0.95, 0.15]);
  const broken = range(7, (i) =>
    closed(`${79 - i},${50 + i * 6}! 86,${48 + i * 6} ${93 + i},${50 + i * 6}! 86,${52 + i * 6}`),
  );
  box.blot(broken, '#fbf3e0', 0.7);
  part(box, polygon(points('74,33 75,28 93,28 94,33')), '#d9c49c', 2);
  part(box, polygon(points('78,29 80.5,-18 88.5,-18 91,29')), '#fbf3e0', 3, '#8fa79c');
  box.fill(polygon(points('79.2,8 79.8,-3 89.3,-3 89.8,8')), '#c45942');
  part(box, polygon(points('77.5,-18 78,-21 91,-21 91.5,-18')), '#5a6a66', 1);
  box.fill(roundRect(81, -30, 7, 9), '#ffe7a8');
  part(box, closed('79.5,-30! 82,-35 84.5,-38! 87,-35 89.5,-30!'), '#c45942', 1, '#7c3430');
}
