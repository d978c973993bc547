import { byHand, ink, outOfFocus, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  line,
  local,
  type Path,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { EYE, face, form, metre, onWall, WALL } from './view.ts';

/** After the rain: the cloud goes off to the right, it clears low at the left. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 50, 512, 340),
    art.linear(90, 380, 330, 60, ramp(0, '#fff2cc', 0.3, '#f7dfae', 0.62, '#c9c5a2', 1, '#8f9c88')),
  );
  for (const [outline, colour, from, to] of [
    [
      closed('30,40! 560,40! 560,190! 470,176 400,150 330,160 260,128 190,132 120,104 30,112!'),
      '#7f8e7e',
      40,
      170,
    ],
    [closed('30,150! 90,146 150,164 210,160 270,182 220,196 150,190 90,186 30,196!'), '#b3ae8c', 150, 210],
    [closed('30,232! 80,226 140,238 190,234 150,250 90,246 30,252!'), '#c9bd94', 220, 260],
  ] as const)
    stippled(art, outline, colour, [0, from], [0, to], [0.95, 0.25]);
}

/** What stands at the canal's far end, in the vapour. */
export function farEnd(art: Art): void {
  outOfFocus(art, 0.7, () => {
    art.fill(closed('30,352! 60,344 96,350 130,340 170,350 210,344! 210,392! 30,392!'), '#cbbf92');
    for (const [x, top, wide, fill] of [
      [66, 282, 10, '#b9b48c'],
      [84, 262, 12, '#a7a780'],
      [120, 300, 8, '#c0b98f'],
      [60, 306, 12, '#a09f78'],
    ] as const)
      art.fill(
        closed(
          `${x},${top}! ${x + wide},${top + 40} ${x + wide * 0.8},380 ${x - wide * 0.8},380 ${x - wide},${top + 44}`,
        ),
        fill,
      );
  });
  art.fill(face([-4, 0.18, 14], [3, 0.18, 14], [3, 0, 14], [-4, 0, 14]), '#8c8866');
  stippledGlow(art, EYE.x - 10, 352, 130, '#fff4cf', 0.95, 0.7);
}

/** The wall's stones, wet, with the low sun along them. */
export function wall(art: Art): void {
  const whole = face(
    [WALL.right, 0, 18],
    [WALL.right, WALL.top, 18],
    [WALL.right, WALL.top, 1.36],
    [WALL.right, 0, 1.36],
  );
  art.fill(
    whole,
    art.linear(
      100,
      0,
      556,
      0,
      ramp(0, '#ead6a2', 0.14, '#c4b184', 0.36, '#857c5c', 0.7, '#555642', 1, '#3d4338'),
    ),
  );
  const chance = random('stones');
  const rows = 8;
  const [faces, dark, bright]: [Path[][], Path[], Path[]] = [[[], []], [], []];
  for (let row = 0; row < rows; row++) {
    const [low, high] = [(row * WALL.top) / rows, ((row + 1) * WALL.top) / rows];
    let away = 1.3 + chance.between(0, 0.2);
    while (away < 12) {
      const next = away + chance.between(0.2, 0.46);
      const gap = 0.014;
      const stone = byHand(
        polygon([
          onWall(away + gap, low + gap),
          onWall(next - gap, low + gap),
          onWall(next - gap, high - gap),
          onWall(away + gap, high - gap),
        ]),
        1,
      );
      if (chance() < 0.5) faces[chance() < 0.5 ? 0 : 1]!.push(stone);
      // each stone's far edge meets the sun, its near one does not
      const [a, b] = [onWall(next - 0.02, low + 0.03), onWall(next - 0.02, high - 0.04)];
      bright.push(ink(byHand(line(...a, ...b), 1), Math.min(4, metre(next) * 0.02), row * 31 + away, 0.2));
      const [c, d] = [onWall(away, low), onWall(away, high)];
      dark.push(ink(byHand(line(...c, ...d), 1), Math.min(4, metre(away) * 0.022), row * 17 + away, 0.1));
      away = next;
    }
    if (row) {
      for (const [near, far, weight] of [
        [1.36, 3.4, 2.2],
        [3.4, 9, 1.1],
      ] as const)
        dark.push(ink(byHand(line(...onWall(near, low), ...onWall(far, low)), 1.2), weight, row, 0.05));
    }
  }
  art.clip(whole, () => {
    art.blot(faces[0]!, '#2b332c', 0.26).blot(faces[1]!, '#e6cf98', 0.12);
    art.blot(dark, '#262c26', 0.8).blot(bright, '#f7dca4', 0.62);
    // wet and green where the water has stood
    stippled(
      art,
      face([WALL.right, 0, 9], [WALL.right, 0.7, 9], [WALL.right, 0.7, 1.36], [WALL.right, 0, 1.36]),
      '#27382c',
      [300, 480],
      [330, 400],
      [0.95, 0],
    );
    stippled(art, whole, '#232b26', [560, 300], [300, 300], [0.85, 0]);
  });
}

/** What grows along the wall's head, the farther the smaller and the paler. */
export function crest(art: Art): void {
  const chance = random('crest');
  const tones = [
    ['#b9b483', '#a3a474', '#d6c88e'],
    ['#84905f', '#6c7f55', '#b4ae6c'],
    ['#4f6c48', '#3d5a42', '#93994e'],
    ['#2c4a3a', '#213c32', '#6f8a48'],
  ] as const;
  for (const [i, [far, near]] of (
    [
      [16, 5],
      [5, 3.1],
      [3.1, 2.1],
      [2.1, 1.36],
    ] as const
  ).entries()) {
    const [body, dark, light] = tones[i]!;
    const count = [70, 46, 60, 64][i]!;
    const spread = (hang: number, up: number) => (): readonly [number, number, number] => {
      const away = chance.between(near, far);
      const m = metre(away);
      const [x, y] = onWall(away, WALL.top + 0.12 + up * chance.between(-1, 1) - hang * chance() ** 2, 0.06);
      return [x, y, m];
    };
    const clump = spread(0.5, 0.16);
    art.blot(
      range(Math.round(count * 0.9), () => {
        const [x, y, m] = clump();
        return ellipse(x, y, m * chance.between(0.08, 0.13), m * chance.between(0.06, 0.11));
      }),
      body,
    );
    for (const [share, fill, hang, up] of [
      [1.5, dark, 0.5, 0.24],
      [1.1, body, 0.36, 0.28],
      [0.5, light, 0.04, 0.3],
    ] as const) {
      const at = spread(hang, up);
      art.blot(
        range(Math.round(count * share), () => {
          const [x, y, m] = at();
          const size = m * chance.between(0.07, 0.17);
          return leaf(x, y, size, size * 0.56, chance.between(90, 300), chance.between(-2, 2));
        }),
        fill,
      );
    }
  }
  // the other roses, gone small along the wall
  for (const [away, up, size] of [
    [7.4, 2.3, 0.1],
    [5.6, 2.14, 0.1],
    [4.6, 2.34, 0.11],
    [3.6, 2.06, 0.11],
    [2.5, 1.9, 0.1],
  ] as const) {
    const m = metre(away);
    const [x, y] = onWall(away, up, 0.08);
    small(art, x, y, m * size);
  }
}

/** A rose of which one sees the cup from beside, its lip and what lies open of it. */
function small(art: Art, x: number, y: number, r: number): void {
  const box = local(art, x, y, r / 10, { rot: -24 + ((x * 7) % 40) });
  const petal = (outline: string, fill: string): void =>
    form(art, box.place(closed(outline)), fill, r * 0.3, { shade: '#8a2c4a', rimWidth: 0.9 });
  petal('-4,9! -13,5 -15,-3 -10,-9! -6,-2', '#b83a52');
  petal('4,9! 13,4 14,-5 8,-10! 4,-2', '#a83650');
  box.fill(closed('-9,-4 -4,-12 5,-12 9,-5 0,2'), '#98304a');
  box.fill(closed('-3,-4 -2,-10 4,-9 5,-4 0,-1'), '#d4686a');
  petal('0,11! -9,8 -11,-5! -5,0 6,1! 7,7', '#e07a76');
  petal('0,11! 9,7 11,-6! 6,0 -2,2! -4,7', '#d0565f');
}

/** Leaves near us, out of which the cane comes. */
export function thicket(art: Art, x: number, y: number): void {
  const chance = random('thicket');
  const some = (count: number, dx: number, dy: number, spread: number): Path[] =>
    range(count, () => {
      const [turn, far] = [chance.between(0, 6.283), Math.sqrt(chance()) * spread];
      const size = chance.between(16, 34);
      return leaf(
        x + dx + Math.cos(turn) * far,
        y + dy + Math.sin(turn) * far * 0.8,
        size,
        size * 0.58,
        chance.between(120, 300),
        chance.between(-3, 3),
      );
    });
  art
    .blot(some(22, 8, 10, 46), '#213c32')
    .blot(some(16, 2, 2, 40), '#2f5440')
    .blot(some(9, -8, -10, 34), '#5f7f48');
}
