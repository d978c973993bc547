import { byHand, INK, ink, lit, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  line,
  type Path,
  polygon,
  ramp,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { seen } from './view.ts';

const paint = lit({
  from: { towards: [0.6, -1] },
  shade: '#2a1a34',
  rim: '#ffd9ae',
  rimWidth: 2,
  stray: 0.5,
});

/** The window's opening; the picture's border cuts its right side. */
const [LEFT, FOOT] = [112, 552];

/** The carriage's wall round the window, wood below it. */
export function wall(art: Art): void {
  art.fill(roundRect(20, 40, LEFT - 34, 840), '#5d3a44');
  stippled(art, roundRect(20, 40, LEFT - 34, 840), '#301e34', [LEFT, 0], [46, 0], [0, 0.8]);
  art.fill(
    roundRect(20, FOOT + 12, 580, 320),
    art.linear(0, FOOT, 0, 862, ramp(0, '#6d434a', 0.5, '#4a2c3e', 1, '#33203a')),
  );
  // the heater's slats
  art.blot(
    range(30, (i) => roundRect(110 + i * 16, 816, 7, 60, 3)),
    '#2b1a32',
  );
  art.fill(roundRect(20, 804, 580, 5), '#80555a');
}

/** Its frame, a bar below the upper pane, a latch. */
export function windowFrame(art: Art): void {
  const bar = (path: Path, soft: number): void => paint(art, path, '#8a5a50', soft);
  bar(roundRect(LEFT, 214, 480, 11), 3);
  bar(
    polygon([
      [LEFT - 16, 40],
      [LEFT, 40],
      [LEFT, FOOT + 4],
      [LEFT - 16, FOOT + 18],
    ]),
    4,
  );
  bar(
    polygon([
      [LEFT, FOOT],
      [600, FOOT],
      [600, FOOT + 18],
      [LEFT - 16, FOOT + 18],
    ]),
    4,
  );
  paint(art, closed('318,219! 362,219! 360,232 352,238 328,238 320,232'), '#c89a6a', 4, { shade: '#5c3c3c' });
}

/** The empty seat across the table, cut by the picture's border. */
export function seat(art: Art): void {
  const cloth = '#4c6276';
  paint(art, closed('524,452! 532,424 560,408 620,404! 620,890! 490,890! 500,780 512,640'), cloth, 16, {
    shade: '#212540',
  });
  strokes(art, ['548,440 536,560 522,700 514,800'], INK.form, '#2c3450', 0.1);
  paint(art, closed('524,452! 533,425 560,409 620,404! 620,520! 560,514 528,522!'), '#efe0cf', 9, {
    shade: '#8d7d92',
  });
  strokes(art, ['530,508 560,502 620,506'], INK.detail, '#a68fa0', 0);
  paint(art, closed('430,800! 450,782 500,774 620,776! 620,890! 430,890!'), '#56708a', 12, {
    shade: '#212540',
  });
}

/** The folding table below the window. */
export function table(art: Art): void {
  const top = byHand(
    polygon([
      seen(-0.335, 1.31),
      seen(0.13, 1.31),
      seen(0.13, 0.85),
      seen(0.128, 0.826),
      seen(0.12, 0.809),
      seen(0.104, 0.8),
      seen(-0.3, 0.8),
      seen(-0.318, 0.806),
      seen(-0.33, 0.822),
      seen(-0.335, 0.846),
    ]),
    0.6,
  );
  stippled(art, roundRect(96, 724, 410, 84), '#26142c', [0, 736], [0, 806], [0.95, 0]);
  art.fill(top.translate(0, 18), '#3a2238');
  art.fill(top.translate(0, 13), '#a9745c');
  art.fill(top, art.linear(480, 570, 120, 740, ramp(0, '#f4c79a', 0.4, '#d59c7e', 1, '#9c6a66')));
  stippledGlow(art, 430, 590, 120, '#ffe6bc', 0.8, 0.4);
  art.clip(top, () => {
    art.blot(
      range(7, (i) =>
        ink(line(...seen(-0.4, 1.28 - i * 0.075), ...seen(0.2, 1.27 - i * 0.075)), INK.detail, i, 0.4),
      ),
      '#a87462',
    );
  });
}
