import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  local,
  polyline,
  range,
  roundLimb,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { ropeAt, sunlit } from './view.ts';

/** From under us to the tower. */
export function rope(art: Art): void {
  const [from, foot, to] = [ropeAt(3.8), ropeAt(8), ropeAt(40)];
  const taper = tube([from, foot], [5.2, 2.8], 8).outline;
  const far = tube([foot, to], [2.8, 0.9], 10).outline;
  art.fill([taper.translate(2, 2), far.translate(1, 1)], '#5c4634').fill([taper, far], '#c9a468');
  const twist = range(46, (i) => {
    const [x, y] = ropeAt(3.8 + (i / 46) ** 1.6 * 9);
    const w = 6 * (1 - i / 60);
    return line(x - w * 0.7, y - w * 0.5, x + w * 0.7, y + w * 0.5);
  });
  art.line(twist, 1.2, '#6e5238');
}

const [FOOT_X, FOOT_Y] = ropeAt(8);

/** Whole, from behind: the near foot carries, the other goes before it. */
export function walker(art: Art): void {
  const box = local(art, FOOT_X, FOOT_Y, 1.12, { rot: -3 });
  const cloth = (knots: string, fill: string, soft: number, own = {}): void =>
    sunlit(art, box.place(closed(knots)), fill, soft, own);
  // the leg that goes before
  sunlit(art, box.place(roundLimb('10,-112 40,-82 34,-46 30,-22', [13, 11, 8, 5], 14)), '#b8a878', 4, {
    shade: '#5f6050',
  });
  sunlit(art, box.place(closed('23,-26! 37,-24! 42,-16 40,-9 28,-9 22,-14')), '#8c4a40', 2);
  sunlit(art, box.place(roundLimb('-6,-112 -8,-78 -4,-44 0,-12', [15, 12, 9, 6], 14)), '#d8c690', 5, {
    shade: '#7d7858',
  });
  sunlit(art, box.place(closed('-8,-14! 8,-14! 12,-4 10,3 -2,5 -11,2')), '#a4564a', 3);
  // arms go forward to the pole
  for (const arm of ['-22,-172 -46,-148 -50,-118', '24,-170 50,-148 58,-118'])
    sunlit(art, box.place(roundLimb(arm, [9.5, 9, 6.5], 12)), '#e8dcb8', 4, { shade: '#8f9078' });
  cloth(
    '-22,-112! -24,-130 -27,-156 -24,-176 -10,-184 10,-184 25,-175 27,-156 22,-130 23,-110! 8,-104 -8,-105',
    '#3f6a68',
    9,
    { shade: '#1f3a40', rim: '#c8e0c4' },
  );
  strokes(box, ['0,-178 1,-150 0,-124', '-16,-172 -14,-140', '16,-170 15,-138'], INK.form, '#24464a');
  // sash, its ends in the wind
  cloth('-24,-124! 0,-119 24,-124! 25,-109! 0,-103 -25,-108!', '#c8505c', 4, { shade: '#7a2440' });
  cloth('20,-117! 40,-114 60,-100 84,-102! 78,-92 86,-84! 62,-86 40,-100 20,-106!', '#c8505c', 4, {
    shade: '#7a2440',
    rim: '#ffc8b8',
  });
  sunlit(art, box.place(roundLimb('0,-182 1,-194', [7, 6], 6)), '#b07c58', 2);
  cloth('-14,-204 -12,-190 0,-184 12,-190 15,-204 11,-218 0,-223 -11,-218', '#4a3026', 5, {
    shade: '#241a1c',
    rim: '#d8a878',
  });
  box.fill(ellipse(-14, -202, 3, 4.4), '#b07c58');
  cloth('-9,-220 -8,-231 0,-236 8,-231 9,-220 0,-216', '#4a3026', 3, { shade: '#241a1c', rim: '#d8a878' });
  strokes(box, ['-7,-217 8,-217'], 3, '#c8505c', 0);
}

