import { clamp, closed, type Local, local } from '../../../kit/pen/index.ts';
import { creases, form } from './view.ts';
import { wool } from './wool.ts';

const FACE = { fill: '#f0dfcd', shade: '#cdb6a8', rim: '#fffaf0' } as const;
const PINK = '#dfa596';

const OUTLINE =
  '47,-7! 49,0 46,5! 46,9 40,14 31,13! 20,17 8,22 -4,26 -17,25 -26,14 -28,-4 -24,-18 -12,-26 2,-25 12,-20 26,-17 39,-14';

/** Asleep, its chin on its own knee, the sun on it. */
export function lambHead(pair: Local): void {
  const box = local(pair.art, ...pair.at(230, 749), pair.scale * 1.42, { mirror: true, rot: -15 });
  ear(
    box,
    '-8,-18! -14,-32 -26,-42 -42,-46 -50,-42 -44,-30 -34,-20 -22,-10!',
    '-16,-22 -24,-34 -42,-42 -38,-30 -26,-18',
  );
  form(
    box,
    OUTLINE,
    { ...FACE, fill: '#f0d8c2', soft: 0 },
    // the side of the face, from cheek to lip, and the jaw's underside
    ['-40,-24! -14,-22 -4,-14 2,-2 14,4 26,5 38,7 52,8! 50,24 -40,34', '#dfc2ab'],
    ['-40,-8! -20,6 -6,14 8,13 24,9 36,9 52,8! 50,26 -40,36', '#c9a692'],
    ['-40,6! -24,16 -8,21 10,19 30,12! 30,30 -40,36', '#a98678'],
    ['50,-12! 39,-15 26,-18 12,-21 2,-26! -6,-26 0,-18 14,-13 28,-10 40,-7 50,-6!', '#fff6ea'],
    ['50,-9! 40,-10 36,-5 38,3 41,8 37,15 50,14!', '#ecc6b6'],
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
    '-10,-8! -14,2 -24,14 -36,22 -46,24 -47,17 -42,6 -32,-6 -20,-13!',
    '-16,-4 -26,8 -40,18 -40,10 -28,-3',
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
  box.fill(closed('48,-6! 50,0 46,4! 42,3 40,-1 42,-6!'), PINK);
  creases(box, ['47,-5 44,-4 42.6,-1 44,1'], 2, '#6b4146');
  creases(box, ['46,4 41,6 34,6 28,3'], 1.6, '#6b4146');
}

/** Shut: the lid round over the ball, the lashes down. */
function eye(box: Local): void {
  box.fill(closed('17,-4! 12,-13 2,-15 -7,-9! -5,-1 4,2 12,1'), '#f8e8d4');
  box.fill(closed('-7,-8! -4,1 4,4 13,2 17,-3! 14,6 4,9 -6,4'), '#cfab96');
  creases(box, ['-8,-6 -3,0 5,2 12,0.6 18,-4'], 3.2, '#4a302a');
  creases(box, ['-4,-1 -7,2 -11,3', '1,2 -1,6 -4,8', '6,2.4 6,6 4,9'], 1.8, '#4a302a');
  creases(box, ['13,-14 6,-18 -3,-17'], 1.4, '#c4a594');
}

function ear(box: Local, outline: string, inside: string): void {
  form(box, outline, { ...FACE, soft: 3 }, [inside, PINK]);
}
