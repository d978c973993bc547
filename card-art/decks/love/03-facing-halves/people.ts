import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  polar,
  random,
  range,
  roundLimb,
  tube,
} from '../../../kit/pen/index.ts';
import { onTable, SHADE, shadow, sunny, TURN } from './view.ts';

/** The boxes of both: the head's crown is (0, 0), each looks towards its own +y, which is the other. */
export const her = (art: Art): Local => local(art, ...onTable(art).at(-8, -186), 1, { rot: TURN + 4 });
export const him = (art: Art): Local => local(art, ...onTable(art).at(14, 182), 1.04, { rot: TURN + 186 });

const BACK = closed(
  '-92,-26! -104,-52 -88,-80 -46,-96 0,-100 46,-96 88,-80 104,-52 92,-26! 58,-8 0,-2 -58,-8',
);
const HIS_BACK = closed(
  '-96,-20! -112,-50 -94,-84 -50,-104 0,-108 52,-102 96,-78 108,-44 92,-14! 56,-4 0,2 -58,-4',
);
/** Arms: the one with the spoon goes past the own half to the other's; his second one holds up his cheek. */
const ARMS = {
  hers: {
    spoon: ['-84,-54 -114,2 -112,62', '-112,60 -96,114 -60,164'],
    other: ['86,-54 116,-2 110,54', '110,52 100,88 78,106'],
  },
  his: {
    spoon: ['-88,-52 -122,4 -116,62', '-116,60 -100,112 -58,156'],
    other: ['88,-48 124,4 108,58', '108,56 76,60 30,34'],
  },
} as const;
const SKIN = { hers: '#d9a07a', his: '#b97c56' } as const;

/** Their shadows, on yard and cloth. */
export function shadows(art: Art): void {
  for (const [box, back, who] of [
    [her(art), BACK, 'hers'],
    [him(art), HIS_BACK, 'his'],
  ] as const) {
    art.fill(
      [box.place(back).translate(...shadow(60)), box.place(ellipse(0, 0, 42, 48)).translate(...shadow(72))],
      who === 'his' ? '#9a97a0' : SHADE,
    );
    for (const arm of [...ARMS[who].spoon, ...ARMS[who].other])
      art.fill(box.place(roundLimb(arm, [15, 13], 10)).translate(...shadow(22)), SHADE);
  }
}

/** A chair of bent wood: rail behind the back, seat below. */
function chair(art: Art, box: Local, dark: string, colour: string): void {
  const seat = closed('-86,-92! -80,-20! 80,-20! 86,-92! 60,-112 -60,-112');
  art.fill(box.place(seat).translate(...shadow(44)), '#a9a4a2');
  sunny(art, box.place(seat), dark, 5, { shade: '#3a2c2c' });
  sunny(
    art,
    box.place(
      tube(
        [
          [-88, -92],
          [-50, -124],
          [0, -134],
          [50, -124],
          [88, -92],
        ],
        [6, 7, 7, 7, 6],
        20,
      ).outline,
    ),
    colour,
    3,
    { shade: '#4a2c24' },
  );
}

function sleeve(
  art: Art,
  box: Local,
  arm: readonly [string, string],
  who: 'hers' | 'his',
  cloth: string,
  shade: string,
): void {
  sunny(art, box.place(roundLimb(arm[1], [13, 11, 8.6], 16)), SKIN[who], 5, {
    shade: '#8a4f3c',
    rim: '#ffe6c4',
  });
  sunny(art, box.place(roundLimb(arm[0], who === 'his' ? [27, 22, 18] : [26, 22, 17], 16)), cloth, 8, {
    shade,
  });
}

/** A hand that lies, or holds a spoon, as seen on its back. */
function hand(art: Art, box: Local, x: number, y: number, turn: number, who: 'hers' | 'his'): void {
  const on = local(art, ...box.at(x, y), 1, { rot: turn });
  sunny(
    art,
    on.place(closed('-7,-14 7,-14 12,-2 17,4 15,9 10,7 9,15 4,20 -4,20 -9,15 -12,2')),
    SKIN[who],
    3,
    { shade: '#8a4f3c', rim: SKIN[who] },
  );
  strokes(on, ['-5,9 -5,18', '0,10 0,19', '5,9 5,17'], INK.form, '#8a4f3c', 0);
}

function spoon(art: Art, box: Local, from: readonly [number, number], to: readonly [number, number]): void {
  const [[x1, y1], [x2, y2]] = [box.at(...from), box.at(...to)];
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI + 90;
  const bowl = ellipse(0, 0, 9, 13).rotate(angle).translate(x2, y2);
  const stem = curve(`${x1},${y1} ${x2},${y2}`);
  art.line(stem.translate(6, 5), 5, '#8a93a4', 0.7);
  art.line(stem, 5.4, '#8f9aa0').line(stem.translate(-1, -1.4), 1.8, '#ffffff');
  art.fill(bowl, '#9aa6ac').line(bowl, 1.4, '#ffffff');
  art
    .fill([ellipse(x2 - 2, y2 - 3, 4.6), ellipse(x2 + 3, y2 + 3, 4.4)], '#b41f42')
    .fill(ellipse(x2 - 3, y2 - 5, 1.4), '#fff0e6');
}

