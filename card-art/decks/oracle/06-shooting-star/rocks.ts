import { contactShadow, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Path } from '../../../kit/pen/index.ts';
import { form } from './light.ts';

type Rock = readonly [outline: Path, fill: string, soft: number];

const FAR: readonly Rock[] = [
  [closed('30,600! 30,508 52,488 84,492 110,514 124,548 118,582 70,600'), '#575349', 15],
  [closed('452,560! 446,524 458,492 486,476 520,486 548,510 580,520! 580,600!'), '#6b6252', 16],
  [closed('100,580 108,552 132,536 166,534 186,548 186,566 160,576 120,584'), '#6b655a', 10],
  [closed('176,562! 180,546 196,538 214,540 226,552 222,558! 196,564'), '#7a7162', 6],
  [closed('214,556! 220,522 246,506 276,510 294,530 296,546! 250,554'), '#645d50', 12],
  [closed('288,548! 294,536 312,530 332,534 340,544! 312,552'), '#7a7162', 6],
  [closed('330,548! 338,522 366,508 400,512 420,530 424,548! 380,554'), '#756b59', 11],
  [closed('404,556! 414,536 440,528 470,538 480,562! 440,564'), '#6b6255', 9],
  [closed('466,584! 478,552 506,538 544,546 580,566! 580,624! 520,606'), '#7c6e58', 14],
];
const NEAR: readonly Rock[] = [
  [closed('404,880! 418,838 456,814 506,812 548,836 580,880!'), '#6e6252', 20],
  [closed('520,850! 522,790 546,764 590,760! 590,880!'), '#7c6c56', 16],
];

/** A stone's upper face, a little askew. */
function top(outline: Path): Path {
  const [left, high, right, low] = outline.bounds();
  const [wide, tall] = [right - left, low - high];
  return closed(
    `${left + wide * 0.1},${high + tall * 0.42}! ${left + wide * 0.3},${high - 4} ${right - wide * 0.2},${high - 4} ${right - wide * 0.04},${high + tall * 0.36}! ${left + wide * 0.62},${high + tall * 0.3} ${left + wide * 0.44},${high + tall * 0.44}!`,
  );
}

/** The ring of stones, its far side. */
export function farRocks(art: Art): void {
  for (const [outline, fill, soft] of FAR) {
    const [left, , right, bottom] = outline.bounds();
    if (left > 90 && right < 500)
      contactShadow(art, (left + right) / 2, bottom - 2, (right - left) * 0.56, 9, '#263c3e');
    form(art, outline, fill, soft, { depth: 0.85 });
    art.clip(outline, () => void art.fill(top(outline), '#a99a7c', 0.55));
  }
  strokes(
    art,
    [
      '60,512 78,536 74,566',
      '96,520 104,534',
      '136,546 150,558',
      '248,518 262,532 258,544',
      '366,520 382,534 380,544',
      '480,496 494,520 490,536',
      '506,552 524,570 520,592',
    ],
    INK.detail,
    '#2b2a28',
    0.2,
  );
}

/** What is close to us, cut by the frame. */
export function nearRocks(art: Art): void {
  for (const [outline, fill, soft] of NEAR) {
    form(art, outline, fill, soft, { depth: 0.85 });
    art.clip(outline, () => stippled(art, top(outline), '#b3a27e', [0, 770], [0, 850], [0.9, 0.3]));
  }
  strokes(art, ['440,834 462,846 456,864', '500,822 514,842'], INK.form, '#2b2a28', 0.2);
}
