import { byHand, contactShadow, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  ellipse,
  local,
  Path,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { form } from './view.ts';

/** Thick falling weather, hills behind it, a village under its load. */
export function weather(art: Art): void {
  art.fill(
    roundRect(180, 120, 400, 600),
    art.linear(0, 160, 0, 560, ramp(0, '#b7cfc6', 0.5, '#dfe8d8', 1, '#f6f3e2')),
  );
  mistyHill(art, {
    crest:
      '180,350 236,330 276,338! 318,300 352,286! 384,304 424,330! 462,290 500,252! 530,270 552,262! 590,306',
    fill: '#a6c2ba',
    mist: '#e6ecdc',
    depth: [10, 150],
    foot: 640,
  });
  mistyHill(art, {
    crest: '180,440 240,424 300,430! 352,410 392,404 430,418! 480,398 530,380 590,372',
    fill: '#86aaa4',
    mist: '#ecefe0',
    depth: [6, 110],
    foot: 660,
  });
}

const CEDARS = [
  [252, 548, 178, 1],
  [286, 540, 104, 2],
  [528, 570, 250, 3],
  [474, 556, 132, 4],
  [456, 548, 76, 5],
] as const;

/** Cedars whose boughs hang with what lies on them. */
export function cedars(art: Art): void {
  for (const [x, y, height, seed] of CEDARS) {
    const chance = random(`cedar ${seed}`);
    const core = polygon([
      [x - height * 0.2, y],
      [x, y - height],
      [x + height * 0.2, y],
    ]);
    const tiers = [0.9, 0.74, 0.58, 0.42, 0.26, 0.1].map((t) => {
      const w = height * (0.07 + 0.24 * (1 - t)) * chance.between(0.9, 1.1);
      const d = height * 0.15;
      const box = local(art, x + chance.between(-3, 3), y - height * t, 1);
      return {
        bough: box.place(
          closed(
            `${-w},${d}! ${-w * 0.5},${-d * 0.3} 0,${-d * 0.9} ${w * 0.5},${-d * 0.3} ${w},${d}! ${w * 0.4},${d * 0.7} 0,${d * 1.1} ${-w * 0.4},${d * 0.7}`,
          ),
        ),
        load: box.place(
          closed(
            `${-w},${d * 0.7} ${-w * 0.5},${-d * 0.5} 0,${-d * 1.1} ${w * 0.5},${-d * 0.4} ${w * 0.86},${d * 0.5} ${w * 0.3},${d * 0.02} ${-w * 0.1},${d * 0.4} ${-w * 0.5},${d * 0.15}`,
          ),
        ),
      };
    });
    form(
      art,
      Path.join(
        core,
        tiers.map(({ bough }) => bough),
      ),
      () => {
        art.fill(core, '#2f5c58');
        for (const { bough, load } of tiers) art.fill(bough, '#3a6a64').fill(load, '#f5f7ec');
      },
      Math.max(4, height * 0.06),
      { shade: '#55877f', towards: [-0.8, -0.5], rim: '#ffffff' },
    );
  }
}

/** The house that the tray comes from. */
export function house(art: Art): void {
  const box = local(art, 384, 536, 0.92);
  form(art, box.place(closed('-46,14! -46,-30! 44,-30! 44,14!')), '#7d5a48', 6, {
    shade: '#46363a',
    rim: '#d9c2a0',
  });
  box.fill(closed('-20,10! -20,-16! 2,-16! 2,10!'), '#ffcf7a');
  strokes(box, ['-9,-16 -9,10', '-20,-4 2,-4', '-46,-8 -24,-8', '8,-8 44,-8'], INK.form, '#4c3634', 0);
  box.fill(closed('-46,-28! -2,-80! 44,-28!'), '#6a4c42');
  box.fill(closed('-9,-38! -9,-54! 7,-54! 7,-38!'), '#4a3634');
  // the roof is one heap of snow, its thatch shows under the rim
  box.fill(closed('-62,-16! -4,-82! 0,-82! 60,-18! 52,-14! 0,-62 -54,-12!'), '#6b5a4c');
  form(
    art,
    box.place(
      closed('-68,-24! -40,-62 -12,-98 2,-102 18,-94 44,-62 68,-28! 62,-20 52,-26 0,-76 -52,-24 -62,-17'),
    ),
    '#fbfbf2',
    9,
    { shade: '#a9c4c0', rim: '#ffffff' },
  );
}

/** The ground outside, and the way that has been trodden to the opening. */
export function ground(art: Art): void {
  const field = byHand(closed('180,552! 250,536 310,544 384,536 460,552 580,548! 580,720! 180,720!'), 2);
  art.fill(field, '#f4f5ea');
  stippled(art, field, '#b6cfc9', [0, 600], [0, 700], [0, 0.8]);
  const way = closed(
    '376,548! 388,548! 398,566 414,590 424,620 424,660 440,710! 300,710! 318,660 356,620 378,592 382,568',
  );
  art.fill(way, '#d3e0d8');
  stippled(art, way, '#9dbdb8', [420, 600], [330, 640], [0, 0.9]);
  for (const [x, y, r] of [
    [388, 566, 2.6],
    [396, 576, 3.2],
    [380, 632, 5],
    [398, 644, 5.6],
    [370, 656, 6.4],
  ] as const)
    art.fill(ellipse(x, y, r * 1.3, r * 0.5), '#86aaa6');
}

/** Somebody brings more, under an umbrella that is white already. */
export function carrier(art: Art): void {
  const box = local(art, 404, 616, 0.78);
  contactShadow(art, 404, 616, 22, 4, '#7ea5a2');
  form(art, box.place(closed('-11,-4! -11,-26! 12,-26! 12,-4! 4,0 -6,0')), '#4a4440', 3);
  form(art, box.place(closed('-14,-20! -18,-60 -10,-78 8,-80 18,-62 17,-20! 2,-14')), '#2f7f80', 6, {
    shade: '#1d4650',
  });
  box.fill(ellipse(-1, -88, 9.5, 11), '#e3ae88');
  box.fill(closed('-11,-86 -10,-100 2,-103 11,-96 11,-84 6,-92 -4,-92'), '#3c3030');
  box.fill(closed('-36,-52! 2,-54! 0,-48! -34,-46!'), '#7c3b30');
  box.fill([ellipse(-26, -56, 6, 5), ellipse(-13, -57, 6, 5)], '#fff8e8');
  form(art, box.place(closed('-14,-66 -22,-54 -14,-47 6,-50 8,-58')), '#38898a', 3, { shade: '#1d4650' });
  box.line(closed('14,-56! 18,-130!'), 2.2, '#5a4030');
  form(
    art,
    box.place(closed('-32,-104! -20,-132 14,-144 46,-130 60,-102! 46,-108 30,-103 14,-109 -2,-104 -18,-109')),
    '#c8463a',
    9,
    { shade: '#7a2830' },
  );
  form(
    art,
    box.place(closed('-24,-122! -14,-136 14,-148 42,-136 54,-118! 34,-124 14,-118 -6,-126')),
    '#fdfdf4',
    4,
    { shade: '#b9cdc8' },
  );
}

/** What still falls: large near the opening, mist far off. */
export function falling(
  art: Art,
  from: number,
  to: number,
  count: number,
  [small, large]: readonly [number, number],
): void {
  const chance = random(`falling ${from} ${count}`);
  art.blot(
    range(count, () => {
      const r = chance.between(small, large);
      return ellipse(chance.between(200, 556), chance.between(from, to), r, r * 1.1);
    }),
    '#ffffff',
  );
}
