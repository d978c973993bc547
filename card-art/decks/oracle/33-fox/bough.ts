import { lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, random, range, ribbon } from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [0.7, -0.7] },
  shade: '#3a2a26',
  rim: '#fff3d0',
  rimWidth: 2.2,
  stray: 0.6,
});

/** A rowan bough close to us, cut by the frame, with what is left of its berries. */
export function bough(art: Art): void {
  const limb = ribbon(curve('590,640 520,690 430,724 340,738 258,768'), 22, {
    start: 1,
    end: 0.2,
    peak: 0.05,
    samples: 20,
  });
  const side = ribbon(curve('470,708 440,760 400,806 372,870'), 12, { start: 0.9, end: 0.4, peak: 0.05 });
  const twig = ribbon(curve('392,728 350,712 318,690'), 7, { start: 0.9, end: 0.3, peak: 0.05 });
  for (const part of [side, twig, limb]) form(art, part, '#54423a', 5);
  art.fill(
    closed(
      '580,634! 524,676 470,700 420,716 360,725 300,742 262,762! 300,736 350,722 420,704 480,680 540,644 580,620!',
    ),
    '#fffaf0',
  );
  berries(art, 300, 790, 1, 'low');
  berries(art, 420, 836, 1.1, 'right');
}

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
    form(art, box.place(ellipse(px, py, 7.4)), '#cf3b28', 3, {
      shade: '#6d1618',
      rim: '#ffc79a',
      rimWidth: 1.2,
    });
}

/** A long-tailed tit, round as a ball of snow, that looks down at the sleeper. */
export function tit(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  form(art, box.place(closed('26,-12! 60,-22 92,-30 116,-32! 120,-24 94,-14 60,0 32,12!')), '#3a3331', 3, {
    rim: '#e8d9bd',
  });
  strokes(box, ['44,2 80,-10 116,-22'], 2.4, '#efe3cd', 0);
  form(
    art,
    box.place(closed('-40,-8 -38,-34 -20,-50 6,-52 28,-40 42,-18 42,8 28,28 2,36 -24,28')),
    '#fbf3e4',
    10,
    { shade: '#a79c93', depth: 0.9 },
  );
  box
    .fill(closed('8,-40! 26,-36 40,-18 46,0 40,14! 30,0 18,-14'), '#4a3f3b')
    .fill(closed('16,-26! 30,-18 38,0 32,8! 24,-8'), '#c79a86');
  box.fill(ellipse(-24, -22, 4.4), '#1d1614').fill(ellipse(-25.6, -23.6, 1.4), '#fffdf4');
  box.fill(closed('-39,-16! -48,-10! -38,-8!'), '#2c2320');
  strokes(box, ['-10,10 -2,16 10,16', '-18,2 -8,8 0,8', '4,22 14,20 22,12'], 1.6, '#c9bba8', 0.3);
  box.line([curve('-4,34 -6,44'), curve('8,34 8,44')], 2.2, '#4a3a34');
}
