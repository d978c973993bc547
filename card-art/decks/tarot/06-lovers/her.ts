import { flat, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, local } from '../../../kit/pen/index.ts';
import { hand } from './hand.ts';
import { FAIR, form } from './view.ts';

const RED = { light: '#d2475a', middle: '#b02c48', dark: '#7c1a3e', deep: '#561238' } as const;

/** Neck, breast and red dress, leaning to him. */
export function herBody(art: Art): void {
  flat(
    art,
    '196,560! 256,588! 244,606 239,630 240,652 248,670 268,696! 220,720 150,700! 178,672 192,640',
    FAIR.middle,
    [
      '186,556! 262,586! 250,604 232,612 222,632 222,654 230,676 240,700! 200,720 140,710!',
      FAIR.dark,
    ],
    ['225,650! 238,664 252,676! 246,680 234,670', FAIR.dark],
    { side: [1.8, -0.6], paint: FAIR.light },
  );
  const dress = closed(
    '146,690! 168,672 188,674! 208,692 238,700 264,690! 284,704 300,730 306,758 300,786 292,812 300,890! 96,890! 104,800 122,730',
  );
  form(art, dress, RED.middle, 16, { shade: RED.deep, rim: '#f08a80' });
  within(art, dress, [
    '262,790! 246,806 240,840 246,890! 226,890! 222,840 232,806!',
    RED.dark,
  ]);
}

/** About his neck: the elbow hangs, the hand lies on his shoulder. */
export function herArm(art: Art): void {
  flat(
    art,
    '200,664! 240,694 276,714 305,726! 322,706 344,680 362,657! 386,675! 380,702 364,736 346,764 330,782! 322,789 306,789 270,778 228,764 170,734!',
    FAIR.middle,
    ['160,724! 226,744 268,752 300,752 320,740 342,712 362,686 376,668! 400,676! 340,810! 180,800!', FAIR.dark],
    { along: ['250,702 276,714 305,726', '305,726 322,706 344,680 362,657'], paint: '#fff0d4', width: 5 },
  );
  strokes(art, ['305,727 313,736 313,748', '334,764 327,772 316,774'], 1.6, FAIR.line, 0);
  hand(art, local(art, 373, 666, 0.5, { rot: 54 }), FAIR, {
    fingers: [
      [-5, 18],
      [0, 19],
      [3, 20],
      [11, 22],
    ],
    thumb: [-40, 26],
  });
  const sleeve = closed(
    '146,690! 168,670 198,666 226,680 252,696 266,704! 270,722 260,750 244,772! 206,762 172,740 148,716',
  );
  form(art, sleeve, RED.light, 11, { shade: RED.dark, rim: '#ffb09c' });
  within(
    art,
    sleeve,
    ['268,712! 244,706 220,694 200,690! 222,704 244,716 266,722!', RED.middle],
    ['264,738! 236,730 208,714 186,704! 206,726 230,742 256,752!', RED.dark],
    ['166,690! 176,702 182,720 180,740! 170,722 164,706!', RED.middle],
  );
  flat(art, '258,699! 268,704! 272,724 262,752 246,775! 236,769! 251,746 261,722', '#e9b65c', [
    '240,740! 266,744! 248,780! 230,774!',
    '#a8703a',
  ]);
}
