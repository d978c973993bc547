import { clamp, closed, type Local, local } from '../../../kit/pen/index.ts';
import { creases, form } from './view.ts';
import { wool } from './wool.ts';

const FACE = { fill: '#f0dfcd', shade: '#cdb6a8', rim: '#fffaf0' } as const;
const PINK = '#dfa596';

/** A lamb's skull: high brow, short narrow muzzle, deep cheek. */
const OUTLINE =
  '39.1,-7! 42.4,-2 42.4,5! 40.8,11 35.9,16 28.5,17! 19.5,18 9,23 -4,28 -18,27 -27,14 -29,-4 -24,-20 -12,-28 4,-28 14,-22 22.7,-17 31.8,-13';

/** Asleep, its chin on its own knee, the sun on it. */
export function lambHead(pair: Local): void {
  const box = local(pair.art, ...pair.at(230, 749), pair.scale * 1.42, { mirror: true, rot: -15 });
  ear(
    box,
    '-6,-20! -12,-33 -24,-42 -38,-45 -46,-41 -42,-31 -32,-20 -20,-12!',
    '-16,-24 -24,-35 -39,-41 -35,-31 -26,-20',
  );
  form(
    box,
    OUTLINE,
    { ...FACE, fill: '#f0d8c2', soft: 0 },
    // the side of the face, from cheek to lip, and the jaw's underside
    ['-40,-24! -14,-20 -6,-14 0,-4 12,2 22.7,0 32.6,0 45.7,4! 44.1,24 -40,34', '#e4c9b2'],
    ['-40,-8! -20,8 -6,15 8,13 21.1,9 32.6,10 45.7,10! 44.1,26 -40,36', '#cdaa96'],
    ['-40,8! -24,18 -8,23 10,20 27.7,14! 27.7,30 -40,36', '#a98678'],
    ['44.1,-12! 32.6,-14 22.7,-18 13,-23 4,-29! -6,-28 0,-20 14,-15 24.4,-11 35.9,-9 44.1,-6!', '#fff6ea'],
    ['44.1,-9! 36.7,-9 34.2,-4 35,4 35.9,10 32.6,17 44.1,16!', '#ecc6b6'],
  );
  nose(box);
  eye(box);
  // the fleece begins behind cheek and jaw
  wool(pair, {
    within: closed('268,730 278,726 290,738 300,756 296,770 282,774 268,770 266,760 272,748'),
    size: [4.6, 7.4],
    gap: 7,
    turned: (x, y) => clamp((x * 0.4 + y * 0.8 - 700) / 62),
    seed: 'cheek',
  });
  ear(
    box,
    '-12,-12! -24,-17 -38,-14 -50,-6 -58,5! -50,9 -38,9 -26,5 -14,-2!',
    '-20,-8 -34,-8 -52,4 -40,6 -28,2',
  );
  wool(pair, {
    within: closed('222,706 234,696 248,696 258,708 264,728 258,738 246,728 230,718'),
    size: [5.4, 8.6],
    gap: 8,
    turned: (x, y) => clamp((x * 0.7 + y * 0.7 - 660) / 60),
    seed: 'poll',
  });
}

function nose(box: Local): void {
  box.fill(closed('40,-7! 43.2,-2 42.4,5! 39.1,5 35.9,1 35.9,-5!'), PINK);
  creases(box, ['40.8,-3 38,-3 36.4,0 37.5,3'], 2.4, '#6b4146');
  creases(box, ['42.4,5 39.1,7', '40.8,8.6 35.9,9.4 30.1,8.4 25.2,10'], 1.6, '#6b4146');
}

/** Shut: the lid round over the ball, the lashes one dark edge. */
function eye(box: Local): void {
  box.fill(closed('16,-6! 11,-15 2,-17 -8,-10! -4,-2 5,1 12,-1'), '#f5e1cd');
  box.fill(closed('-8,-9! -4,0 4,3 13,1 17,-5! 15,4 8,7 -4,5'), '#d2b09b');
  creases(box, ['-9,-8 -4,-1.6 4,0.8 11,-0.8 17,-6'], 3.6, '#4a302a');
  creases(box, ['12,-17 5,-20 -4,-18'], 1.4, '#c4a594');
}

function ear(box: Local, outline: string, inside: string): void {
  form(box, outline, { ...FACE, soft: 3 }, [inside, PINK]);
}
