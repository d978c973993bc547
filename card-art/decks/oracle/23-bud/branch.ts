import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, random, range, ribbon } from '../../../kit/pen/index.ts';
import { hair } from './fur.ts';

const BARK = '#6d5f54';
const wood = lit({
  from: { towards: [-0.75, -0.66] },
  shade: '#2c2623',
  rim: '#f6dfb4',
  rimWidth: 2.2,
  stray: 1,
});

/** From the frame to the bud; thicker at each old leaf's scar, and there it turns. */
const LIMB = closed(
  '600,722 544,704 494,674 470,676 442,666 398,654 344,638 328,622 300,604 268,590 258,574 236,548 216,528 195,513 184,497! 248,480! 254,504 258,524 266,538 280,550 290,564 322,578 346,592 358,606 402,622 448,636 466,634 498,640 552,662 600,674',
);

/** Bare wood from the right up to the bud, and a spur with next year's leaf. */
export function branch(art: Art): void {
  const side = closed('452,664! 470,634 480,600 500,566 506,566 494,606 486,640 480,668!');
  wood(art, side, BARK, 4);
  smallBud(art, 503, 568);
  wood(art, LIMB, () => void art.fill(LIMB, BARK), 8);
  art.clip(LIMB, () => scars(art));
}

/** Rings of old leaf scars, pores, and lichen on the sunny side. */
function scars(art: Art): void {
  strokes(
    art,
    [
      '204,518 228,516 254,500',
      '214,528 236,524 257,512',
      '262,582 274,566 286,556',
      '268,588 280,572 292,564',
      '328,624 338,608 346,592',
      '336,630 344,612 354,602',
      '460,676 462,652 460,634',
      '472,678 474,656 470,634',
    ],
    INK.form,
    '#3a302b',
    0.1,
  );
  const chance = random('pores');
  const pores = range(60, (i): Path => {
    const t = chance();
    const [x, y] = [226 + t * 330, 540 + t * 140 + Math.sin(t * 9) * 6 + chance.between(-20, 16)];
    return ribbon(curve(`${x},${y} ${x + 2},${y + 1} ${x + 4 + (i % 4)},${y + 3}`), 2.2, {
      samples: 4,
      start: 0.4,
    });
  });
  art.blot(pores, '#a8947e', 0.7);
  art.blot(
    [
      closed('372,618 384,616 394,622 404,624 396,632 384,630 374,626'),
      closed('512,652 524,654 530,660 518,662'),
    ],
    '#b9c29a',
  );
}

/** Next year's leaf, shut in its own fur. */
function smallBud(art: Art, x: number, y: number): void {
  const outline = closed(
    `${x - 6},${y + 6}! ${x - 13},${y - 14} ${x - 8},${y - 36} ${x + 4},${y - 54}! ${x + 13},${y - 32} ${x + 12},${y - 10} ${x + 6},${y + 6}!`,
  );
  wood(art, outline, '#8d8c74', 6, { shade: '#4a4a3c' });
  const chance = random('small bud');
  const fur = (count: number, from: number, to: number): Path[] =>
    range(count, () => {
      const [across, up] = [chance.between(from, to), chance()];
      return hair(
        x + across * 11 * Math.sin(0.6 + up * 2.2),
        y + 2 - up * 46,
        chance.between(7, 12),
        across * 24 + 6,
        1.6,
      );
    });
  art.blot(fur(40, -1, 1), '#6a6a58').blot(fur(44, -1, 0.1), '#efe6c6');
}
