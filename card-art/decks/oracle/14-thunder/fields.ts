import { byHand, lit, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  polar,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { metre, ROAD, seen, strip } from './view.ts';

/** Hills before the last light, the grove that the stroke falls behind, the village at the road's end. */
export function distance(art: Art): void {
  art.fill(
    byHand(
      closed(
        '30,640! 70,634 110,640 160,630 220,636 300,626 360,632 430,618 500,626 580,612! 580,672! 30,672!',
      ),
      1,
    ),
    '#6f7758',
  );
  const grove = closed(
    '44,668! 50,640 66,628 78,632 88,612 104,602 116,610 128,596 146,606 156,622 168,618 180,636 186,668!',
  );
  const form = lit({ from: { at: [126, 590] }, shade: '#1b2622', rim: '#f7e6a4', rimWidth: 2, stray: 1.5 });
  form(art, grove, '#2f4038', 6);
  strokes(
    art,
    [
      '62,636 70,632 76,640',
      '90,622 98,612 108,616',
      '94,636 104,630 112,636',
      '124,608 136,606 142,616',
      '128,626 138,624 146,634',
      '152,628 162,626 168,636',
      '70,652 84,648 92,654',
      '116,648 128,646 138,652',
    ],
    1.8,
    '#66765a',
    0.3,
  );
  for (const [x, y, width, height] of [
    [206, 664, 30, 11],
    [246, 665, 36, 12],
    [290, 666, 28, 10],
  ] as const) {
    art.fill(roundRect(x, y - height, width, height), '#3a423a');
    art.fill(
      closed(
        `${x - 5},${y - height}! ${x + 5},${y - height - 9}! ${x + width - 5},${y - height - 9}! ${x + width + 5},${y - height}!`,
      ),
      '#232d2c',
    );
  }
  art.blot([roundRect(213, 656, 5, 5), roundRect(254, 656, 5, 6), roundRect(264, 656, 5, 6)], '#ffcf6a');
  art.fill(closed('308,668! 314,650 326,644 338,652 352,646 366,656 380,668!'), '#333f36');
}

/** Ripe rice on both sides and the wet road between, which has the sky in it. */
export function fields(art: Art): void {
  const ground = art.linear(0, 662, 0, 862, ramp(0, '#c9b462', 0.2, '#aa9848', 0.6, '#7f7a3c', 1, '#4c5230'));
  art.fill(roundRect(40, 662, 520, 220), ground);
  art.blot(
    [...range(17, (i) => -0.95 - i * 0.95), ...range(9, (i) => 4.3 + i * 0.95)]
      .map((across) => strip(across, across + 0.4, 5))
      .filter((row) => {
        const [left, , right] = row.bounds();
        return left > -500 && right < 1100;
      }),
    '#6f6f39',
    0.55,
  );
  stippledGlow(art, 130, 690, 120, '#fbe9a6', 0.85, 0.4);
  rows(art);
  art.fill(strip(ROAD.left - 0.35, ROAD.right + 0.4), '#5b6238');
  verge(art);
  const wet = strip(ROAD.left, ROAD.right);
  art.fill(
    wet,
    art.linear(0, 662, 0, 862, ramp(0, '#f0d796', 0.16, '#b7ab82', 0.5, '#75807a', 1, '#4a5856')),
  );
  art.clip(wet, () => {
    stippledGlow(art, 214, 720, 120, '#fff1bc', 0.95, 1);
    // the stroke is to the left of the road: that side of it shines
    stippled(art, wet, '#fff1bc', [212, 736], [296, 768], [0.8, 0]);
    strokes(
      art,
      range(16, (i) => {
        const away = 4.6 * 1.16 ** i;
        const across = lerp(0.5, 2.4, (i * 0.618) % 1);
        const [x, y] = seen([across, 0, away]);
        const half = 0.42 * metre(away);
        return curve(`${x - half},${y} ${x},${y - 1.5} ${x + half},${y}`);
      }),
      2,
      '#e3dbac',
      0.3,
    );
  });
  stippled(art, strip(1.9, ROAD.right), '#28322f', [300, 740], [430, 790], [0, 0.95]);
}

/** Grass along the road's sides. */
function verge(art: Art): void {
  const chance = random('verge');
  const tuft = (across: number): Path[] =>
    range(44, () => {
      const away = 5.2 * 1.045 ** (chance() * 44);
      const [x, y] = seen([across + chance.between(-0.18, 0.1), 0, away]);
      const high = metre(away) * chance.between(0.1, 0.26);
      return ribbon(
        spline([
          [x, y + 2],
          [x + high * 0.1, y - high * 0.6],
          [x + high * 0.5, y - high],
        ]),
        Math.max(1.2, high * 0.16),
        { samples: 5, start: 0.9, peak: 0.2 },
      );
    });
  art.blot([...tuft(ROAD.left - 0.2), ...tuft(ROAD.right + 0.25)], '#3f4c2c');
  art.blot([...tuft(ROAD.left - 0.3), ...tuft(ROAD.right + 0.32)], '#8d8f48');
}

/** The tops of the rice in rows that run to the point, light on the side of the flash. */
function rows(art: Art): void {
  const chance = random('rows');
  const tops = (paint: string, from: number, to: number, step: number, weight: number): void => {
    const marks: Path[] = [];
    for (let across = from; Math.abs(across) < Math.abs(to); across += step) {
      for (let away = 6; away < 46; away *= chance.between(1.06, 1.14)) {
        const [x, y] = seen([across + chance.between(-0.1, 0.1), 0.55, away]);
        const size = metre(away);
        if (x < 36 || x > 566) continue;
        marks.push(
          ribbon(
            spline([
              [x, y + 0.3 * size],
              [x + 0.05 * size, y],
              [x + 0.24 * size, y + 0.1 * size],
            ]),
            Math.max(1.1, weight * size * 0.05),
            { samples: 5, start: 0.8, peak: 0.6 },
          ),
        );
      }
    }
    art.blot(marks, paint);
  };
  tops('#5d5f33', -0.5, -9, -0.9, 1.2);
  tops('#d9c56e', -0.8, -9, -0.9, 1);
  tops('#4c5230', 4, 13, 0.62, 1.3);
  tops('#b5a658', 4.2, 13, 0.62, 1.1);
}

/** Ears close to us, bowed by the gust, cut by the frame. */
export function nearRice(art: Art): void {
  for (const [seed, count, stalk, grain, husk, rise] of [
    ['far', 15, '#3d4a2c', '#77723a', '#53552e', 1],
    ['near', 13, '#59622f', '#b99f4a', '#86743a', 0.9],
    ['lit', 7, '#8b8a44', '#f1dc90', '#b99a4c', 0.95],
  ] as const) {
    const chance = random(`ears ${seed}`);
    for (let i = 0; i < count; i++) {
      const t = (i + chance()) / count;
      const x = lerp(34, 250, t);
      const height = lerp(150, 54, t ** 0.8) * rise * chance.between(0.75, 1.15);
      const lean = chance.between(14, 40);
      const top: [number, number] = [x + lean, 876 - height];
      const end: [number, number] = [x + lean + height * 0.42, 876 - height * 0.72];
      art.blot(
        ribbon(spline([[x, 884], [x + lean * 0.4, 876 - height * 0.55], top]), 3.4, {
          samples: 6,
          start: 0.9,
          end: 0.5,
        }),
        stalk,
      );
      const ear = spline([top, [x + lean + height * 0.24, 876 - height * 0.98], end]);
      const steps = ear.walk(Math.round(8 + height / 13));
      const grains = (side: number): Path[] =>
        steps.slice(1).map(({ x: gx, y: gy, angle, t: at }) => {
          const [cx, cy] = polar(gx, gy, 2.5 - at, angle + 90 * side);
          return ellipse(cx, cy, 1.8, 4.2 - at * 1.2).rotate(angle - 22 * side, cx, cy);
        });
      art.line(ear, 1.1, stalk).blot(grains(1), husk).blot(grains(-1), grain);
    }
  }
}
