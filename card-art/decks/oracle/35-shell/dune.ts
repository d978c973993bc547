import { lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, lerp, random, range, ribbon, spline } from '../../../kit/pen/index.ts';

/** The dune's edge under us, in shade, with its grass cut by the frame. */
export function dune(art: Art): void {
  const form = lit({
    from: { towards: [-0.8, -0.6] },
    shade: '#5b4a36',
    rim: '#fbe3ae',
    rimWidth: 2.2,
    stray: 1,
  });
  const edge = closed('250,880! 300,850 352,838 400,812 446,800 490,764 530,748 580,716! 580,900! 250,900!');
  form(art, edge, '#a9835a', 14);
  stippled(art, edge, '#5f4a34', [420, 770], [560, 880], [0, 0.9]);
  shade(art);
  for (const [seed, count, tone, reach] of [
    ['back', 34, '#4c5a3c', 1],
    ['front', 30, '#6f7a48', 0.8],
    ['lit', 16, '#d6c177', 0.85],
  ] as const) {
    const chance = random(`grass ${seed}`);
    const blades = range(count, () => {
      const foot = chance();
      const [x, y] = [lerp(372, 590, foot ** 0.7), lerp(850, 776, foot) + chance.between(6, 50)];
      const height = chance.between(70, 190) * reach * (0.45 + foot * 0.65);
      const lean = chance.between(-70, 26) - 18;
      const tip: [number, number] = [x + lean, y - height];
      return ribbon(spline([[x, y], [x + lean * 0.18, y - height * 0.55], tip]), chance.between(2.6, 5), {
        samples: 7,
        start: 0.8,
        peak: 0.3,
      });
    });
    art.blot(blades, tone);
  }
  strokes(art, [curve('300,846 340,836 380,822'), curve('330,856 380,840 420,818')], 1.4, '#7a5d3f', 0.3);
}

/** What the dune at our left throws over the sand before us. */
function shade(art: Art): void {
  const cast = closed(
    '30,690! 74,706 120,724 160,730 214,760 262,772 318,800 356,806 400,838 420,880! 30,880!',
  );
  const chance = random('cast grass');
  const blades = range(38, () => {
    const x = chance.between(30, 350);
    const edge = 704 + (x - 60) * 0.36;
    const reach = chance.between(30, 86);
    const blade = spline([
      [x - 20, edge + 12],
      [x + reach * 0.5, edge + reach * 0.1],
      [x + reach, edge + reach * chance.between(0.02, 0.24)],
    ]);
    return ribbon(blade, chance.between(4, 7), { samples: 6, start: 0.9, peak: 0.2 });
  });
  art.group('opacity=".55"', () => void art.fill(cast, '#8d664c').blot(blades, '#8d664c'));
  stippled(art, cast, '#5f4535', [180, 760], [60, 880], [0, 0.7]);
}

/** Small waders run where the water has just been. */
export function waders(art: Art): void {
  for (const [x, y, size, step] of [
    [470, 318, 1, 0],
    [500, 308, 0.92, 1],
    [446, 331, 1.05, 1],
  ] as const) {
    const at = (path: ReturnType<typeof closed>) => path.scale(size, size).translate(x, y);
    art.line(at(step ? curve('-2,-4 -4,0') : curve('-1,-4 2,1')), 1, '#5a4334');
    art.line(at(step ? curve('1,-4 3,1') : curve('1,-4 -1,1')), 1, '#5a4334');
    art.fill(at(closed('-9,-9! -3,-11 3,-10 7,-12 10,-10 8,-7 3,-4 -3,-4')), '#fbf3de');
    art.fill(at(closed('-11,-9! -4,-12 3,-10 0,-7 -5,-7')), '#8c7357');
    art.line(at(curve('10,-9.6 14,-8.6')), 0.9, '#3a2b24');
    art.line(at(curve('-8,3 6,2 16,4')), 1.2, '#9c7c58');
  }
}
