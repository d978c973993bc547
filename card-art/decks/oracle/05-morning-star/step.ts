import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './view.ts';

const ROCK = { shade: '#12171b', rim: '#ffb070', rimWidth: 2.6 };

/** The last step that is too high for one alone: blocks of dark lava. */
export function rocks(art: Art): void {
  for (const [block, tone, soft] of [
    ['250,900! 244,826! 262,764 296,744! 372,738 420,752! 452,800 470,900!', '#54474a', 18],
    ['20,900! 20,836! 70,822 128,832! 200,838 262,848! 290,900!', '#4b4247', 16],
    ['400,900! 410,812! 452,786 520,780! 600,800! 600,900!', '#3c383d', 18],
    ['190,900! 198,840! 224,829 262,829! 300,842 322,900!', '#5d4c4b', 12],
  ] as const)
    form(art, byHand(closed(block), 2), tone, soft, ROCK);
  strokes(
    art,
    [
      '262,782 300,776 330,784',
      '290,800 284,832 292,850',
      '340,760 352,800 346,846',
      '400,780 408,820',
      '60,846 110,852 140,848',
      '470,806 500,820 548,814',
      '220,878 250,874',
    ],
    INK.contour,
    '#1d1f24',
    0.2,
  );
  stippled(
    art,
    closed('262,752! 296,744 372,738 420,752! 400,764 320,764'),
    '#ffcf8c',
    [300, 740],
    [330, 770],
    [0.9, 0],
  );
}

/** What the lamp on her brow falls on. */
export function beam(art: Art): void {
  const cone = closed('286,604! 298,612! 290,700 236,836 90,836! 130,760 200,690');
  art.fill(
    cone,
    art.linear(290, 608, 170, 836, [
      [0, '#ffe6a8', 0.34],
      [1, '#ffd890', 0.04],
    ]),
  );
  stippled(
    art,
    closed('120,836! 150,800 230,790 262,828! 230,834 180,842'),
    '#ffd890',
    [250, 800],
    [110, 840],
    [0.6, 0],
  );
}

/** Cushions of mountain flowers at the foot, and the bird that lives there. */
export function cushions(art: Art): void {
  const chance = random('cushions');
  form(art, closed('420,900! 440,842 480,828 520,838 560,822 600,830! 600,900!'), '#27413c', 14, {
    shade: '#0f1f22',
    rim: '#9cae72',
  });
  art.blot(
    range(60, () =>
      leaf(
        chance.between(430, 560),
        chance.between(836, 880),
        chance.between(9, 15),
        4,
        chance.between(-50, 50),
      ),
    ),
    '#3f6350',
  );
  art.blot(
    range(30, () =>
      leaf(
        chance.between(430, 556),
        chance.between(834, 866),
        chance.between(8, 13),
        3.4,
        chance.between(-60, 20),
      ),
    ),
    '#7f9263',
  );
  art.blot(
    range(16, () => ellipse(chance.between(436, 556), chance.between(832, 872), 3)),
    '#f6d8c4',
  );
}

/** A ptarmigan that has stopped to look at us. */
export function ptarmigan(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const plume = { shade: '#3a2a28', rim: '#ffd09a', rimWidth: 1.8 };
  form(art, box.place(closed('30,-18! 58,-24 66,-14 50,-6 28,-4!')), '#3b3230', 4, plume);
  form(
    art,
    box.place(closed('-24,2 -36,-20 -30,-46 -10,-52 18,-44 40,-26 38,-6 18,6 -8,8')),
    '#8a6647',
    12,
    plume,
  );
  form(art, box.place(closed('-22,4 -30,-10 -24,-26 -8,-22 8,-4 6,8')), '#f2e6d0', 5, {
    shade: '#a8866c',
    rim: '#fff3dc',
  });
  form(art, box.place(closed('-6,-40! 14,-38 34,-24 44,-10! 24,-8 6,-16')), '#6f5140', 5, plume);
  form(art, box.place(closed('-36,-28! -40,-50 -34,-66 -20,-70 -8,-62 -4,-44 -10,-30')), '#94704e', 7, plume);
  box.fill(closed('-42,-54! -52,-49 -42,-47!'), '#241f20');
  box.fill(closed('-34,-66! -28,-71 -20,-68! -26,-63'), '#c8404a');
  box.fill(closed('-38,-57 -30,-64 -20,-58 -28,-52'), '#e6cfae');
  box.fill(ellipse(-29.4, -57.6, 4.4), '#140f12');
  box.fill(ellipse(-31, -59.4, 1.7), '#fffdf0');
  strokes(
    box,
    [
      '-14,-46 -6,-42',
      '-20,-38 -10,-34',
      '0,-34 8,-30',
      '10,-40 18,-36',
      '4,-24 14,-22',
      '18,-28 26,-22',
      '20,-16 30,-14',
      '-26,-46 -18,-44',
    ],
    2,
    '#3f2e29',
    0.1,
  );
  strokes(box, ['-8,8 -10,16 -18,18', '8,8 6,16 -2,18'], 2.4, '#e8d8c0', 0);
}
