import { fringe, hairs, ragged, stippled, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, random } from '../../../kit/pen/index.ts';
import { antler } from './antlers.ts';
import { COAT, coat } from './form.ts';
import { cheek, farEar, head, nearEar } from './head.ts';

const NAPE = '264,346 246,366 224,398 200,438 172,482 144,520 118,544 92,556 60,562 30,570';
const THROAT = '276,440 284,470 296,506 312,544 328,580 342,616 348,648 340,676 322,698';
/** Neck, withers, back, belly, breast; the frame cuts the rest. */
const BODY = `${NAPE}! 30,770! 80,776 140,772 196,760 240,752 286,730 ${THROAT.split(' ').reverse().join(' ')} 276,430! 300,380`;
/** The forearms, which go down into the grass: the near one from the elbow, the far one from behind the breast. */
const NEAR_ARM =
  '176,660! 216,640 258,652 284,690 288,730 278,770 272,810 270,880! 226,880! 228,820 224,786 208,760 188,726';
const FAR_ARM = '280,690! 330,676 330,720 322,764 318,806 318,880! 284,880! 286,800 282,750';

/** Where his head is: the middle of his eye, size, how far the nose is lowered. */
const HEAD = [320, 404, 0.94, 13] as const;

/** A stag of the wood, near: he has lifted his head and listens behind him. */
export function stag(art: Art): void {
  antler(art, 'far');
  farEar(art, 300, 358, 0.98, 2);
  body(art);
  head(art, ...HEAD);
  cheek(art, ...HEAD);
  antler(art, 'near');
  nearEar(art, 264, 368, 1.02, -62);
}

function body(art: Art): void {
  const outline = closed(BODY);
  const arm = closed(NEAR_ARM);
  coat(art, closed(FAR_ARM), COAT.deep, 8, { rim: '#c98d60', rimWidth: 2 });
  // the mane stands out from the throat
  art.blot(
    fringe(THROAT, -12, { count: 34, length: [16, 40], width: 9, seed: 'throat', bare: 0.08 }),
    COAT.mane,
  );
  coat(art, outline, COAT.coat, 26, { rimWidth: 0, depth: 0.9 });
  within(
    art,
    outline,
    // neck's side, between nape and mane
    ['252,366! 228,402 202,446 176,492 148,530 176,556 206,520 230,474 248,430 262,396', '#ad6842'],
    // mane from the jaw to the breast
    [
      '256,410! 246,452 240,500 242,548 250,594 264,640 284,690 300,730! 380,700! 360,600! 290,440!',
      COAT.mane,
    ],
    // before the shoulder blade, where the neck sets on: a hollow
    [
      '206,506 232,482 240,540 250,596 268,650 288,712 276,716 258,690 242,652 222,614 200,576 188,540',
      '#8a4e33',
    ],
    // behind the arm the ribs turn away
    ['118,556 134,600 150,650 172,700 200,764 30,800! 30,620 70,590', '#8c4d31'],
  );
  // specks: below the ribs, and where the blade stands over them
  stippled(art, outline, COAT.deep, [110, 640], [100, 770]);
  stippled(art, outline, COAT.deep, [120, 690], [118, 760]);
  stippled(
    art,
    closed('140,566! 166,630 190,694 220,744 190,770 150,740 110,640'),
    COAT.deep,
    [120, 676],
    [204, 640],
    [0, 0.9],
  );
  spots(art);
  coat(art, arm, COAT.coat, 12, { rimWidth: 0, depth: 0.8 });
  // shoulder: its blade, point and arm are one plane that takes the light
  for (const form of [outline, arm])
    within(art, form, [
      '140,558 164,564 190,580 216,608 240,650 262,690 278,716 278,752 270,800 252,830 238,800 224,760 194,704 170,656 150,606',
      '#aa643f',
    ]);
  within(
    art,
    arm,
    ['262,680 282,690 292,720 284,760 276,810 276,880! 262,880! 264,810 268,760', '#bb774e'],
    ['176,650! 196,700 222,752 240,800 246,880! 200,880! 170,700!', COAT.shade],
  );
  furOf(art);
  within(art, outline, { along: ['144,520 118,544 92,556 60,562 30,570'], paint: '#d79a68', width: 5 });
  // the tips of the mane that the sun comes through
  art.blot(
    fringe(THROAT, -16, { count: 36, length: [14, 32], width: 3.4, seed: 'tips', bare: 0.3 }),
    '#e4ae78',
  );
  art.blot(fringe(NAPE, 20, { count: 44, length: [8, 18], width: 4, seed: 'nape', bare: 0.2 }), COAT.coat);
}

