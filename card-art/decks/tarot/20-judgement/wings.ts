import { INK, strokes } from '../../../kit/hand/index.ts';
import { strip } from '../../../kit/pen/forms.ts';
import { type Art, closed, curve, lerp, random, type Tube, tube } from '../../../kit/pen/index.ts';

/** Feathers that lie side by side: their quills stand along a line, first to last, each over the one before it. */
interface Row {
  quills: string;
  count: number;
  /** Where they point, how long and how broad they are, at the first and at the last. */
  angle: readonly [number, number];
  length: readonly [number, number];
  width: readonly [number, number];
  /** How far a tip bends to the right, as a part of its length. */
  bend?: number;
  tones: readonly [light: string, shade: string];
}

/** A feather that points to `angle` along its bent quill. */
function feather(x: number, y: number, angle: number, length: number, width: number, bend: number): Tube {
  const a = (angle * Math.PI) / 180;
  const on = (aside: number, along: number): [number, number] => [
    x + (aside * Math.cos(a) + along * Math.sin(a)) * length,
    y + (aside * Math.sin(a) - along * Math.cos(a)) * length,
  ];
  return tube(
    [on(0, 0), on(bend * 0.12, 0.35), on(bend * 0.45, 0.7), on(bend, 1)],
    [0.3, 0.46, 0.5, 0.5, 0.49, 0.46, 0.36, 0.08].map((part) => part * width),
    7,
    20,
  );
}

/** A wing: rows from the longest feathers to the down. On its `over` side (1 right of its heading) the next one lies on a feather. */
function wing(art: Art, rows: readonly Row[], over: 1 | -1, rim: string): void {
  for (const { quills, count, angle, length, width, bend = 0, tones } of rows) {
    const chance = random(quills);
    for (const { x, y, t } of curve(quills).walk(count)) {
      const long = lerp(...length, t) * chance.between(0.93, 1.06);
      const one = feather(x, y, lerp(...angle, t) + chance.between(-2.4, 2.4), long, lerp(...width, t), bend);
      art.fill(one.outline, tones[0]).fill(strip(one, over * 0.25, over, 4), tones[1], 0.7);
      if (long > 60) art.line(one.edge(0, 0.25, 0.92, 3), 0.9, tones[1]);
      art.line(one.edge(-0.96 * over, 0.3, 0.98, 4), 1.1, rim);
    }
  }
}

/** The wing on our side, in its own shade: it grows from the shoulder blade, and the arch crops it. */
export function nearWing(art: Art): void {
  const great = ['#c791a0', '#8f6087'] as const;
  const covert = ['#dba9a5', '#b07a92'] as const;
  const small = ['#eec4b0', '#cf9a98'] as const;
  wing(
    art,
    [
      {
        quills: '392,292 404,250 412,214',
        count: 5,
        angle: [158, 138],
        length: [86, 150],
        width: [26, 30],
        bend: 0.1,
        tones: great,
      },
      {
        quills: '412,214 408,180 404,148',
        count: 7,
        angle: [134, 106],
        length: [168, 216],
        width: [31, 34],
        bend: 0.1,
        tones: great,
      },
      {
        quills: '404,148 412,126 426,108',
        count: 5,
        angle: [100, 74],
        length: [232, 262],
        width: [34, 32],
        bend: 0.06,
        tones: great,
      },
      {
        quills: '384,296 398,250 402,206',
        count: 7,
        angle: [162, 132],
        length: [54, 88],
        width: [21, 25],
        bend: 0.08,
        tones: covert,
      },
      {
        quills: '402,206 400,174 398,140 420,108 440,92',
        count: 9,
        angle: [128, 66],
        length: [96, 128],
        width: [26, 27],
        bend: 0.05,
        tones: covert,
      },
      {
        quills: '378,300 390,250 396,200 392,146 412,110 436,90',
        count: 16,
        angle: [166, 70],
        length: [34, 56],
        width: [17, 20],
        tones: small,
      },
    ],
    -1,
    '#f6dcc8',
  );
  // the front edge is down, thick over the bones; at its root it runs out on the back
  art.fill(
    closed(
      '352,304! 366,280 378,238 384,190 384,148 400,112 430,84 460,66! 470,80! 440,98 414,128 402,160 404,206 398,250 390,286 390,304! 384,302 384,314! 376,310 374,324! 366,316 362,324! 358,312',
    ),
    '#f3d0ba',
  );
  art.line(curve('352,304 366,280 378,238 384,190 384,148 400,112 430,84 460,66'), 3, '#fff3e0');
  strokes(
    art,
    [
      '392,246 389,256 386,262',
      '384,268 380,278 376,284',
      '394,214 392,224 390,230',
      '396,178 394,190 392,196',
      '388,224 385,234 383,240',
      '392,154 391,164 390,170',
      '398,132 394,142 392,148',
      '390,196 388,206 387,212',
      '376,288 371,298 366,304',
      '384,284 381,294 377,300',
      '408,112 402,120 399,126',
      '380,252 377,262 374,268',
    ],
    INK.form,
    '#cf9a98',
    0.1,
  );
}

/** The wing beyond the head, thin against the light. */
export function farWing(art: Art): void {
  const great = ['#fbdcb8', '#eab192'] as const;
  const covert = ['#fde8cc', '#f2c5a2'] as const;
  const small = ['#fff3de', '#f8d8b8'] as const;
  wing(
    art,
    [
      {
        quills: '322,270 318,226 300,190',
        count: 5,
        angle: [214, 238],
        length: [60, 116],
        width: [24, 28],
        bend: -0.08,
        tones: great,
      },
      {
        quills: '300,190 276,152 244,128',
        count: 8,
        angle: [238, 254],
        length: [120, 170],
        width: [28, 32],
        bend: -0.1,
        tones: great,
      },
      {
        quills: '244,128 214,112 182,104',
        count: 6,
        angle: [256, 282],
        length: [176, 180],
        width: [32, 28],
        bend: -0.08,
        tones: great,
      },
      {
        quills: '324,262 318,210 296,166 262,134',
        count: 10,
        angle: [216, 250],
        length: [40, 86],
        width: [20, 25],
        bend: -0.06,
        tones: covert,
      },
      {
        quills: '262,134 232,116 180,100',
        count: 7,
        angle: [252, 280],
        length: [92, 100],
        width: [25, 24],
        bend: -0.06,
        tones: covert,
      },
      {
        quills: '328,256 322,204 300,158 264,126 230,110 180,96',
        count: 17,
        angle: [216, 280],
        length: [26, 50],
        width: [15, 19],
        tones: small,
      },
    ],
    1,
    '#fffdf0',
  );
  art.fill(
    closed(
      '344,280! 340,236 326,190 300,150 262,114 220,96 150,84! 150,96! 216,108 256,128 290,160 314,204 322,250 326,280!',
    ),
    '#fff8ea',
  );
}
