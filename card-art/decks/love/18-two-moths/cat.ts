import { flat, fringe, hairs, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, local, type Path } from '../../../kit/pen/index.ts';
import { face } from './cat-face.ts';
import { COAT } from './coat.ts';
import { byFlame } from './view.ts';

const BODY = closed('30,900! 40,846 58,806 84,780 112,764! 206,776! 226,800 240,832 250,880 252,900!');
const BIB = '176,790! 204,792 222,786! 236,812 246,850 250,900! 196,900! 186,860 178,824';

/** A black cat with white paws sits close before us and lifts one to what flies. */
export function cat(art: Art): void {
  byFlame(art, BODY, COAT.black, 20, { shade: '#0e0f20', rim: '#ffc06c', rimWidth: 3 });
  // the coat lies from the nape down over the shoulder
  hairs(art, BODY, (x) => 214 - (x - 40) * 0.2, '#5a4458', {
    seed: 'shoulder',
    gap: 11,
    length: [8, 20],
    width: 2,
    share: (x) => 0.1 + Math.max(0, (x - 70) / 260),
  });
  bib(art);
  foreleg(art);
  face(local(art, 172, 738, 1.08, { rot: -15 }));
}

/** The white breast, its locks over the dark coat beside it. */
function bib(art: Art): void {
  within(
    art,
    BODY,
    [BIB, COAT.white],
    ['170,786! 206,800 232,792! 226,812 204,822 176,816!', COAT.whiteDark],
    ['176,800! 190,840 200,900! 226,900 212,860 206,820!', COAT.whiteShade],
  );
  const edge = (line: string, turn: number, seed: string): Path[] =>
    fringe(line, turn, { count: 14, bare: 0.1, length: [9, 20], width: 6, seed });
  art.blot(edge('198,900 188,860 180,826 176,796', -60, 'bib'), COAT.whiteShade);
  strokes(
    art,
    ['214,812 222,838 224,866', '226,806 234,836 236,862', '204,822 210,850 212,884'],
    1.6,
    COAT.whiteDark,
    0.2,
  );
}

/** It comes up out of the shoulder, bent at the wrist, the toes spread. */
function foreleg(art: Art): void {
  byFlame(
    art,
    closed('214,900! 232,866 252,836 268,808! 292,802 306,808! 300,836 286,868 272,900!'),
    COAT.black,
    9,
    { shade: '#0e0f20', rim: '#ffc06c', rimWidth: 3.4 },
  );
  const paw =
    '262,822! 266,800 270,780 277,763 283,751! 283,741 290,734 297,738 300,745! 303,733 311,728 318,734 317,745! 323,738 331,740 333,749 328,758! 334,758 338,765 333,773 324,778! 317,790 309,804 304,824! 298,832 292,820 286,834 279,822 272,834 266,830!';
  flat(
    art,
    paw,
    COAT.white,
    ['262,822! 268,790 278,764 286,750! 292,762 284,784 282,806 288,836! 262,840!', COAT.whiteShade],
    ['280,836! 284,812 292,800! 300,806 306,822 296,836!', COAT.whiteShade],
    ['264,838! 266,810 272,782! 276,800 274,818 278,838!', COAT.whiteDark],
    // the ball of the foot between the toes, turned to the light
    ['304,766 310,758 319,759 323,767 317,775 308,774', '#d98a86'],
    { side: [4.6, -3.4], paint: COAT.whiteLit },
    { side: [1.8, -1.4], paint: '#fff4c8' },
  );
  strokes(
    art,
    ['300,745 298,753 294,758', '317,745 313,751 308,755', '328,758 322,759 318,758'],
    1.8,
    COAT.whiteDark,
    0,
  );
}