/** Where the pole's ends are, and its middle. */
const [LEFT_END, RIGHT_END, POLE_Y] = [92, 514, FOOT_Y - 132] as const;

/** The carrying pole over both hands: a balance, whose bowls hang level. */
export function balance(art: Art): void {
  const sag = spline([
    [LEFT_END, POLE_Y + 6],
    [180, POLE_Y - 1],
    [FOOT_X, POLE_Y - 3],
    [380, POLE_Y - 1],
    [RIGHT_END, POLE_Y + 6],
  ]);
  art
    .line(sag.translate(1, 3), 5, '#4a3626')
    .line(sag, 5, '#b98a54')
    .line(sag.translate(-0.5, -1.6), 1.4, '#fbe3ae');
  for (const dx of [-62, 60]) sunlit(art, ellipse(FOOT_X + dx, POLE_Y, 6.6, 7.4), '#b07c58', 3);
  bowl(art, LEFT_END + 8, () => feather(art, LEFT_END + 6, POLE_Y + 140));
  bowl(art, RIGHT_END - 20, () => heart(art, RIGHT_END - 20, POLE_Y + 106));
}

function bowl(art: Art, x: number, load: () => void): void {
  const [top, rim] = [POLE_Y + 6, POLE_Y + 140];
  art.line([line(x, top, x - 2, rim - 8)], 1.2, '#7a5c3c');
  art.fill(ellipse(x, rim, 42, 10), '#6b4c30');
  load();
  art.line(
    [
      polyline([
        [x - 41, rim],
        [x, top],
        [x + 41, rim],
      ]),
    ],
    1.6,
    '#5c4630',
  );
  const body = closed(
    `${x - 42},${rim}! ${x - 22},${rim + 7} ${x},${rim + 10} ${x + 22},${rim + 7} ${x + 42},${rim}! ${x + 33},${rim + 18} ${x + 12},${rim + 27} ${x - 12},${rim + 27} ${x - 33},${rim + 18}`,
  );
  sunlit(art, body, '#d0a058', 6, { shade: '#6b4426', rim: '#fff2c4' });
}

function heart(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: 6 });
  const body = closed(
    '0,48! -14,34 -34,16 -46,-6 -44,-28 -28,-40 -11,-36 0,-22! 10,-37 27,-42 44,-30 46,-8 34,15 14,34',
  );
  sunlit(art, box.place(body), '#c83848', 10, { shade: '#6a1030', rim: '#ffc8b0', rimWidth: 2.6 });
  art.blot([ink(box.place(curve('-36,-14 -34,-26 -24,-32')), 3.6, 5, 0)], '#ffb8a8');
}

const VANE = closed(
  '0,2! -4,-12 -15,-22 -23,-42! -18,-43 -28,-60 -31,-80! -25,-80 -29,-100 -22,-122 -4,-140 14,-148! 25,-128 27,-104 21,-84! 25,-82 22,-62 14,-47! 18,-45 11,-25 3,-10',
);

/** A white goose feather: it stands in its bowl by its quill, its tip blown over. */
function feather(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.9, { rot: 5 });
  sunlit(art, box.place(VANE), '#fbf6e6', 6, { shade: '#93a39c', depth: 0.9, rim: '#ffffff' });
  strokes(
    box,
    [
      '-1,-24 -8,-30 -16,-42',
      '-2,-44 -12,-52 -22,-66',
      '-3,-66 -14,-76 -23,-92',
      '-2,-88 -12,-98 -18,-112',
      '1,-24 6,-30 11,-40',
      '0,-46 8,-52 16,-62',
      '0,-70 10,-78 18,-92',
      '3,-94 12,-104 20,-118',
      '6,-114 2,-124 -4,-132',
    ],
    INK.detail,
    '#98a596',
    0.1,
  );
  art.blot(ink(box.place(curve('2,22 0,-20 -3,-70 4,-108 12,-140')), 2.6, 3, 0.03), '#8a8468');
}
