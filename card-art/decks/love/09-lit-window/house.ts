import { byHand, INK, ink, modelled, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  points,
  polar,
  polygon,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const NIGHT = '#161a3c';

const WALL = polygon(points('304,430 436,250 640,430 640,680 304,672'));
const ROOF = closed(
  '262,468! 300,430 352,344 402,262 432,226! 446,226! 500,280 560,360 640,450! 640,490! 580,430 510,346 440,272! 400,330 352,410 318,456 290,480 272,482!',
);
/** The roof's upper edges, from the eaves to the ridge on the left and on from there. */
const EAVES = [
  curve('264,466 300,430 352,344 402,262 432,226'),
  curve('640,450 560,360 500,280 446,226'),
] as const;
const OPENING = closed('338,606! 338,500 344,476 402,462 460,476 466,500 466,606!');
/** Who waits: seen from the side, one hand on the pane. */
const WAITING = Path.join(
  closed(
    '374,606! 372,580 378,562 392,552! 390,546! 382,543 378,537! 379,534 376,530! 379,524 380,516 388,508 402,507 413,515 415,530 410,544! 412,552! 428,560 436,580 438,606!',
  ),
  ellipse(416, 514, 9, 8),
);
const ARM = closed('386,566! 372,574 362,570 354,556! 350,546 352,540 358,542 360,552! 368,560 380,556!');

/** Warm light behind glass: a lamp, a shelf, somebody. */
function window(art: Art): void {
  art.glow(402, 536, 210, '#ffb060', 0.8);
  stippledGlow(art, 402, 536, 150, '#f0a860', 1);
  art.fill(
    OPENING,
    art.radial(436, 510, 130, [
      [0, '#fff0c0'],
      [0.4, '#ffd68a'],
      [1, '#eda85c'],
    ]),
  );
  art.clip(OPENING, () => {
    art.fill(roundRect(338, 500, 30, 4), '#c47c48');
    for (const [x, h, fill] of [
      [341, 20, '#a85a44'],
      [347, 24, '#c47c48'],
      [353, 18, '#8a4a48'],
      [359, 22, '#b86a48'],
    ] as const)
      art.fill(roundRect(x, 500 - h, 5, h), fill);
    art
      .fill(roundRect(444, 462, 2, 30), '#8a4a40')
      .fill(closed('432,506! 438,490 452,490 458,506!'), '#c8584c');
    art.glow(445, 512, 40, '#fffbe8', 0.9);
    art.fill(WAITING, '#5c2c38').fill(ARM, '#5c2c38');
    for (const curtain of [
      '330,456! 372,456! 360,500 346,560 344,610! 330,610!',
      '476,456! 440,456! 450,510 460,560 460,610! 476,610!',
    ])
      art.fill(closed(curtain), '#d98a64', 0.9);
  });
  art.blot([roundRect(400, 462, 4, 146), roundRect(338, 524, 128, 4)], '#4a2c44');
  art.line(OPENING, 7, '#4a2c44');
}

/** The box on the sill and what grows in it, against the light. */
function flowers(art: Art): void {
  const chance = random('box');
  art.blot(
    range(26, (i) => leaf(334 + i * 5.4, 618, chance.between(12, 24), 8, chance.between(-40, 40))),
    '#4a5c54',
  );
  for (const i of range(13, (place) => place))
    art.fill(ellipse(338 + i * 10.4, chance.between(598, 612), 4.6, 4), i % 3 ? '#d96a7c' : '#f4b4a4');
  modelled(
    art,
    [320, 606, 484, 644],
    { towards: [0, -6], soft: 5, shade: NIGHT, rim: '#ffd68a', rimWidth: 2 },
    () => void art.fill(roundRect(328, 614, 148, 18), '#5c3a4c'),
  );
}

/** A thatched house above the path, cropped by the window's side; one pane is lit. */
export function house(art: Art): void {
  const smoke = ribbon(curve('366,262 352,226 318,212 300,176 262,160 236,120'), 34, {
    start: 0.3,
    end: 0.9,
    peak: 0.75,
    samples: 20,
  });
  printed(art, [200, 90, 400, 270], () => {
    art.fill(
      smoke,
      art.linear(0, 262, 0, 116, [
        [0, '#c4cbe4', 0.85],
        [1, '#c4cbe4', 0],
      ]),
    );
  });
  modelled(
    art,
    [335, 250, 400, 390],
    { towards: [-6, -2], soft: 5, shade: NIGHT, rim: '#a4aed8', rimWidth: 2 },
    () =>
      void art.fill(
        byHand(polygon(points('346,274 346,262 388,262 388,274 384,274 384,380 350,380 350,274')), 1),
        '#5a5a8c',
      ),
  );
  modelled(
    art,
    [290, 230, 660, 690],
    { towards: [-16, 4], soft: 24, shade: '#262a58', rim: '#8a94c4', rimWidth: 2 },
    () => void art.fill(WALL, '#5c5c92'),
  );
  stippled(art, WALL, '#262a58', [440, 420], [430, 270]);
  art.fill(ellipse(440, 356, 24), '#2a2c58').fill(ellipse(440, 356, 19), '#1c2048');
  art.blot([roundRect(438.6, 338, 2.8, 36), roundRect(422, 354.6, 36, 2.8)], '#4a4c80');
  art.fill(byHand(polygon(points('304,432 560,432 560,442 304,442')), 1), '#3c3464');
  window(art);
  art.fill(closed('506,668! 506,540 514,520 534,510 560,508 580,512! 580,672!'), '#3a2444');
  art
    .blot([roundRect(526, 520, 2.4, 150), roundRect(546, 516, 2.4, 156)], '#22183c')
    .fill(ellipse(515, 596, 3.6), '#f0c07c');
  flowers(art);
  modelled(
    art,
    [250, 210, 660, 500],
    { towards: [-8, -10], soft: 11, shade: NIGHT, rim: '#a4aed8', rimWidth: 2.4 },
    () => void art.fill(byHand(ROOF, 2), '#3c4078'),
  );
  const chance = random('thatch');
  const ends = [...EAVES[0].walk(46), ...EAVES[1].walk(30)].map(({ x, y, angle }, i) => {
    const side = i < 46 ? 90 : -90;
    const [fx, fy] = polar(x, y, chance.between(1, 5), angle + side);
    return ink(
      spline([[fx, fy], polar(fx, fy, chance.between(12, 26), angle + side + chance.between(-14, 14))]),
      INK.form,
      i,
      0,
    );
  });
  art.blot(ends, '#6a70a8');
}
