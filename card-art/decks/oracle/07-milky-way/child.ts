import { contactShadow, flat, lit, stippledGlow, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  type Path,
  ramp,
  roundLimb,
} from '../../../kit/pen/index.ts';

/** The light that the child lifts. */
export const LAMP = [241, 606] as const;

const form = lit({
  from: { at: [LAMP[0], LAMP[1] - 10] },
  shade: '#14191d',
  rim: '#ffd998',
  rimWidth: 2,
  stray: 0.4,
});

const [COTTON, SASH, HAIR, SKIN, SKIN_DARK, SKIN_LIGHT] = [
  '#e9ddbb',
  '#d95148',
  '#2b201d',
  '#c48d68',
  '#8a5a42',
  '#f0c294',
];

/** Stretches, her weight on the foot below the lantern: here I am. */
export function child(art: Art): void {
  contactShadow(art, 168, 767, 44, 8, '#1d1713');
  stippledGlow(art, ...LAMP, 130, '#ffc86a', 0.6);
  legs(art);
  liftedArm(art);
  form(
    art,
    closed(
      '154,662! 159,655 168,650 178,648 187,650! 193,660 194,674 191,690! 194,708 198,728 200,745! 190,750 168,751 149,747! 151,726 155,706 155,690! 151,676',
    ),
    COTTON,
    8,
  );
  dots(art, '164,664 182,660 160,722 178,732 192,716 158,741 189,742 172,708');
  strokes(
    art,
    ['173,702 175,724 172,748', '186,700 191,718 192,738', '160,704 157,722'],
    1.3,
    '#a08c66',
    0.2,
  );
  sash(art);
  strokingArm(art);
  head(art);
  lantern(art);
}

function dots(art: Art, places: string): void {
  art.blot(
    places.split(' ').map((place) => {
      const [x, y] = place.split(',').map(Number);
      return closed('0,-4.2 4.2,-1.6 3,4 -3,4.2 -4.2,-1.4').translate(x!, y!);
    }),
    '#4f8a80',
  );
}

/** Ankles, heels, the soles of two sandals: one straight from us, one turned out. */
function legs(art: Art): void {
  flat(art, closed('151,759! 154,754 166,754 169,759! 169,765! 152,765!'), '#7e3a2b', [
    '150,761! 170,761! 170,767! 150,767!',
    '#4a211b',
  ]);
  flat(art, closed('178,757! 184,754 196,757 203,763! 201,768! 180,765!'), '#8d4431', [
    '177,761! 190,762 204,765! 204,770! 177,768!',
    '#4f241c',
  ]);
  for (const outline of [
    closed('156,742! 165,742! 163.6,752 165,757 163.6,761 158,761.4 156,758 157.4,752'),
    closed('180,742! 190,742! 188.4,751 190.6,756 190,760 184,761.4 181,758 182,751'),
  ])
    flat(
      art,
      outline,
      SKIN,
      { side: [-3.4, 0.6], paint: SKIN_DARK },
      { side: [1.4, -0.2], paint: SKIN_LIGHT },
    );
}

/** Shoulder, elbow, fist: the sleeve has slid to the elbow and hangs from it. */
function liftedArm(art: Art): void {
  flat(
    art,
    limb('198,646 206,632 210,618 213,607', [5, 4.8, 4, 3.2], 14),
    SKIN,
    { side: [-2.6, 0.4], paint: SKIN_DARK },
    { side: [1.5, -0.6], paint: SKIN_LIGHT },
  );
  form(
    art,
    closed(
      '178,654! 188,645 197,634 201,628! 209,630 215,637! 219,652 221,668 219,679! 211,685 202,685 196,680! 192,670',
    ),
    COTTON,
    5,
  );
  dots(art, '204,648 213,668');
  strokes(art, ['202,640 201,654 197,668', '211,642 210,656'], 1.3, '#a08c66', 0.2);
  // into the sleeve's mouth
  flat(art, closed('201,628! 206,627 212,631 215,637! 210,636 205,632'), '#8f7a55');
}

