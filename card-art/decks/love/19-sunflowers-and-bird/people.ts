import { around, INK, ink, lit, ripples, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, line, local, roundLimb, tube } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { farSunflower } from './sunflower.ts';
import { on, SUN } from './view.ts';

const cloth = lit({
  from: { towards: SUN },
  shade: '#27404a',
  rim: '#fff3d0',
  rimWidth: 1.8,
  stray: 0.5,
  region: (outline) => around(outline, 16),
});

/** He stands in the stern and leans on his pole; we see his hat and his back. */
export function boatman(art: Art): void {
  const [x, y] = on(-196, 0, 20);
  const box = local(art, x, y, 1.08);
  art.fill(ellipse(x + 26, y - 12, 44, 17).rotate(-24, x + 26, y - 12), '#2a1c18', 0.7);
  const pole = tube(
    [
      [-150, 126],
      [-62, 6],
      [40, -132],
    ],
    [3, 3.4],
    12,
  ).outline;
  // bare feet, legs apart on the boards
  box.fill(
    [closed('-33,8! -34,16 -26,20 -16,17 -14,9!'), closed('15,3! 15,12 23,15 33,11 34,2!')],
    '#a06a48',
  );
  cloth(
    art,
    box.place(closed('-24,-46! -28,-22 -30,2 -34,10! -12,12! -8,-6 0,-28! 10,-8 14,6! 34,2! 30,-14 24,-48!')),
    '#5a6a72',
    4,
  );
  cloth(art, box.place(roundLimb('18,-86 38,-92 20,-106', [9, 8, 5], 10)), '#e9e2cc', 3, {
    shade: '#8a8a72',
  });
  cloth(
    art,
    box.place(closed('-27,-42! -30,-66 -28,-86 -16,-98 4,-102 22,-96 30,-82 29,-60 27,-42! 10,-36 -10,-36')),
    '#f2ead2',
    8,
    { shade: '#8f927c', rim: '#fffbe8' },
  );
  strokes(box, ['-10,-94 -18,-66 -20,-44', '8,-92 16,-66 18,-44'], 4, '#7a5440', 0.02);
  strokes(box, ['-2,-60 0,-44', '24,-70 18,-58'], INK.form, '#a8a488');
  art.fill(box.place(pole), '#8a6440');
  strokes(box, ['-148,123 -62,4 38,-130'], 1.4, '#f0d09a', 0);
  cloth(art, box.place(roundLimb('-22,-86 -44,-74 -50,-42 -46,-24', [9, 9, 6.5, 5], 12)), '#f2ead2', 4, {
    shade: '#8f927c',
  });
  box.fill(ellipse(-46, -21, 5.6), '#a06a48').fill(ellipse(19, -107, 5), '#8a5a3e');
  const brim = box.place(ellipse(2, -112, 33, 25).rotate(-8, 2, -112));
  cloth(art, brim, '#e3c078', 6, { shade: '#8a5f34', rim: '#fff3c8' });
  cloth(art, box.place(ellipse(5, -119, 17, 14)), '#ecca84', 4, { shade: '#8a5f34' });
  strokes(box, ['-11,-114 -4,-107 8,-105 20,-112'], 3.4, '#5c4430', 0.05);
  art.blot([ink(box.place(curve('-24,-104 -8,-92 14,-91 30,-103')), 1.2, 3)], '#b48a4c');
  const [px, py] = box.at(-148, 124);
  art.line([ellipse(px, py, 16, 9), ellipse(px, py, 30, 17)], 1.6, '#e4efd6', 0.85);
  ripples(
    art,
    4,
    (i) => ({ x: px + 4 - i * 8, y: py + 12 + i * 7, half: 16 - i * 2, rise: 2, weight: 1.6 }),
    [
      ['#e4efd6', 0.8],
      ['#2f5a54', 0.7],
    ],
  );
}

/** She sits in the bow with her back to us and answers somebody on the bridge with a flower. */
export function passenger(art: Art): void {
  const [x, y] = on(172, -4, 40);
  const box = local(art, x, y, 1.02);
  // skirt over the bench
  cloth(art, box.place(closed('-30,4 -36,-12 -24,-28 0,-32 24,-26 36,-8 30,8 4,14')), '#c9606c', 6, {
    shade: '#6a2a44',
    rim: '#ffd2bc',
  });
  cloth(art, box.place(roundLimb('-18,-54 -36,-40 -50,-20', [6, 5.5, 4.2], 10)), '#c08a64', 3, {
    shade: '#6a4030',
  });
  box.fill(ellipse(-52, -17, 5.4, 4.6), '#c08a64');
  cloth(
    art,
    box.place(closed('-20,-14! -22,-36 -20,-54 -8,-62 8,-62 20,-55 22,-36 20,-14! 6,-8 -8,-8')),
    '#d97a80',
    6,
    {
      shade: '#7a3450',
      rim: '#ffe0c8',
    },
  );
  const arm = roundLimb('17,-54 38,-44 52,-64', [6, 5.4, 4.2], 10);
  cloth(art, box.place(arm), '#c08a64', 3, { shade: '#6a4030' });
  const stem = box.place(line(46, -46, 70, -92));
  art.line(stem, 4, '#738763');
  art.fill(leaf(...box.at(60, -76), 24, 17, 120), '#919e77');
  farSunflower(art, ...box.at(72, -100), 26, { squash: 0.92, rot: 20 });
  box.fill(ellipse(53, -66, 5), '#c08a64');
  // her hair below the brim, the sash
  box.fill(closed('-15,-66 -17,-52 -12,-42 -2,-39 9,-42 15,-52 14,-66'), '#4a2c24');
  strokes(box, ['-8,-58 -8,-46', '0,-58 0,-43', '8,-58 7,-46'], INK.detail, '#8a5a44');
  strokes(box, ['-21,-18 -8,-13 8,-13 21,-18'], 5, '#fbe6cc', 0.02);
  cloth(art, box.place(ellipse(0, -74, 30, 22).rotate(6, 0, -74)), '#f0dca8', 6, {
    shade: '#9a7444',
    rim: '#fff7da',
  });
  cloth(art, box.place(ellipse(2, -80, 16, 12.5)), '#f4e2b4', 4, { shade: '#9a7444' });
  strokes(box, ['-13,-77 -6,-69 6,-67 17,-73'], 4.4, '#b83a50', 0.03);
  box.fill(closed('-3,-68! -12,-52 -15,-34! -8,-38 -3,-30! -3,-50 2,-67!'), '#b83a50');
}
