import { contactShadow, outOfFocus, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** The stone's far edge: the garden is below and beyond it. */
export const EDGE = 522;

/** Leaves in a heap, as a far tree shows them. */
function heap(seed: string, x: number, y: number, wide: number, high: number, count: number): Path {
  const chance = random(seed);
  return Path.join(
    range(count, () => {
      const angle = chance.between(0, 6.28);
      const reach = Math.sqrt(chance());
      const r = chance.between(0.1, 0.24) * high;
      return ellipse(x + Math.cos(angle) * reach * wide, y + Math.sin(angle) * reach * high, r * 1.3, r);
    }),
  );
}

/** Morning after rain: light comes through the mist from the right. */
export function garden(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 500),
    art.radial(480, 230, 470, ramp(0, '#fff9ea', 0.3, '#f8ecd6', 0.6, '#d6dccf', 1, '#9fbab8')),
  );
  outOfFocus(art, 8, () => {
    art
      .fill(heap('far', 190, 250, 120, 110, 60), '#bccfc6')
      .fill(heap('far right', 566, 250, 44, 130, 40), '#cdd2bc')
      .fill(heap('middle', 300, 316, 200, 34, 60), '#adc4bb')
      .fill(roundRect(20, 316, 580, 60), '#adc4bb');
  });
  outOfFocus(art, 4, () => {
    art.fill(
      closed('20,366! 160,358 340,352 600,360! 600,570! 20,570!'),
      art.linear(60, 372, 160, 522, ramp(0, '#d3d9b8', 0.45, '#a3bba0', 1, '#628a82')),
    );
    art
      .fill(heap('hedge', 190, 352, 120, 30, 60), '#8aaaa0')
      .fill(heap('hedge low', 150, 372, 90, 18, 40), '#6f958d')
      .fill(
        closed(
          '440,350! 470,350! 476,366 500,420 560,500 600,540! 600,580! 250,580! 292,520 360,420 420,370',
        ),
        art.linear(0, 350, 0, 530, ramp(0, '#fffaea', 0.45, '#f5e3d2', 1, '#c8b0b0')),
      );
  });
  outOfFocus(art, 5, () => {
    // between the trees' shadows the sun lies on the grass
    for (const patch of [
      '200,404 280,396 380,398 330,408 250,412',
      '170,442 240,430 330,432 290,446 220,452',
      '240,484 300,470 300,492 270,500',
    ])
      art.fill(closed(patch), '#e6e4bc', 0.8);
  });
  outOfFocus(art, 4, () => {
    for (const shade of [
      '340,452 420,444 520,450 480,460 400,462',
      '290,504 400,494 560,500 500,514 360,516',
    ])
      art.fill(closed(shade), '#a59aa0', 0.6);
  });
  roses(art);
  stippled(art, roundRect(44, 430, 512, 96), '#4f7672', [150, 430], [60, 540], [0, 0.7]);
  stippledGlow(art, 480, 240, 240, '#fffbee', 0.8);
}

/** A bush in flower beyond the path, heavy with rain. */
function roses(art: Art): void {
  const chance = random('roses');
  outOfFocus(art, 3, () => {
    art
      .fill(heap('bush', 560, 396, 62, 58, 60), '#86a494')
      .fill(heap('bush low', 560, 430, 56, 34, 40), '#658a80');
    for (const i of range(26, (place) => place))
      art.fill(
        ellipse(chance.between(512, 590), chance.between(346, 446), chance.between(5, 9)),
        i % 3 ? '#e2a0a4' : '#f6d4c8',
      );
  });
}

/** The tree under whose roof of leaves we stand: near enough to be dark. */
export function tree(art: Art): void {
  contactShadow(art, 100, 462, 130, 16, '#2f5258');
  outOfFocus(art, 3, () => {
    art
      .fill(
        closed(
          '20,486! 46,462 62,430 68,360 64,290 52,220 30,160! 110,150! 112,220 106,290 104,360 110,430 130,458 160,470! 120,476 92,470 70,478',
        ),
        '#3c5a60',
      )
      .fill(ribbon(curve('92,300 130,226 196,176 280,148'), 22, { start: 1, end: 0.2, peak: 0.1 }), '#3c5a60')
      .fill(ribbon(curve('96,250 110,200 150,150 190,120'), 20, { start: 1, end: 0.2, peak: 0.1 }), '#3c5a60')
      .fill(closed('112,450! 106,420 102,360 104,290 110,240! 106,290 107,360 114,420 124,452'), '#a9bfae');
  });
  outOfFocus(art, 2.2, () => {
    const boughs: readonly (readonly [string, number, string])[] = [
      ['40,150 130,120 220,120 300,90', 130, '#7ea49a'],
      ['40,220 120,190 200,180 262,196', 90, '#6c958d'],
      ['50,140 150,140 240,130 318,160', 120, '#557f7b'],
      ['40,190 90,190 150,196 190,230', 80, '#47706e'],
      ['40,260 70,250 110,256 132,290', 50, '#3f6668'],
      ['60,120 130,110 200,100 290,70', 110, '#3f6668'],
    ];
    boughs.forEach(([bough, count, tone], i) => {
      const chance = random(`bough ${i}`);
      art.blot(
        curve(bough)
          .walk(count)
          .map(({ x, y, t }) =>
            leaf(
              x + chance.between(-16, 16),
              y + chance.between(-34, 30) * (1 - t * 0.6),
              chance.between(16, 28),
              chance.between(10, 15),
              chance.between(90, 220),
            ),
          ),
        tone,
      );
    });
  });
}
