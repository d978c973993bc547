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

/** Round the toes from the inner one, then down over the bent wrist into the white of the forearm. */
const PAW =
  '262,838! 264,812 268,790 274,774 279,763! 275,754 277,744 284,737 292,738 298,745! 297,735 303,727 312,726 319,732 320,742! 325,734 334,733 340,740 339,750 334,758! 341,757 347,763 346,771 339,777 331,779! 328,790 321,800 314,808! 309,814 306,824 304,838! 290,846';
/** Of each toe and of the ball, turned to the light. */
const PADS = [
  '279,752 282,744 288,743 292,748 290,755 284,757',
  '301,741 304,733 311,732 315,738 313,745 306,747',
  '324,748 328,740 334,740 336,746 332,753 326,754',
  '331,768 335,763 341,764 342,769 337,774 332,773',
];
const BALL =
  '299,781! 296,773 300,764 307,757 314,757 321,762 326,770 326,778 320,781 316,778! 315,785 309,788 304,785! 303,787 299,786';

/** It comes up out of the shoulder, bent at the wrist, the toes spread. */
function foreleg(art: Art): void {
  byFlame(
    art,
    closed('214,900! 232,866 250,838 264,812! 292,804 306,812! 302,838 290,868 276,900!'),
    COAT.black,
    9,
    { shade: '#0e0f20', rim: '#ffc06c', rimWidth: 3.4 },
  );
  // the white ends in locks that lie down along the limb
  art.blot(
    fringe('304,836 290,842 276,840 261,834', -68, {
      count: 15,
      bare: 0,
      length: [13, 26],
      width: 7,
      seed: 'cuff',
    }),
    COAT.whiteShade,
  );
  flat(
    art,
    PAW,
    COAT.white,
    ['262,842! 266,800 276,766 288,760! 290,776 284,794 283,814 288,842! 270,850!', COAT.whiteShade],
    ['283,850! 286,824 294,812 312,806! 304,824 300,850!', COAT.whiteShade],
    ['260,844! 264,808 272,780! 276,800 273,820 275,846!', COAT.whiteDark],
    { side: [4.2, -3], paint: COAT.whiteLit },
    { side: [1.8, -1.4], paint: '#fff4c8' },
  );
  for (const pad of PADS) flat(art, pad, '#d98a86', { side: [-1.6, 1.6], paint: '#b0626c' });
  flat(art, BALL, '#d98a86', { side: [-3, 3], paint: '#b0626c' }, [
    '304,768 309,762 315,762 318,767 313,769 308,770',
    '#eeb0a4',
  ]);
  strokes(
    art,
    [
      '298,745 297,752 293,760',
      '320,742 317,749 314,755',
      '334,758 328,759 324,762',
      '331,779 327,779',
      '272,806 284,810 296,807',
      '276,816 287,819 300,814',
    ],
    1.7,
    COAT.whiteDark,
    0,
  );
}