/** The other hangs from her shoulder; its hand lies on the dog's head. */
function strokingArm(art: Art): void {
  flat(art, limb('142,682 130,690 120,698', [4.4, 3.8, 3], 12), SKIN, { side: [-1, 2.4], paint: SKIN_DARK });
  form(
    art,
    closed(
      '157,657! 149,664 141,673 135,682! 134,696 135,712 139,721! 146,724 153,721! 157,706 159,690 160,676',
    ),
    '#ded0aa',
    5,
  );
  dots(art, '146,686 144,709');
  strokes(art, ['149,680 150,694 147,708', '157,668 157,684 154,700'], 1.3, '#8f7a55', 0.2);
  hand(art);
}

/** Four fingers spread over the crown, the thumb along its near side. */
function hand(art: Art): void {
  const fingers = [
    roundLimb('113,700 106,700 100,703', [2.1, 1.9, 1.4], 8),
    roundLimb('113,702 107,704 101,708', [2.1, 1.9, 1.4], 8),
    roundLimb('115,704 110,708 105,712', [2.1, 1.8, 1.4], 8),
  ];
  const palm = closed('123,695! 118,695 112,698 110,702 113,706 118,706 122,703 124,700!');
  for (const piece of [...fingers, palm]) art.fill(piece, SKIN);
  within(art, palm, { side: [0.8, 2.2], paint: SKIN_DARK });
  strokes(art, ['113,702 107,702.4 102,705.4', '114,704.6 109,706.4 104,710'], 0.9, '#5d3a2c', 0);
}

/** A wide band, the bow flat on it, one end down. */
function sash(art: Art): void {
  form(art, closed('153,676! 172,680 193,674! 193,690 192,697! 172,701 154,697! 152,687'), '#c8413a', 4);
  form(
    art,
    closed(
      '169,677! 158,670 150,667 148,673! 149,684 154,690! 162,688 170,686! 178,689 190,691 196,688! 198,678 195,669! 186,670 175,675!',
    ),
    SASH,
    4,
  );
  form(art, closed('168,688! 163,704 161,716 163,722! 169,716 176,720! 178,704 176,687!'), '#c8413a', 3);
  form(art, closed('166,676! 172,673 178,676! 179,689! 172,691 166,689!'), SASH, 2);
  strokes(
    art,
    ['165,680 158,677 153,679', '180,681 187,677 193,678', '171,694 169,704 167,712'],
    1.3,
    '#8a2a26',
    0.15,
  );
}

/** Turned to the train, so that ear and cheek show beside the nape; the collar stands off behind. */
function head(art: Art): void {
  flat(
    art,
    closed('164,636! 178,636! 179,645 184,650! 174,655 163,652! 164,645'),
    SKIN,
    { side: [-5, 0.6], paint: SKIN_DARK },
    { side: [1.4, -0.2], paint: SKIN_LIGHT },
  );
  flat(art, closed('182,612! 188,616 189.6,624 188.4,631 184,637 178,640! 174,628'), SKIN, {
    side: [1.6, -0.4],
    paint: SKIN_LIGHT,
  });
  form(
    art,
    closed(
      '171,602! 181,604 186,611 187,620! 184,625 183,632 179,637! 176,640 172,643 168,640! 159,636 153,627 154,615 161,605',
    ),
    HAIR,
    5,
  );
  flat(art, closed('180,622 183.6,621 185.4,625 183.4,630 180.6,631'), '#b57a58', {
    side: [1.3, -0.4],
    paint: SKIN_LIGHT,
  });
  form(art, ellipse(168, 597, 8.2, 7.4), HAIR, 3);
  art.fill(closed('160,604! 168,608 178,603! 177,607 168,611.6 161,608'), SASH);
  strokes(
    art,
    ['163,611 160,620 163,632', '170,613 170,626 170,638', '177,611 180,618 178,628'],
    0.9,
    '#5d463a',
    0.2,
  );
  // the collar, stood off from the nape
  flat(
    art,
    closed('157,657! 162,647 165.4,644! 171,649.6 179,647.4 183.6,643.6! 189,650! 182,657 171,660'),
    '#f4ead0',
    {
      side: [-2, -2],
      paint: '#c9b88c',
    },
  );
}

