import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed } from '../../../kit/pen/index.ts';
import { chinHand, sillHand } from './hands.ts';
import { braid, head } from './head.ts';
import { EYE, toned } from './view.ts';

/** The wool of her jumper: its folds are planes, its far side lies in specks. */
const WOOL = { fill: '#2f686a', shade: '#1d4450', dark: '#143038', rim: '#f0c694' } as const;
const wool = lit({
  from: { at: EYE },
  shade: '#10243a',
  rim: WOOL.rim,
  rimWidth: 2.2,
  stray: 0.5,
  region: (outline) => {
    const [left, top, right, bottom] = outline.bounds();
    return [left - 30, top - 30, right + 30, bottom + 30];
  },
});

/** Somebody at the sill in profile, her chin on her hand; she looks down the street. */
export function watcher(art: Art): void {
  chinHand(art);
  head(art);
  farArm(art);
  torso(art);
  collar(art);
  braid(art);
  nearArm(art);
  sillHand(art);
  cuff(art);
}

/** The elbow stands on the sill, the upper arm goes back from it to her far shoulder; the sleeve has slipped down from the wrist. */
function farArm(art: Art): void {
  const sleeve = { fill: '#25565c', shade: '#173c46', soft: 9, rim: WOOL.rim, rimWidth: 2 };
  // what the elbow throws on the wood
  art.fill(closed('302,800! 312,807 330,810 360,812! 366,804 330,800!'), '#2c1630', 0.75);
  toned(art, '330,803! 342,786 366,768 392,760 416,752! 420,780 416,812 380,820 350,806!', {
    ...sleeve,
    fill: '#1b4750',
    shade: WOOL.dark,
    rimWidth: 0.1,
  });
  toned(
    art,
    '333,752! 322,767 311,782 303,793! 302.6,799 308,804 318,806 334,805.6 346,803! 360,792 372,778 380,764!',
    sleeve,
    ['338,806! 344,794 356,780 366,762! 386,760 386,806!', sleeve.shade],
  );
  strokes(
    art,
    [
      '309,792 318,795 328,791',
      '316,802 328,800 338,794',
      '344,764 338,778 326,788',
      '392,772 384,786 366,798',
    ],
    INK.form,
    WOOL.dark,
    0.2,
  );
  toned(art, '334,740! 343,750 358,757 374,757 384,753! 388,760 384,769! 366,773 344,767 327,755!', {
    ...sleeve,
    fill: '#3e7676',
    soft: 5,
  });
}

function torso(art: Art): void {
  wool(
    art,
    closed(
      '640,900! 640,730! 590,706 540,690 506,668! 478,706 444,710 416,694! 414,700 410,724 412,752! 406,800 400,840 400,900!',
    ),
    '#28585d',
    22,
  );
}

function collar(art: Art): void {
  toned(art, '412,680! 438,696 476,692 502,664! 514,672 514,692! 484,716 440,718 410,702!', {
    fill: '#3e7676',
    shade: WOOL.shade,
    soft: 8,
    rim: WOOL.rim,
    rimWidth: 2,
  });
}

function nearArm(art: Art): void {
  wool(
    art,
    closed(
      '600,716! 566,704 536,712 520,738! 506,768 492,796 474,808! 440,812 400,810 366,806! 358,820 358,844 364,858! 420,866 480,880 560,892! 620,900 640,800',
    ),
    WOOL.fill,
    14,
  );
  strokes(
    art,
    [
      '500,788 492,812 498,838',
      '508,780 510,812 524,842',
      '474,810 470,830 476,850',
      '536,730 528,764 520,782',
      '572,724 560,770 540,800',
    ],
    INK.form,
    WOOL.dark,
    0.2,
  );
}

function cuff(art: Art): void {
  toned(art, '360,804! 374,802 384,804! 380,822 382,846 388,864! 374,866 362,864! 354,846 354,822', {
    fill: '#3e7676',
    shade: WOOL.shade,
    soft: 6,
    rim: WOOL.rim,
    rimWidth: 2,
  });
}
