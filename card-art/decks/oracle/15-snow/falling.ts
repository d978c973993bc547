import { INK, ink, modelled, printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';

/** Flakes far and near; the nearest are out of focus. */
export function snowfall(art: Art): void {
  const chance = random('snowfall');
  const flakes = (count: number, from: number, to: number): Path[] =>
    range(count, () => {
      const r = chance.between(from, to);
      return ellipse(chance.between(54, 546), chance.between(70, 800), r, r * chance.between(0.8, 1.1));
    });
  art.blot(flakes(110, 1, 2.2), '#ffffff', 0.85).blot(flakes(34, 2.6, 4.4), '#ffffff', 0.95);
  for (const [x, y, r] of [
    [108, 150, 17],
    [520, 160, 13],
    [300, 470, 14],
    [84, 420, 12],
    [226, 128, 9],
  ] as const)
    printed(art, [x - r, y - r, x + r, y + r], () => void art.glow(x, y, r * 1.4, '#ffffff', 1, 1, 0.6));
}

/** Dry grass at our feet that the snow has not quite covered, red berries on a twig. */
export function stems(art: Art): void {
  const blades = [
    '430,880 438,820 452,770 476,728',
    '446,880 462,830 486,796 520,776',
    '420,880 414,830 402,790 388,764',
    '470,880 476,852 492,836 520,822',
    '466,880 470,850 470,828 462,808',
  ];
  art.blot(
    blades.map((blade) => ribbon(curve(blade), 6, { start: 1, end: 0.1, peak: 0.1 })),
    '#7c6858',
  );
  const heads = ['476,730 468,746 460,762', '520,777 508,784 494,794', '388,766 394,780 400,794'];
  art.blot(
    heads.map((head, i) => ink(curve(head), 9, i, 0)),
    '#b09272',
  );
  modelled(
    art,
    [360, 700, 556, 868],
    { towards: [-2, -3], soft: 2, shade: '#5c1c3c', rim: '#ffd0c8', rimWidth: 1.4 },
    () => {
      for (const [x, y] of [
        [480, 842],
        [496, 830],
        [492, 850],
        [511, 840],
        [470, 828],
      ] as const)
        art.fill(ellipse(x, y, 7), '#c8404e');
    },
  );
  const bank = closed('360,880! 400,858 450,846 490,862 530,850 570,856! 570,900! 360,900!');
  art.fill(bank, '#dfeafa');
  art.blot(ink(curve('372,872 404,857 450,846 490,861 530,850 560,854'), INK.contour, 3, 0.1), '#ffffff');
}