/** How far a place lies towards the throat, 0 … 1: there hair hangs, behind it lies back. */
const front = (x: number, y: number): number =>
  Math.min(1, Math.max(0, (x - (y < 560 ? 250 - (y - 430) * 0.1 : 240 + (y - 560) * 0.3)) / 40));

/** How hair lies: down the neck, straight down the breast, back over shoulder and ribs. */
const flow = (x: number, y: number): number =>
  front(x, y) ? 190 - front(x, y) * 22 : 212 + Math.min(1, Math.max(0, (y - 520) / 120)) * 24;

function furOf(art: Art): void {
  const outline = closed(BODY);
  const mane = (x: number, y: number): number => (y > 425 && front(x, y) > 0.4 ? 1 : 0);
  // each tone's hair runs out over the next
  const over = (line: string, paint: string, count: number, width = 4, long = 30): void => {
    art.clip(outline, () =>
      art.blot(
        ragged(line, flow, { count, length: [long * 0.4, long], width, seed: line, bare: 0.1 }),
        paint,
      ),
    );
  };
  over('250,372 226,408 204,450 178,494 150,530 174,556 204,524', '#ad6842', 44);
  over('206,520 190,544 202,580 222,614 242,652 258,690', '#8a4e33', 30);
  over('142,560 156,606 172,650 196,704 222,750', '#aa643f', 60, 2.6, 20);
  over('150,568 178,578 206,602 230,640', '#b4704a', 26, 3, 22);
  over('244,500 246,548 254,600 268,650 286,700', COAT.mane, 34);
  over('40,606 70,598 110,602 130,640', '#a5613d', 20);
  const finer = { gap: 22, length: [8, 18], width: 1.6 } as const;
  hairs(art, outline, flow, COAT.shade, { ...finer, seed: 'coat', share: (x, y) => (mane(x, y) ? 0 : 0.3) });
  const long = { gap: 17, length: [26, 58], width: 7.5 } as const;
  hairs(art, outline, flow, '#4a2820', { ...long, seed: 'mane dark', share: (x, y) => mane(x, y) * 0.55 });
  hairs(art, outline, flow, '#713e2b', { ...long, seed: 'mane', share: (x, y) => mane(x, y) * 0.5 });
  hairs(art, outline, flow, '#ac7049', {
    ...long,
    width: 3.4,
    seed: 'mane light',
    share: (x, y) => mane(x, y) * Math.min(0.45, Math.max(0, (x - 262) / 130)),
  });
}

/** White spots in rows along the ribs. */
function spots(art: Art): void {
  const chance = random('spots');
  art.blot(
    (
      [
        ['40,594 66,588 92,586 114,590', 4, 5],
        ['44,622 72,616 104,618 130,624', 4, 5.6],
        ['40,652 72,650 104,650 138,660', 4, 5.2],
        ['44,684 84,682 120,688', 3, 5],
      ] as const
    ).flatMap(([row, count, r]) =>
      curve(row)
        .walk(count)
        .map(({ x, y, angle }) => {
          const size = r * chance.between(0.6, 1.15);
          return ellipse(0, 0, size * 0.72, size)
            .rotate(angle + chance.between(-25, 25))
            .translate(x + chance.between(-5, 5), y + chance.between(-5, 5));
        }),
    ),
    '#d3ae80',
  );
}
