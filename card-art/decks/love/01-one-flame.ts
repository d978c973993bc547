import { defineCard } from '../../define.ts';
import { byHand, contactShadow, ink, modelled, stippled, stippledGlow } from '../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../kit/pen/index.ts';
import { burningCandle, flame, leaningCandle } from './01-one-flame/candles.ts';
import { lighter, lighterArms } from './01-one-flame/lighter.ts';
import { receiver, receiverHand } from './01-one-flame/receiver.ts';

/** The flame's middle. */
const [X, Y] = [278, 510];

/** A dark room; the wall takes what light is left. */
function room(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 840),
    art.radial(X, Y, 520, ramp(0, '#c0584c', 0.3, '#7c2c40', 0.65, '#3c1430', 1, '#200c22')),
  );
  stippledGlow(art, X, Y, 300, '#ffb070', 0.85);
}

/** The town outside has no light either, but stars. */
function windowPane(art: Art): void {
  const pane = polygon(points('222,90 362,90 362,352 222,352'));
  modelled(
    art,
    [196, 60, 386, 390],
    { towards: [0, 8], soft: 6, shade: '#1c0a20', rim: '#e08a68', rimWidth: 2.6 },
    () => void art.fill(roundRect(208, 60, 168, 306), '#4a1c34'),
  );
  art.clip(pane, () => {
    art.fill(pane, art.linear(0, 90, 0, 352, ramp(0, '#1c2a60', 1, '#5a74ac')));
    const chance = random('stars');
    art.blot(
      range(30, () => ellipse(chance.between(226, 358), chance.between(110, 290), chance.between(0.8, 2))),
      '#f0f4ff',
    );
    const roofs = polygon(
      points(
        '216,318 232,302 248,318 248,308 270,308 286,290 304,310 316,310 316,298 328,298 328,316 344,304 366,320 366,360 216,360',
      ),
    );
    art.fill(byHand(roofs, 1), '#22284e');
  });
  art.fill(roundRect(288, 90, 8, 262), '#4a1c34').fill(roundRect(222, 210, 140, 8), '#4a1c34');
  modelled(
    art,
    [186, 340, 406, 390],
    { towards: [0, 6], soft: 4, shade: '#1c0a20', rim: '#ffb888', rimWidth: 2 },
    () => void art.fill(roundRect(196, 352, 192, 18), '#6a2a3c'),
  );
}

/** The table their elbows rest on. */
function table(art: Art): void {
  const top = roundRect(40, 800, 520, 80);
  art.fill(top, art.radial(X, 800, 260, ramp(0, '#d07850', 0.5, '#7c3440', 1, '#301028'), 0.5));
  stippled(art, top, '#200c22', [0, 810], [0, 868], [0, 0.8]);
  art.fill(roundRect(40, 798, 520, 4), '#ffb888', 0.7);
  for (const [x, width] of [
    [96, 80],
    [500, 110],
  ] as const)
    contactShadow(art, x, 852, width, 14, '#200c22');
  contactShadow(art, 274, 848, 64, 11, '#200c22');
  modelled(
    art,
    [200, 800, 340, 868],
    { towards: [0, -7], soft: 6, shade: '#2c2450', rim: '#fff0d4', rimWidth: 2.2 },
    () => void art.fill(ellipse(270, 838, 56, 13), '#7488b4'),
  );
  art.fill(ellipse(270, 836, 38, 7), '#4c6096');
  art.blot(ink(curve('246,838 268,834 300,828'), 3.4, 1, 0), '#e8c098');
  art.fill(ellipse(300, 828, 4.4, 3), '#2a1024');
}

/** In a dark house one person lights another's candle: two faces, one flame. */
export const picture = defineCard({
  name: 'love/01-one-flame',
  light: [X, Y],
  numeral: 'I',
  draw(art) {
    room(art);
    windowPane(art);
    receiver(art);
    lighter(art);
    table(art);
    leaningCandle(art);
    burningCandle(art);
    lighterArms(art);
    receiverHand(art);
    flame(art, [X, Y]);
  },
});
