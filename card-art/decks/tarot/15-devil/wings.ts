import { stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb } from '../../../kit/pen/index.ts';
import { COOL, form, NIGHT } from './light.ts';

/** The wing over the torch: fire comes through its skin. */
const NEAR_SKIN = closed(
  '300,440! 262,380 216,300 168,236 122,206! 96,250 72,320 54,400 40,470! 62,452 84,456 100,480! 112,446 138,436 162,452! 178,424 204,424 224,448! 250,436 276,446',
);
const NEAR_FINGERS = [
  '122,206 96,280 70,380 42,468',
  '122,206 120,300 112,390 100,478',
  '122,206 150,300 162,380 162,450',
  '122,206 180,290 212,370 224,446',
];

/** The other: the night of the cave, only its edge is seen. */
const FAR_SKIN = closed(
  '386,436! 420,360 458,270 500,206 534,170! 580,210! 580,560! 566,520 540,500! 520,506 500,532! 486,500 466,488 446,498! 430,466 410,450',
);
const FAR_FINGERS = [
  '534,170 560,280 566,400 560,510',
  '534,170 530,290 522,400 500,530',
  '534,170 490,290 462,390 446,496',
];

export function wings(art: Art): void {
  form(art, FAR_SKIN, '#241b33', 16, { rim: COOL.mid, rimWidth: 2, towards: [0.2, 1] });
  stippled(art, FAR_SKIN, COOL.dim, [520, 400], [556, 540], [0, 0.8]);
  strokes(
    art,
    FAR_FINGERS.map((finger) => curve(finger)),
    5,
    '#120d1f',
    0.05,
  );
  form(art, limb('392,440 440,330 486,236 534,170', [15, 12, 9, 6], 20), '#2c1828', 6, {
    rim: '#b05a3c',
    rimWidth: 1.8,
  });
  form(art, NEAR_SKIN, '#6a2428', 16, { rim: '#e8743c', rimWidth: 2 });
  stippled(art, NEAR_SKIN, '#e06a34', [230, 240], [80, 500], [0, 0.9]);
  strokes(
    art,
    NEAR_FINGERS.map((finger) => curve(finger)),
    6,
    '#2c0f1e',
    0.04,
  );
  strokes(
    art,
    [
      '110,300 96,330 92,360',
      '134,300 138,340 132,380',
      '168,310 186,350 190,390',
      '88,380 78,410 76,430',
      '140,390 130,410 132,424',
    ].map((vein) => curve(vein)),
    1.6,
    '#3c1420',
    0.2,
  );
  form(art, limb('304,450 256,368 190,272 122,206', [17, 14, 11, 7], 22), '#4a1e26', 7);
  form(art, closed('128,214! 116,212 104,196 104,176! 112,190 124,198 134,204'), '#8a5a44', 3);
  art.fill(closed('300,440! 290,420 300,400 330,400 330,460!'), NIGHT);
}
