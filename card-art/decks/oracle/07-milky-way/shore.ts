import { stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Path,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

const BAR = closed('30,742! 80,732 140,734 190,744 240,760 290,782 330,806 350,836 352,880! 30,900!');

/** A bar of gravel on our side, in the lamp's light. */
export function shore(art: Art): void {
  art.fill(BAR, art.radial(190, 752, 190, ramp(0, '#b08a58', 0.4, '#5d4a36', 1, '#1c1d1b')));
  strokes(art, ['40,742 80,733 140,735 190,745 240,761 290,783 330,807 350,838'], 2.4, '#f0cd8c', 0.15);
  const chance = random('pebbles');
  for (const [x, y, r] of range(
    46,
    () => [chance.between(54, 320), chance.between(746, 856), chance.between(3, 10)] as const,
  )) {
    const edge = 744 + Math.max(0, x - 170) * 0.46;
    if (y < edge + 8) continue;
    const fair = Math.hypot(x - 190, y - 752) < 90;
    art.fill(ellipse(x + 1, y + r * 0.3, r * 1.5, r * 0.7), '#1a1613', 0.7);
    art.fill(ellipse(x, y, r * 1.4, r * 0.8), fair ? '#a88a5e' : '#4b453a');
    art.fill(ellipse(x + (190 - x) * 0.012, y - r * 0.34, r * 0.9, r * 0.3), fair ? '#f0cf90' : '#6d6350');
  }
  stippled(art, BAR, '#0b1214', [190, 800], [190, 866], [0, 0.8]);
}

/** Pampas and bamboo grass close to us, black, cut by the frame. */
export function reeds(art: Art): void {
  const chance = random('reeds');
  const blades = range(34, (): Path => {
    const x = chance.between(400, 570);
    const high = chance.between(70, 210) * ((x - 340) / 220);
    const lean = chance.between(-70, 20);
    return ribbon(
      spline([
        [x, 884],
        [x + lean * 0.25, 884 - high * 0.65],
        [x + lean, 884 - high],
      ]),
      chance.between(5, 10),
      { start: 1, end: 0.05, peak: 0.2 },
    );
  });
  art.blot(blades, '#060d0f');
  art.blot(
    blades.filter((_, i) => i % 4 === 0).map((blade) => blade.translate(-4, 6)),
    '#27433b',
  );
}
