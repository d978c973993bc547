import { stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Path, random, range } from '../../../kit/pen/index.ts';
import { along, cloud } from './cloud.ts';
import { EMBER } from './form.ts';

/** Smoke that the wind takes to the right, lit from the fire below. */
export function smoke(art: Art): void {
  cloud(art, 'smoke', along('smoke', [410, 270], [600, 196], 60), {
    fill: '#2c2244',
    shade: '#15122e',
    light: '#d4683c',
    lit: 0.5,
    wide: 1.2,
    fromBelow: true,
  });
}

/** Flames out of the open head. */
export function flames(art: Art): void {
  stippledGlow(art, 412, 268, 150, '#ff8438', 0.95, 0.8);
  const back = closed(
    '338,290! 330,262 340,244 338,220! 356,236 360,216 372,198! 378,224 392,214 398,188! 412,212 420,226 436,206! 440,232 454,240 470,226! 472,252 478,270 474,292! 440,300 380,302',
  );
  art.fill(back, '#c8442a');
  stippled(art, back, '#ff8f3c', [404, 214], [404, 286], [0, 1]);
  const mid = closed(
    '350,294! 344,268 354,252! 362,258 368,238 374,228! 382,250 396,240 402,220! 410,244 424,246 436,232! 438,254 452,258 462,250! 464,272 462,294! 420,302',
  );
  art.fill(mid, EMBER);
  stippled(art, mid, '#ffdf90', [404, 232], [404, 290], [0, 1]);
  const core = closed(
    '364,296! 362,276 372,262! 380,274 394,266 402,250! 410,268 424,272 434,262! 442,278 446,296! 404,302',
  );
  art.fill(core, '#ffe9a8');
}

/** Sparks and burning shreds: the wind has them too. */
export function sparks(art: Art): void {
  const chance = random('sparks');
  const glow: Path[] = [];
  range(46, () => {
    const t = chance() ** 1.4;
    const [x, y] = [420 + t * 130 + chance.between(-60, 40), 262 - t * 160 + chance.between(-60, 16)];
    glow.push(ellipse(x, y, chance.between(0.8, 2.6)));
  });
  art.blot(glow, '#ffc46a');
}
