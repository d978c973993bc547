import { byHand, printed, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { toned } from './form.ts';

/** An evening sky. */
export function sky(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 700),
    art.linear(300, 60, 240, 620, ramp(0, '#6d8a94', 0.35, '#a9b4a4', 0.66, '#ecd2a2', 1, '#fbe3b4')),
  );
  printed(art, [40, 200, 480, 700], () => art.glow(40, 520, 400, '#fff0c4', 0.95, 0.9, 0.5));
  const streaks = [
    '120,340 170,334 214,338 262,328',
    '40,364 76,360 104,364 150,357',
    '150,262 196,256 232,260 270,254',
  ];
  for (const [i, line] of streaks.entries())
    art.fill(ribbon(curve(line), 8 - i, { samples: 14 }), i === 2 ? '#d9cfae' : '#fbe8bf', 0.75);
}

interface Range {
  /** How far the range is lifted over what is written here. */
  rise: number;
  /** The ridge, from left to right. */
  ridge: string;
  lit: string;
  shaded: string;
  /** Faces turned from the sun, each from its peak down. */
  faces: readonly string[];
  mist: string;
  foot: number;
}

/** A range in hard low light: one colour where the sun meets it, one where it does not, mist at its foot. */
function mountains(art: Art, { rise, ridge, lit, shaded, faces, mist, foot }: Range): void {
  const body = byHand(
    polygon([...points(ridge), [640, foot + rise], [0, foot + rise]]).translate(0, -rise),
    2.4,
  );
  art.fill(body, lit);
  art.clip(body, () => {
    for (const knots of faces) art.fill(byHand(polygon(points(knots)).translate(0, -rise), 3), shaded);
  });
  const top = body.bounds()[1];
  stippled(art, body, mist, [0, top + (foot - top) * 0.35], [0, foot], [0, 0.95]);
}

export function ranges(art: Art): void {
  mountains(art, {
    rise: 44,
    ridge: '30,452 66,420 92,436 130,384 158,352 180,378 206,362 240,404 272,390 310,430 600,440',
    lit: '#e3b79a',
    shaded: '#a78a98',
    faces: [
      '158,352 150,384 164,408 152,440 168,470 150,620 236,620 214,500 206,450 190,420 180,378',
      '206,362 214,396 206,420 226,450 250,620 320,620 262,450 240,404',
      '66,420 74,444 66,470 76,620 130,620 92,436',
      '272,390 276,430 290,470 320,620 420,620 310,430',
    ],
    mist: '#f7dcae',
    foot: 560,
  });
  mountains(art, {
    rise: 34,
    ridge:
      '30,500 54,470 70,482 88,440 104,404 118,376 130,398 146,416 160,452 184,470 204,444 226,424 242,452 270,486 300,500 600,520',
    lit: '#d08f66',
    shaded: '#7a5468',
    faces: [
      '118,376 112,410 126,436 116,466 134,492 122,530 138,600 124,700 220,700 190,560 172,500 160,452 146,416 130,398',
      '226,424 222,452 236,476 228,504 246,540 240,600 256,700 370,700 300,530 270,486 242,452',
      '54,470 62,500 54,530 64,600 56,700 116,700 92,560 80,510 70,482',
      '104,404 98,430 104,450 96,476 104,470 110,440',
    ],
    mist: '#f0c596',
    foot: 640,
  });
}

/** The walled town that he looks after, at the mountains' foot. */
export function town(art: Art): void {
  const hill = byHand(closed('30,520! 30,474 70,466 120,478 160,474 200,464 232,470! 232,520!'), 2);
  art.fill(hill, '#a9694f');
  stippled(art, hill, '#5a3c48', [80, 470], [232, 500], [0, 0.9]);
  const chance = random('town');
  const houses = range(9, (i): readonly [number, number, number, number] => [
    152 + i * 7.6 + chance.between(-1, 1),
    476 - (i % 3) * 5 + chance.between(-2, 2),
    chance.between(6, 8),
    chance.between(9, 15),
  ]);
  for (const [x, y, w, h] of [...houses, [184, 478, 9, 40] as const].sort((p, q) => p[1] - q[1])) {
    art.blot(
      polygon([
        [x, y],
        [x, y - h],
        [x + w, y - h],
        [x + w, y],
      ]),
      '#f7d9a4',
    );
    art.blot(
      polygon([
        [x + w * 0.5, y],
        [x + w * 0.5, y - h],
        [x + w, y - h],
        [x + w, y],
      ]),
      '#8d5f5c',
    );
    art.blot(
      polygon([
        [x - 1.4, y - h],
        [x + w / 2, y - h - 6],
        [x + w + 1.4, y - h],
      ]),
      '#a14a3a',
    );
  }
  art.fill(
    byHand(
      polygon([
        [146, 482],
        [146, 472],
        [226, 468],
        [232, 480],
        [232, 490],
      ]),
      1,
    ),
    '#e3b27e',
  );
  art.blot(
    range(7, (i) =>
      polygon([
        [150 + i * 11, 470 - i * 0.5],
        [150 + i * 11, 466 - i * 0.5],
        [155 + i * 11, 466 - i * 0.5],
        [155 + i * 11, 470 - i * 0.5],
      ]),
    ),
    '#e3b27e',
  );
}