/** She: blue frock with white dots, chestnut hair in a knot. */
export function she(art: Art): void {
  const box = her(art);
  chair(art, box, '#8a5f40', '#b07c4c');
  sleeve(art, box, ARMS.hers.other, 'hers', '#6f98c6', '#34568c');
  const dots = random('dots');
  const back = box.place(BACK);
  sunny(art, back, '#6f98c6', 14, { shade: '#34568c' });
  art.clip(
    back,
    () =>
      void box.fill(
        range(34, (i) =>
          ellipse(-96 + (i % 9) * 24 + dots.between(-3, 3), -88 + Math.floor(i / 9) * 23 + (i % 2) * 9, 3.4),
        ),
        '#f2f4ee',
      ),
  );
  strokes(
    box,
    ['-62,-84 -70,-52 -62,-22', '62,-84 72,-52 62,-22', '-24,-96 -30,-80', '24,-96 32,-78'],
    INK.form,
    '#3a5c92',
  );
  sleeve(art, box, ARMS.hers.spoon, 'hers', '#6f98c6', '#34568c');
  spoon(art, box, [-64, 152], [6, 244]);
  hand(art, box, -58, 168, TURN - 28, 'hers');
  hand(art, box, 72, 110, TURN + 58, 'hers');
  // collar, nape, the tip of her nose, ears
  box
    .fill(closed('-40,-36 0,-58 40,-36 30,-14 -30,-14'), '#f6f3e6')
    .fill(closed('-20,-40 20,-40 22,-10 -22,-10'), SKIN.hers);
  box.fill([ellipse(-38, 8, 7, 10), ellipse(38, 8, 7, 10), closed('-8,40! 0,58 8,40!')], '#c98a66');
  const hair = closed('0,46 -20,43 -36,26 -42,0 -36,-26 -18,-42 0,-46 18,-42 36,-26 42,0 36,26 20,43');
  sunny(art, box.place(hair), '#8a4a30', 13, { shade: '#3c1c20', rim: '#f2bc80' });
  strokes(
    box,
    range(12, (i) => {
      const side = i < 6 ? -1 : 1;
      const t = (i % 6) / 5;
      return curve(
        `${side * 2},${40 - t * 46} ${side * (22 + t * 6)},${26 - t * 40} ${side * (30 - t * 14)},${-8 - t * 30}`,
      );
    }),
    INK.form,
    '#5a2c24',
    0.1,
  );
  strokes(box, ['0,44 1,18 0,-8'], INK.form, '#e8b890', 0.05);
  art.fill(box.place(ellipse(0, -34, 23, 21)).translate(8, 7), '#3c1c20', 0.5);
  sunny(art, box.place(ellipse(0, -36, 22, 20)), '#9a5636', 7, { shade: '#3c1c20', rim: '#f2bc80' });
  strokes(box, ['-12,-40 -4,-50 10,-46 14,-34 4,-26 -8,-30 -4,-40 4,-38'], INK.form, '#5a2c24', 0.05);
}

/** He: straw-yellow shirt with braces, dark curls; his cheek in his hand, he has time. */
export function he(art: Art): void {
  const box = him(art);
  chair(art, box, '#7a5238', '#a06c40');
  sleeve(art, box, ARMS.his.other, 'his', '#ecc25c', '#a86c2c');
  const back = box.place(HIS_BACK);
  sunny(art, back, '#ecc25c', 14, { shade: '#a86c2c' });
  strokes(
    box,
    ['-70,-88 -76,-54 -66,-20', '74,-84 78,-50 66,-16', '-10,-104 -8,-92', '20,-104 16,-88'],
    INK.form,
    '#b07830',
  );
  art.clip(back, () => strokes(box, ['-30,-112 -42,-60 -46,0', '30,-112 42,-60 46,0'], 9, '#6a4034', 0));
  sleeve(art, box, ARMS.his.spoon, 'his', '#ecc25c', '#a86c2c');
  spoon(art, box, [-60, 150], [17, 222]);
  hand(art, box, -54, 160, TURN + 158, 'his');
  box
    .fill(closed('-34,-40 0,-60 34,-40 28,-12 -28,-12'), '#f4d47c')
    .fill(closed('-22,-42 22,-42 24,-10 -24,-10'), SKIN.his);
  const head = local(art, ...box.at(2, 2), 1.02, { rot: TURN + 196 });
  head.fill([ellipse(-40, 6, 7, 10), ellipse(40, 6, 7, 10), closed('-9,42! -1,62 9,42!')], '#a86c48');
  const chance = random('curls');
  const curls = range(26, (i) =>
    ellipse(...polar(0, 0, i < 17 ? 37 : 18, (i < 17 ? i / 17 : (i - 17) / 9) * 360), chance.between(9, 13)),
  );
  sunny(
    art,
    head.place(Path.join(ellipse(0, 0, 38, 42), ...curls)),
    () => void head.fill([ellipse(0, 0, 38, 42), ...curls], '#35303c'),
    12,
    { shade: '#14121e', rim: '#b8a8b0' },
  );
  strokes(
    head,
    range(22, () => {
      const [x, y] = polar(0, 0, chance.between(4, 38), chance.between(0, 360));
      return curve(`${x - 6},${y} ${x - 2},${y - 6} ${x + 5},${y - 3} ${x + 3},${y + 4}`);
    }),
    INK.form,
    '#74687a',
    0,
  );
}
