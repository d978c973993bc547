import { byHand, flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, Path, type Point, polygon, ribbon } from '../../../kit/pen/index.ts';
import { BLUE, DEEP, form, GOLD, STEEL, toned } from './form.ts';

/** A plate: its outline, and the ridge where it turns from the sun. */
interface Plate {
  outline: string;
  ridge: string;
}

/** One leg's plates in the order of painting, each over the one before; then the lines on them. */
interface Leg {
  thigh: Plate;
  shoe: Plate;
  shin: Plate;
  fan: Plate;
  /** Lames above and below the cop, and the cop itself. */
  knee: readonly Plate[];
  /** What looks into the sun on them. */
  gleams: readonly string[];
  /** Where plates overlap. */
  seams: readonly string[];
  /** The gilt edge above the shoe. */
  cuff: string;
}

const FAR: Leg = {
  thigh: {
    outline: '336,526! 290,530 236,546 186,566! 176,600 190,636! 226,634 280,620 340,612!',
    ridge: '340,582 280,588 230,600 180,616',
  },
  shoe: {
    outline: '164,764! 158,784 138,796 116,803 98,816! 108,828 146,828 184,822 212,808! 212,786 208,764!',
    ridge: '216,770 192,788 164,803 134,812 96,820',
  },
  shin: {
    outline:
      '155,634! 178,644 200,640 216,630! 226,656 224,686 214,722 208,772! 190,781 166,773! 164,728 155,684',
    ridge: '188,630 198,684 190,780',
  },
  fan: {
    outline: '202,580! 218,570 234,578 240,600 234,620 216,630! 206,618',
    ridge: '226,566 232,600 224,634',
  },
  knee: [
    {
      outline: '160,574! 172,556 196,554 214,570! 218,586 196,572 174,574 158,590!',
      ridge: '190,552 194,566 192,580',
    },
    {
      outline: '154,622! 176,642 200,640 216,620! 218,632 202,652 176,654 156,638!',
      ridge: '188,636 190,646 188,658',
    },
    {
      outline: '150,602! 152,580 166,570 190,568! 208,574 217,594! 216,616 202,634! 186,644 168,640! 154,628',
      ridge: '190,564 200,602 186,648',
    },
  ],
  gleams: [
    '161,606 162,592 170,580',
    '167,660 168,696 174,736',
    '132,806 146,799 156,795',
    '216,558 256,544 290,538',
  ],
  seams: [
    '166,760 188,770 210,760',
    '140,797 150,810 154,826',
    '158,790 172,804 178,822',
    '118,804 128,815 130,827',
    '210,592 222,586 232,586',
    '212,606 224,606 236,604',
    '190,570 199,602 186,642',
  ],
  cuff: '164,768 188,778 211,768',
};

const NEAR: Leg = {
  thigh: {
    outline: '318,540! 304,566 300,604! 330,650 384,656! 424,650 452,626! 462,580 440,536! 380,528',
    ridge: '376,526 392,580 372,660',
  },
  shoe: {
    outline: '328,788! 322,806 304,822 294,838! 300,857 344,861 380,852 392,827! 388,804 380,788!',
    ridge: '362,788 360,820 352,864',
  },
  shin: {
    outline:
      '303,640! 330,656 358,652 380,640! 396,672 394,706 384,748 380,793! 356,804 330,796! 324,750 307,698',
    ridge: '344,640 362,706 356,806',
  },
  fan: {
    outline: '362,582! 382,568 404,576 414,600 406,626 382,642! 370,626',
    ridge: '394,566 402,602 392,646',
  },
  knee: [
    {
      outline: '306,578! 322,554 354,552 380,572! 385,590 356,568 324,570 304,596!',
      ridge: '348,548 354,562 352,574',
    },
    {
      outline: '302,628! 328,652 358,650 380,626! 382,640 360,664 328,666 303,645!',
      ridge: '344,644 347,656 344,670',
    },
    {
      outline: '297,606! 300,582 318,569 346,567! 370,574 381,598! 378,622 362,644! 340,655 318,650! 302,634',
      ridge: '346,562 360,606 340,660',
    },
  ],
  gleams: ['309,612 311,594 322,580', '320,676 324,716 336,762', '318,824 330,813 340,807'],
  seams: [
    '330,782 354,792 382,782',
    '312,820 342,830 386,820',
    '300,834 340,847 388,836',
    '376,592 390,584 404,588',
    '380,606 396,604 412,604',
    '376,622 390,626 402,622',
    '346,570 359,606 340,653',
  ],
  cuff: '328,790 354,801 382,790',
};