/** A paper lantern on a short stick, the stick in her fist. */
function lantern(art: Art): void {
  const [x, y] = LAMP;
  art
    .line(curve('206,616 222,594 240,571'), 3, '#4a3226')
    .line(curve('208,612 223,591 240,570'), 0.9, '#c08a58');
  art.line(curve(`240,571 ${x},${y - 24}`), 1.4, '#4a3226');
  flat(
    art,
    closed('209,606! 208,600 211,595.6 216,594.4 220,597 221,602 218,607 213,609.4'),
    SKIN,
    { side: [-2.2, 1], paint: SKIN_DARK },
    { side: [1.4, -0.8], paint: SKIN_LIGHT },
  );
  strokes(art, ['211,598.6 215,600.4 219,604', '209.4,602 213,603.4 216,606.6'], 0.9, '#5d3a2c', 0);
  stippledGlow(art, x, y + 2, 52, '#ffe6a0', 0.95);
  const at = (knots: string): Path => closed(knots).translate(x, y - 6);
  const paper = at('-8,-12! -17,-2 -18,10 -9,26! 9,26! 18,10 17,-2 8,-12!');
  art.fill(paper, art.radial(x, y + 4, 24, ramp(0, '#fffdf0', 0.5, '#ffe7a0', 1, '#f0a850')));
  strokes(
    art,
    ['-17,-4 0,-1 17,-4', '-17,4 0,7 17,4', '-17,12 0,15 17,12', '-14,19 0,22 14,19'].map((rib) =>
      curve(rib).translate(x, y - 6),
    ),
    1.2,
    '#d98a44',
    0.05,
  );
  art.fill([at('-9,-15! 9,-15! 9,-11! -9,-11!'), at('-9,25! 9,25! 9,29! -9,29!')], HAIR);
}

const [FUR, FUR_DARK, FUR_LIGHT] = ['#6b513d', '#33261f', '#a98a60'];

/** Her dog has heard the rails sing. */
export function dog(art: Art): void {
  contactShadow(art, 90, 786, 36, 7, '#14110f');
  // far foreleg and what lies in shadow under the belly, then the tail
  art.fill(closed('92,766! 106,760! 106,784! 94,784!'), '#1d1612');
  flat(art, closed('106,752! 115,752 116,768 117,780! 122,783 122,787! 112,787! 110,770'), FUR_DARK);
  form(art, roundLimb('68,768 60,762 57,750 62,743 68,747', [4, 4.6, 4.6, 4, 2.2], 20), FUR, 3);
  form(
    art,
    closed(
      '91,722! 86,734 76,748 68,760 64,774 65,786! 98,787! 97,781 90,779 95,768 100,762! 102,772 103,781 104,787! 116,787! 116,783 111,780 111,766 114,752 115,740 112,728!',
    ),
    FUR,
    7,
  );
  within(art, closed('112,728! 115,740 114,752 110,764 106,758 104,744 107,732'), [
    '110,726! 118,740 114,756 108,762 107,748 109,736',
    FUR_LIGHT,
    0.8,
  ]);
  strokes(art, ['100,762 97,752 99,742', '76,764 84,760 91,766 91,776'], 1.4, '#241a16', 0.1);
  // head: ear, skull, stop, muzzle
  flat(art, closed('103,704! 104,694 102,688! 96,694 94,704!'), FUR_DARK);
  form(
    art,
    closed(
      '90,726! 89,716 91,707! 91,697 95,688! 100,696 103,702! 109,703 114,707! 116,711 122,712 128,712! 130,715 129,719! 124,723 117,725 113,730! 104,736 95,734',
    ),
    FUR,
    4,
  );
  within(art, closed('116,711 122,712 128,712! 130,715 129,719! 124,723 117,725 113,730! 106,730 110,720'), [
    '116,717 122,718 130,717! 130,724! 114,732! 108,732 111,722',
    FUR_LIGHT,
    0.85,
  ]);
  art.fill(ellipse(128.6, 713.6, 2.2, 1.9), '#0d0c0c').fill(ellipse(113, 712.4, 1.7, 1.8), '#0d0c0c');
  art.fill(ellipse(113.6, 711.8, 0.6), '#ffe9b8');
  strokes(art, ['128,718 123,719.6 119,718.4'], 0.9, '#241a16', 0);
  form(art, closed('89,727! 98,735 111,731! 113,735 100,741 87,732!'), '#c8413a', 2);
}
