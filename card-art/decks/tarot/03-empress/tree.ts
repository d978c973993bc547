import { byHand, modelled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, lerp, random, range, ribbon } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { pomegranate } from './pomegranate.ts';

const CANOPY = byHand(
  closed(
    '20,20! 420,20! 424,66 400,96 408,128 372,150 362,188 326,186 304,212 268,204 240,232 206,226 186,258 152,262 142,300 112,306 100,346 66,352 20,380!',
  ),
  4,
);

/** The trunk behind her seat. */
export function trunk(art: Art): void {
  const wood = Object.assign(
    ribbon(curve('86,720 96,600 84,480 108,360 100,240'), 54, { start: 1, end: 0.7, samples: 14 }),
  );
  modelled(
    art,
    [20, 200, 220, 740],
    { towards: [14, -4], soft: 12, shade: '#2a1c22', rim: '#f0d79c', rimWidth: 3 },
    () => {
      art.fill(wood, '#6a4a38');
      art.fill(ribbon(curve('100,420 150,340 180,230'), 24, { start: 0.9, end: 0.7 }), '#6a4a38');
    },
  );
  strokes(
    art,
    ['84,700 92,600 82,480 100,380', '98,680 106,580 96,470', '72,640 80,560 72,480'],
    2.2,
    '#33222a',
  );
}

/** Its leaves, dark above us, lit along the edge towards the sun; its fruit. */
export function canopy(art: Art): void {
  modelled(
    art,
    [10, 10, 450, 400],
    { towards: [22, 14], soft: 20, shade: '#10292c', rim: '#ccd296', rimWidth: 2.4 },
    () => void art.fill(CANOPY, '#28513f'),
  );
  const chance = random('canopy');
  const leaves = range(150, () => {
    const [x, t] = [chance.between(50, 400), chance() ** 1.2];
    const foot = lerp(360, 120, Math.min(1, (x - 50) / 340));
    return {
      x,
      y: lerp(foot - 14, 50, t),
      t,
      angle: chance.between(110, 250),
      length: chance.between(22, 38),
    };
  });
  for (const [tone, low, high] of [
    ['#1a3a34', 0.5, 1],
    ['#3c6c48', 0.2, 0.5],
    ['#819b5c', 0, 0.2],
  ] as const)
    art.blot(
      leaves
        .filter(({ t }) => t >= low && t < high)
        .map(({ x, y, angle, length }) => leaf(x, y, length, length * 0.36, angle, 4)),
      tone,
    );
  // leaves along the lit edge, so that no outline is left of it
  const edge = CANOPY.walk(170).filter(({ x, y }) => x > 46 && y > 52 && y < 372);
  for (const [i, tone] of ['#28513f', '#5d8852', '#bac782'].entries())
    art.blot(
      edge
        .filter((_, k) => k % 3 === i)
        .map(({ x, y }, k) => leaf(x - 8, y - 6, 30 + (k % 3) * 6, 12, 116 + ((k * 53) % 80), 4)),
      tone,
    );
  art.blot(
    (
      [
        ['44,120 140,130 250,112 360,96 404,112', 10],
        ['250,114 276,150 282,190', 5],
        ['360,98 374,130 372,168', 5],
        ['120,128 128,180 122,232', 6],
      ] as const
    ).map(([twig, width]) => ribbon(curve(twig), width, { start: 1, end: 0.5 })),
    '#5a3c30',
  );
  art.blot(
    [
      [404, 112, 116],
      [402, 112, 70],
      [282, 186, 240],
      [283, 186, 118],
      [372, 164, 236],
      [373, 164, 122],
      [122, 226, 236],
      [122, 226, 118],
    ].map(([x, y, angle]) => leaf(x!, y!, 42, 16, angle!, 6)),
    '#8ea768',
  );
  pomegranate(art, 284, 214, 0.8, 4);
  pomegranate(art, 374, 196, 0.98, -6, true);
  pomegranate(art, 120, 262, 0.92, 6);
}