/** The land below the town, seen down from his height: terraces, the road that winds up to the gate, cypresses. */
export function valley(art: Art): void {
  const slopes = [
    ['20,506! 70,514 120,508 180,520 260,512! 260,840! 20,840!', '#b5775a'],
    ['20,566! 60,556 104,570 150,596 260,600! 260,840! 20,840!', '#a3684f'],
    ['20,640! 50,648 90,634 132,640 260,668! 260,840! 20,840!', '#8d584c'],
    ['20,716! 66,706 110,724 140,752 260,760! 260,840! 20,840!', '#764a48'],
  ] as const;
  for (const [knots, fill] of slopes) art.fill(byHand(closed(knots), 2), fill);
  // the road: seen from terrace to terrace, broader towards us
  art.blot(
    [
      '150,508! 132,522 100,540 88,566! 95,566 108,544 138,526 157,510!',
      '76,570! 70,590 82,614 108,640! 118,641 94,612 82,590 87,568!',
      '96,638! 74,660 58,684 62,712! 77,710 74,686 88,664 111,637!',
      '70,713! 84,740 112,770 120,830! 144,830 134,770 106,740 90,716!',
    ].map((knots) => closed(knots)),
    '#f0cd98',
  );
  stippled(art, closed('20,506! 260,506! 260,840! 20,840!'), '#4a3044', [60, 600], [250, 850], [0, 0.9]);
  for (const [x, y, h] of [
    [60, 552, 14],
    [67, 556, 19],
    [73, 553, 11],
    [121, 566, 17],
    [57, 640, 27],
    [65, 646, 36],
    [122, 634, 22],
    [56, 712, 26],
    [94, 712, 44],
    [104, 718, 30],
    [62, 800, 58],
    [75, 806, 40],
  ] as const)
    toned(
      art,
      closed(
        `${x},${y - h}! ${x + h * 0.15},${y - h * 0.35} ${x + h * 0.08},${y}! ${x - h * 0.08},${y}! ${x - h * 0.15},${y - h * 0.35}`,
      ),
      { fill: '#5f6a4a', shade: '#34324a', rim: '#ecd394', soft: h * 0.12, rimWidth: 0.9 },
    );
}

/** An eagle that hangs over the pass. */
export function eagle(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.92, { rot: -6 });
  const tones = { fill: '#6b4a48', shade: '#3d2a3a', rim: '#ffdca6' };
  const part = (knots: string, deep: number): void =>
    toned(box, knots, { ...tones, soft: deep, rimWidth: 1 });
  part(
    '3,4! 10,-10 18,-20 28,-28 40,-42! 38,-33 47,-38! 43,-29 51,-31! 45,-23 51,-22! 44,-17 46,-13! 36,-8 22,2 8,12!',
    5,
  );
  part('-5,10! -9,26! -4,23 0,29! 3,23 9,26! 8,10!', 4);
  part(
    '3,2! -8,-9 -22,-15 -40,-13 -62,-18! -53,-11 -66,-9! -54,-5 -64,-1! -51,0 -58,6! -46,5 -49,11! -36,9 -18,12 -2,15!',
    5,
  );
  part('10,10! 8,-1 0,-7 -9,-8! -10,2 -6,12 0,16!', 4);
  box
    .fill(closed('1,-6! -6,-10 -14,-8 -17,-3! -12,-1 -7,2! -2,0'), '#f6e8cf')
    .fill(closed('-14,-7! -20,-4 -19,1! -15,-1!'), '#e3a83c')
    .fill(ellipse(-12, -5, 1.1), '#2a1a20');
}