/** The part of a plate that lies beyond its ridge, in the shade. */
function beyond(ridge: string): Path {
  const line = curve(ridge)
    .walk(14)
    .map(({ x, y }): Point => [x, y]);
  const [first, last] = [line[0]!, line.at(-1)!];
  // a lying ridge has its shade below it, an upright one to its right
  const lying = Math.abs(first[0] - last[0]) > Math.abs(first[1] - last[1]);
  const step: Point = lying ? [0, 120] : [120, 0];
  return polygon([...line, [last[0] + step[0], last[1] + step[1]], [first[0] + step[0], first[1] + step[1]]]);
}

function plate(art: Art, { outline: knots, ridge }: Plate): void {
  const shade = beyond(ridge);
  flat(
    art,
    knots,
    STEEL.fill,
    [shade.translate(-9, -2), '#827b8a'],
    [shade, STEEL.shade],
    // what the stone throws back, then the edge that looks into the sun
    { side: [4.5, 1], paint: '#75667a' },
    { side: [-1.7, -0.8], paint: STEEL.rim },
  );
}

function below(art: Art, leg: Leg): void {
  for (const one of [leg.shoe, leg.shin, leg.fan]) plate(art, one);
  const [fan, cop] = [closed(leg.fan.outline), closed(leg.knee[2]!.outline)];
  art.clip(fan, () => void art.line(fan, 6, GOLD.fill));
  for (const one of leg.knee) plate(art, one);
  strokes(art, leg.seams, 1.6, DEEP.steel, 0.05);
  art.line(cop, 4.2, GOLD.shade).line(cop.translate(-0.5, -0.5), 2.6, GOLD.fill);
  toned(art, ribbon(curve(leg.cuff), 5, { start: 0.9, end: 0.9, samples: 18 }), {
    ...GOLD,
    soft: 1,
    rimWidth: 0.8,
  });
  strokes(art, leg.gleams, 4, '#fff4dd', 0.1);
}

/** Both legs in plates as he sits, knees apart, and the tunic over his lap; feet on the slab. */
export function legs(art: Art): void {
  // what they keep from the sun: on the seat's front, on the slab
  art.clip(closed('86,616! 466,632! 466,838! 380,828! 86,794!'), () => {
    const [shin, cop] = [closed(FAR.shin.outline), closed(FAR.knee[2]!.outline)];
    art.fill(Path.join(shin, cop).translate(40, 8), '#33233a', 0.9);
  });
  art.fill(byHand(closed('150,828! 208,800 250,790! 300,800 330,826! 300,838 220,838'), 2), '#4a3040', 0.85);
  art.fill(byHand(closed('330,858! 376,842 400,852! 470,862! 470,876! 380,876'), 2), '#4a3040', 0.85);
  plate(art, FAR.thigh);
  below(art, FAR);
  plate(art, NEAR.thigh);
  tunic(art);
  below(art, NEAR);
}

/** Blue cloth from the belt over both thighs, sunk between them. */
function tunic(art: Art): void {
  const over = closed(
    '318,506! 300,520 276,530 252,542! 246,570 250,600 258,622! 276,628 290,640 300,664! 310,640 306,606 312,574! 340,556 372,556 396,566! 416,590 424,620 420,650! 446,640 462,612! 460,560 436,520 410,508!',
  );
  form(art, over, BLUE.fill, 14, { shade: BLUE.shade, rim: BLUE.rim, rimWidth: 1.6 });
  art.fill(
    closed('322,540! 300,566 286,600 288,634! 296,650 300,664! 310,640 306,606 312,574! 326,560'),
    BLUE.shade,
    0.75,
  );
  strokes(
    art,
    [
      '330,522 296,544 262,556',
      '332,526 300,556 264,592',
      '336,530 312,556 292,600',
      '352,530 344,544 330,552',
      '376,530 384,544 390,556',
      '398,526 420,560 428,612',
      '408,522 440,560 448,616',
    ],
    1.8,
    BLUE.fold,
    0.15,
  );
  for (const hem of [
    '253,542 247,570 251,600 259,622',
    '312,575 340,557 372,557 396,567 416,591 424,621 420,649',
  ])
    toned(art, ribbon(curve(hem), 7, { start: 1, end: 1, samples: 16 }), {
      ...GOLD,
      soft: 0.6,
      rimWidth: 0.9,
    });
}
