import { ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { form } from './form.ts';

interface Coat {
  coat: string;
  far: string;
  shade: string;
  rim: string;
  mane: string;
  maneShade: string;
  maneRim: string;
  hoof: string;
  mark: string;
}

const WHITE: Coat = {
  coat: '#fbf1e0',
  far: '#cdb9b4',
  shade: '#8d7d90',
  rim: '#ffffff',
  mane: '#e9d6c0',
  maneShade: '#9a8490',
  maneRim: '#ffffff',
  hoof: '#6a5560',
  mark: '#7d6a7c',
};
const BLACK: Coat = {
  coat: '#2a2432',
  far: '#1c1824',
  shade: '#0e0c16',
  rim: '#f4b878',
  mane: '#1a1622',
  maneShade: '#5c3c40',
  maneRim: '#d98a54',
  hoof: '#0e0c16',
  mark: '#8a5f58',
};

/** A leg: upper part as a shape with the body's width, then the cannon, then the hoof at its end. */
function leg(
  box: Local,
  art: Art,
  knots: string,
  widths: readonly number[],
  hoof: readonly [number, number, number],
  fill: string,
  coat: Coat,
): void {
  form(art, box.place(limb(knots, widths, 24)), fill, 4, { shade: coat.shade, rim: coat.rim, rimWidth: 1.6 });
  const [x, y, turn] = hoof;
  art.fill(
    box.place(closed('-5,-5! 4,-6! 8,5 7,7! -7,7! -7,2').scale(0.86).rotate(turn).translate(x, y)),
    coat.hoof,
  );
}

/** Locks that stream back from the crest. */
function mane(box: Local, art: Art, coat: Coat, locks: readonly string[]): void {
  const strands = locks.flatMap((lock, i) => {
    const strand = curve(lock);
    return [
      ribbon(strand, 15, { start: 0.6, end: 0, peak: 0.35 }),
      ribbon(strand.translate(4, i % 2 ? -4 : 4), 7, { start: 0.6, end: 0, peak: 0.4 }),
    ];
  });
  form(art, box.place(Path.join(strands)), coat.mane, 3, {
    shade: coat.maneShade,
    rim: coat.maneRim,
    rimWidth: 1.4,
  });
  art.blot(
    locks.map((lock, i) => ink(box.place(curve(lock).translate(0, 2)), 1.4, i, 0.2)),
    coat.maneShade,
  );
}

/** Reins, bridle, collar. */
function harness(box: Local, art: Art, straps: readonly string[]): void {
  art.blot(
    straps.map((strap, i) => ink(box.place(curve(strap)), 3, i, 0)),
    '#b8402f',
  );
}

/** Runs with its neck stretched: hind legs just off the ground, one foreleg reaching. Hoofs at y = 0, 100 to the withers. */
export function whiteHorse(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const coat = WHITE;
  leg(box, art, '-46,-62 -50,-44 -66,-32 -76,-14 -80,-6', [12, 10, 5, 3.6, 3], [-82, -2, 40], coat.far, coat);
  leg(box, art, '32,-52 46,-40 60,-34 66,-18 64,-10', [9, 7, 4.6, 3.4, 3], [62, -5, 30], coat.far, coat);
  // the tail streams
  form(
    art,
    box.place(
      closed(
        '-66,-86! -78,-94 -96,-96 -114,-88 -128,-92! -118,-80 -102,-76 -112,-70! -94,-70 -78,-74 -66,-76!',
      ),
    ),
    coat.mane,
    6,
    { shade: coat.maneShade },
  );
  mane(box, art, coat, [
    '80,-130 62,-142 40,-140 26,-146',
    '78,-132 60,-134 42,-130 22,-136',
    '72,-126 54,-130 36,-122 14,-128',
    '62,-120 46,-122 30,-114 8,-120',
    '52,-114 38,-114 24,-108 4,-112',
    '40,-107 28,-107 16,-102 -2,-106',
  ]);
  const trunk = closed(
    '-68,-82! -64,-92 -52,-99 -36,-99 -16,-93 2,-93 16,-99 28,-102! 46,-108 64,-120 78,-129! 88,-127 92,-122 100,-112 112,-97 114,-90! 110,-84 103,-84 98,-88 88,-95 80,-100! 74,-92 68,-80 60,-66 54,-54 44,-46 26,-46 6,-42 -14,-42 -28,-48 -38,-56 -52,-58 -64,-68',
  );
  form(art, box.place(trunk), coat.coat, 13, { shade: coat.shade, rim: coat.rim, rimWidth: 2.4 });
  leg(
    box,
    art,
    '-50,-74 -40,-50 -28,-40 -38,-22 -22,-8',
    [17, 13, 6, 3.8, 3],
    [-19, -4, -40],
    coat.coat,
    coat,
  );
  leg(box, art, '42,-60 58,-52 82,-46 98,-34 104,-28', [12, 9, 5, 3.6, 3], [107, -25, -52], coat.coat, coat);
  form(art, box.place(closed('74,-128! 72,-138 76,-143! 81,-136 82,-128!')), coat.coat, 3, {
    shade: coat.shade,
  });
  art.fill(box.place(ellipse(92, -115, 2.2, 2)), '#1c1420');
  art.fill(box.place(ellipse(92.6, -115.8, 0.7, 0.7)), '#fff8e8');
  art.fill(box.place(ellipse(110, -92, 1.8, 1.3)), coat.mark);
  art.blot(
    [
      '112,-86 106,-87 102,-89',
      '84,-103 88,-107 88,-113',
      '34,-92 40,-76 36,-62',
      '-38,-92 -30,-78 -34,-60',
      '58,-104 62,-96 62,-86',
      '70,-112 75,-106 76,-101',
      '-10,-48 6,-47 20,-50',
    ].map((mark, i) => ink(box.place(curve(mark)), 1.7, i, 0.2)),
    coat.mark,
  );
  harness(box, art, [
    '96,-117 92,-108 91,-98',
    '84,-126 90,-118 96,-117',
    '99,-110 96,-104 98,-92',
    '24,-102 40,-84 62,-70',
    '20,-100 14,-80 18,-46',
  ]);
}

/** Plunges: forehand high, neck bowed, head thrown round towards us. */
export function blackHorse(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -14 });
  const coat = BLACK;
  leg(box, art, '-44,-62 -40,-44 -52,-30 -58,-12 -60,-4', [12, 10, 5, 3.6, 3], [-60, 0, 16], coat.far, coat);
  leg(box, art, '38,-56 56,-54 74,-62 76,-44 70,-36', [9, 7.4, 4.8, 3.6, 3], [68, -31, 34], coat.far, coat);
  form(
    art,
    box.place(
      closed('-66,-88! -80,-100 -98,-102 -112,-92! -100,-90 -106,-82 -116,-76! -96,-76 -80,-78 -66,-78!'),
    ),
    coat.mane,
    6,
    { shade: coat.maneShade },
  );
  mane(box, art, coat, [
    '70,-148 58,-162 40,-162 22,-172',
    '66,-148 50,-154 34,-150 14,-158',
    '56,-142 40,-146 26,-140 4,-146',
    '48,-134 34,-136 20,-130 0,-134',
    '40,-124 28,-126 14,-120 -6,-124',
    '34,-114 22,-114 10,-110 -8,-112',
  ]);
  const trunk = closed(
    '-68,-82! -64,-92 -52,-99 -36,-99 -16,-93 2,-93 16,-99 26,-106! 36,-124 50,-140 66,-148! 76,-147 82,-141 88,-130 96,-114 95,-106! 90,-102 84,-103 80,-110 74,-118 68,-122! 64,-112 64,-98 64,-82 58,-62 46,-50 26,-46 6,-42 -14,-42 -28,-48 -38,-56 -52,-58 -64,-68',
  );
  form(art, box.place(trunk), coat.coat, 13, { shade: coat.shade, rim: coat.rim, rimWidth: 2.6 });
  leg(
    box,
    art,
    '-50,-74 -38,-52 -24,-42 -32,-24 -18,-10',
    [17, 13, 6, 3.8, 3],
    [-15, -6, -40],
    coat.coat,
    coat,
  );
  leg(box, art, '46,-64 64,-66 88,-78 96,-62 90,-50', [12, 9, 5.2, 3.8, 3], [87, -45, 34], coat.coat, coat);
  form(art, box.place(closed('64,-146! 62,-156 66,-161! 71,-154 72,-146!')), coat.coat, 3, {
    shade: coat.shade,
  });
  art.fill(box.place(ellipse(80, -134, 2.6, 2.4)), '#f4d8a0');
  art.fill(box.place(ellipse(80.4, -134, 1.5, 1.8)), '#0e0c16');
  art.fill(box.place(ellipse(92, -109, 1.8, 1.3)), coat.mark);
  art.blot(
    [
      '93,-103 88,-104 85,-107',
      '70,-122 76,-126 78,-132',
      '34,-98 42,-80 38,-62',
      '-38,-92 -30,-78 -34,-60',
      '52,-130 56,-116 54,-104',
    ].map((mark, i) => ink(box.place(curve(mark)), 1.7, i, 0.2)),
    coat.mark,
  );
  harness(box, art, [
    '84,-136 80,-124 82,-112',
    '72,-146 78,-138 84,-136',
    '88,-130 84,-122 84,-108',
    '24,-104 42,-90 64,-84',
    '20,-100 14,-80 18,-46',
  ]);
}
