import { lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  local,
  type Path,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { fur, locks } from './fur.ts';

const form = lit({
  from: { towards: [0.62, -0.78] },
  shade: '#7c3217',
  rim: '#ffe9b4',
  rimWidth: 2.2,
  stray: 0.4,
});
const TONE = { coat: '#d67534', deep: '#c4622a', dark: '#4a2a20', white: '#fbeed2', ink: '#5e2614' } as const;

/** The back and the flank, coiled: seen from above and before. */
const BODY = closed(
  '-104,6 -112,-26 -98,-62 -64,-92 -18,-108 34,-106 84,-86 120,-52 136,-8 132,38 106,74 56,96 -10,100 -70,88 -100,54',
);
const THIGH = closed('28,-34 66,-44 104,-28 124,6 122,44 98,72 60,82 26,74 14,44 14,0');
const SHOULDER = closed('-66,-66 -30,-60 -8,-34 -2,0 -12,30 -40,40 -70,30 -88,0 -86,-40');
/** Sweeps round from the right and over the nose. */
const TAIL = closed(
  '130,6! 144,40 138,78 110,108 64,126 10,132 -44,126 -88,112 -116,90 -134,60! -108,66 -92,60 -66,66 -36,66 -8,63 20,65 52,60 82,44 106,20!',
);
const TAIL_TIP = closed(
  '-137,59! -108,65 -92,59 -66,64! -74,78! -56,82! -70,96! -48,104! -62,123! -90,115 -119,92',
);
const HEAD = closed(
  '-98,-22 -80,-32 -58,-30 -38,-18 -28,0 -26,18 -14,36 -2,52 -6,66 -20,72 -36,66 -56,58 -78,56 -96,62! -102,48 -116,46! -114,30 -122,20! -112,2',
);

/** Asleep in a coil, the tail over its nose. */
export function fox(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const coat = (): void => {
    box.fill(BODY, TONE.coat).blot(locks(BODY, 84, 17), TONE.coat);
  };
  form(art, box.place(BODY), coat, 22);
  fur(box, BODY, {
    seed: 'back',
    count: 74,
    x: [-90, 126],
    y: [-100, 40],
    round: [10, 10],
    dark: '#b3551f',
    light: '#f2a75c',
  });
  form(art, box.place(SHOULDER), TONE.coat, 9, { depth: 0.45, rim: '#e8904a', rimWidth: 1.4 });
  form(art, box.place(THIGH), '#dc7e37', 14, { depth: 0.8 });
  strokes(
    box,
    ['26,70 12,44 14,2 28,-30 60,-44', '-24,-52 -10,-36 -2,-4', '30,52 44,66 70,70'],
    2.2,
    TONE.ink,
    0.1,
  );
  fur(box, THIGH, {
    seed: 'thigh',
    count: 26,
    x: [28, 118],
    y: [-34, 66],
    round: [10, 40],
    dark: '#b3551f',
    light: '#f6b168',
  });
  // forefoot under the chin
  form(art, box.place(closed('-30,66 -8,60 16,64 26,74 18,84 -8,86 -30,80')), TONE.dark, 4, {
    rim: '#b9805a',
  });
  ear(
    box,
    closed('-62,-30 -56,-62 -38,-92! -24,-66 -26,-34 -34,-20'),
    closed('-54,-32 -50,-58 -39,-80! -32,-62 -34,-38'),
    ['-58,-24 -54,-40 -50,-54', '-54,-22 -48,-36 -46,-46', '-48,-22 -44,-32 -42,-38'],
  );
  head(box);
  ear(
    box,
    closed('-112,-4 -118,-40 -112,-72! -90,-52 -78,-30 -86,-22'),
    closed('-106,-12 -110,-38 -108,-60! -94,-46 -86,-30'),
    ['-112,-2 -108,-18 -108,-34', '-106,-4 -102,-18 -100,-28', '-98,-10 -95,-20 -94,-26'],
  );
  tail(box);
}

function ear(box: Local, outline: Path, inner: Path, fluff: readonly string[]): void {
  form(box.art, box.place(outline), TONE.deep, 5);
  box.fill(inner, TONE.dark);
  box.clip(outline, () => {
    box.blot(
      fluff.map((hair) => ribbon(curve(hair), 5, { start: 0.9, samples: 6, peak: 0.2 })),
      '#f0d3a8',
    );
  });
}

function head(box: Local): void {
  const art = box.art;
  const face = (): void => {
    box.fill(HEAD, '#e08238');
    // cheeks and muzzle, white up to the eyes
    box.fill(
      closed('-124,20 -104,22 -88,34 -70,34 -56,42 -40,46 -22,52 -4,54 -4,70 -40,72 -80,62 -110,66'),
      TONE.white,
    );
    box.fill(closed('-34,-4 -28,12 -20,30 -6,46 -14,44 -28,28 -36,12'), TONE.white);
  };
  form(art, box.place(HEAD), face, 7, { depth: 0.75 });
  // closed eyes
  strokes(box, ['-90,15 -82,24 -70,27 -57,21', '-47,8 -43,16 -37,19 -29,17'], 3.8, '#33190f', 0);
  box
    .fill(closed('-58,20! -50,26 -40,36 -34,44! -44,40 -54,30'), '#a8521f')
    .fill(closed('-30,17! -24,26 -18,38! -24,32'), '#a8521f');
  strokes(
    box,
    ['-70,-20 -62,-8 -56,4', '-60,-22 -54,-10 -50,2', '-82,-14 -74,-4 -70,6', '-48,-14 -46,-4 -44,4'],
    1.5,
    '#a04c1c',
    0.2,
  );
  strokes(box, ['-112,36 -100,44', '-104,28 -94,38', '-98,52 -86,52', '-88,44 -76,50'], 1.4, '#c9a47c', 0.2);
  box
    .fill(closed('-18,54! -6,46 4,52 4,62 -6,66 -16,62'), '#2c1812')
    .fill(closed('-10,50 -4,49 0,53 -6,54'), '#8a6a5a');
}

function tail(box: Local): void {
  const art = box.art;
  const brush = (): void => {
    box.fill(TAIL, '#e2863a').blot(locks(TAIL, 90, 15, -0.3), '#e2863a');
    box.fill(TAIL_TIP, TONE.white).blot(locks(TAIL_TIP, 34, 13, -0.2), TONE.white);
  };
  form(art, box.place(TAIL), brush, 13, { depth: 0.9 });
  const chance = random('brush');
  const lines = range(46, () => {
    const [t, side] = [chance.between(0.04, 0.86), chance.between(0.12, 0.9)];
    const top = curve('128,10 106,28 82,50 50,66 14,70 -30,70 -66,70 -96,64').walk(41);
    const low = curve('140,44 132,80 104,106 62,122 10,128 -44,122 -88,108 -116,86').walk(41);
    const at = (i: number, s: number): string => {
      const [a, b] = [top[Math.min(40, i)]!, low[Math.min(40, i)]!];
      return `${a.x + (b.x - a.x) * s},${a.y + (b.y - a.y) * s}`;
    };
    const i = Math.round(t * 40);
    return curve(`${at(i, side)} ${at(i + 2, side * 0.98 + 0.02)} ${at(i + 4, side * 0.9 + 0.05)}`);
  });
  box.blot(
    lines.slice(0, 26).map((path) => ribbon(path, 2.4, { samples: 5 })),
    '#a8501f',
  );
  box.blot(
    lines.slice(26).map((path) => ribbon(path, 2.2, { samples: 5 })),
    '#f3b066',
  );
  stippled(art, box.place(TAIL_TIP), '#b98a5c', box.at(-70, 80), box.at(-90, 122), [0, 0.55]);
}
