import { lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, random, range, ribbon } from '../../../kit/pen/index.ts';
import { locks } from './fur.ts';

const form = lit({
  from: { towards: [0.7, -0.7] },
  shade: '#3a2a26',
  rim: '#fff3d0',
  rimWidth: 2.2,
  stray: 0.6,
});

/** A rowan bough close to us, cut by the frame, with what is left of its berries. */
export function bough(art: Art): void {
  const limb = ribbon(curve('602,678 532,728 442,762 352,776 270,806'), 22, {
    start: 1,
    end: 0.2,
    peak: 0.05,
    samples: 20,
  });
  const side = ribbon(curve('482,746 452,798 412,844 384,908'), 12, { start: 0.9, end: 0.4, peak: 0.05 });
  const twig = ribbon(curve('404,766 362,750 330,728'), 7, { start: 0.9, end: 0.3, peak: 0.05 });
  for (const part of [side, twig, limb]) form(art, part, '#54423a', 5);
  art.fill(
    closed(
      '592,672! 536,714 482,738 432,754 372,763 312,780 274,800! 312,774 362,760 432,742 492,718 552,682 592,658!',
    ),
    '#fffaf0',
  );
  strokes(
    art,
    ['560,705 532,725 504,739', '482,746 452,757 422,765', '402,767 372,773 342,778'],
    1.6,
    '#2f2320',
    0.25,
  );
  berries(art, 310, 824, 0.94, 'low');
  berries(art, 448, 846, 1.06, 'right');
}

/** A little snow has stayed on a cluster. */
const cap = (box: ReturnType<typeof local>): void => {
  box.fill(
    closed('-30,-12! -20,-26 -6,-32 8,-32 22,-24 32,-10! 20,-14 10,-10 0,-16 -12,-10 -20,-15'),
    '#fffaf0',
  );
};

function berries(art: Art, x: number, y: number, scale: number, seed: string): void {
  const chance = random(`berries ${seed}`);
  const places = range(21, (i) => {
    const [angle, far] = [i * 2.4, 8.2 * Math.sqrt(i)];
    return [Math.cos(angle) * far * 1.1, Math.sin(angle) * far * 0.8 + chance.between(-3, 3)] as const;
  });
  const box = local(art, x, y, scale);
  strokes(
    box,
    places.map(([px, py]) => curve(`0,-40 ${px * 0.4},${py * 0.5 - 18} ${px},${py}`)),
    1.6,
    '#5b3a2c',
    0,
  );
  for (const [px, py] of [...places].sort((a, b) => a[1] - b[1]))
    form(art, box.place(ellipse(px, py, 7.4)), '#cb4038', 3, {
      shade: '#6d1618',
      rim: '#ffc79a',
      rimWidth: 1.2,
    });
  box.blot(
    places.map(([px, py]) => ellipse(px + 2.2, py - 2.4, 1.5)),
    '#ffe0c4',
  );
  cap(box);
}

/** A long-tailed tit, round as a ball of snow, that looks down at the sleeper. */
export function tit(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const tail = closed('22,-12! 44,-34 72,-66 92,-86! 99,-78 84,-52 58,-14 36,8!');
  form(art, box.place(tail), '#3a3331', 3, { rim: '#efe3cd' });
  strokes(box, ['40,-8 66,-38 94,-80', '34,-10 56,-34 80,-64'], 2, '#cfc3b0', 0.1);
  const ball = closed('-41,-10 -40,-30 -28,-46 -8,-53 12,-50 30,-38 42,-18 43,6 30,27 4,36 -22,29 -37,10');
  const down = (): void => {
    box.fill(ball, '#fbf3e4').blot(locks(ball, 60, 7, -0.3), '#fbf3e4');
    box.fill(closed('14,34 28,26 40,10 40,24 30,36 16,40'), '#d9a995');
  };
  form(art, box.place(ball), down, 10, { shade: '#a2968c', depth: 0.9 });
  // the folded wing: shoulder, pink scapulars, dark quills with pale edges
  box.fill(closed('4,-36 18,-38 32,-28 43,-10 50,8 52,20! 40,12 26,0 14,-14 4,-26'), '#3f3633');
  box.fill(closed('8,-35 20,-34 30,-24 36,-12 28,-10 18,-18 8,-26'), '#c9978a');
  strokes(box, ['20,-12 34,2 48,16', '26,-12 38,0 50,14', '32,-10 42,2 50,11'], 1.6, '#e9dcc6', 0.15);
  strokes(
    box,
    ['-30,-6 -24,0 -16,2', '-14,10 -6,15 4,14', '-22,16 -14,22 -4,22', '6,24 14,22 22,16', '-6,-2 0,4 8,4'],
    1.5,
    '#cdbfac',
    0.3,
  );
  box.fill(ellipse(-24, -24, 4.3, 4.7), '#1d1614').fill(ellipse(-25.5, -25.8, 1.5), '#fffdf4');
  box.fill(closed('-39,-19! -49,-13! -46,-10 -39,-11!'), '#2c2320');
  box.line([curve('-4,33 -5,42'), curve('9,33 9,41')], 2.4, '#4a3a34');
  box.line([curve('-13,46 -8,41 -4,42 0,47'), curve('2,45 6,40 10,41 14,46')], 2.6, '#4a3a34');
}
