import { INK, ink, modelled, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, ramp, random, range, spline } from '../../../kit/pen/index.ts';
import { antlers } from './antlers.ts';
import { head } from './head.ts';

/** Chest, shoulder and back: the body stands in profile to the left. */
const BODY = closed(
  '300,580! 372,574 404,580 432,584 470,585 520,592 620,600! 620,900! 196,900! 184,840 170,790 154,740 150,690 200,600',
);
/** The neck, in its winter mane, turns the head to us; locks hang over the chest. */
const NECK = closed(
  '292,346! 312,392 326,446 344,504 370,546 402,584! 372,616 352,668 336,730! 318,716 300,762! 284,744 262,806! 246,770 224,800! 210,764 186,786! 176,748 150,744! 142,690 152,630 172,560 186,500 204,440',
);
/** Shoulder blade, upper arm, flank. */
const FORMS = ['424,590 420,640 392,700 376,770 386,830', '350,720 344,770 352,820'];

/** Long hair of the neck, laid from the throat to the chest. */
function mane(art: Art): void {
  const chance = random('mane');
  const throat = curve('204,470 186,540 166,620 150,690 164,770').walk(41);
  const crest = curve('300,400 322,480 346,570 336,650 312,730').walk(41);
  /** `from` … `to`: where across the neck, 0 at the throat. */
  const hairs = (
    count: number,
    [from, to]: readonly [number, number],
    length: number,
    seed: string,
  ): Path[] =>
    range(count, (i) => {
      const row = Math.floor(chance.between(1, 41));
      const across = chance.between(from, to);
      const [a, b] = [throat[row]!, crest[row]!];
      const [x, y] = [a.x + (b.x - a.x) * across, a.y + (b.y - a.y) * across];
      const lean = 0.5 - across * 0.75;
      const size = length * chance.between(0.6, 1.2);
      return ink(
        spline([
          [x, y],
          [x - size * lean * 0.3, y + size * 0.5],
          [x - size * lean, y + size],
        ]),
        chance.between(1.6, 3.2),
        `${seed}${i}`,
        0,
      );
    });
  art.blot(hairs(90, [0.05, 0.95], 40, 'dark'), '#3a1c2c', 0.8);
  art.blot(hairs(70, [0.25, 0.95], 34, 'mid'), '#a3603f');
  art.blot(hairs(60, [-0.02, 0.34], 38, 'lit'), '#e8b078');
}

/** Short hair of shoulder and flank, combed back and down. */
function coat(art: Art): void {
  const chance = random('coat');
  const hairs = (count: number, [top, bottom]: readonly [number, number], seed: string): Path[] =>
    range(count, (i) => {
      const [x, y] = [chance.between(372, 486), chance.between(top, bottom)];
      const size = chance.between(10, 22);
      return ink(
        spline([
          [x, y],
          [x + size * 0.3, y + size * 0.5],
          [x + size * 0.35, y + size],
        ]),
        chance.between(1.4, 2.6),
        `${seed}${i}`,
        0,
      );
    });
  art.clip(BODY, () => {
    art.blot(hairs(46, [600, 810], 'deep'), '#5a2830', 0.85);
    art.blot(hairs(34, [592, 700], 'lit'), '#cf8a54');
  });
}

/** A stag half behind a tree: it has heard us, and looks. Light from the left. */
export function stag(art: Art): void {
  modelled(
    art,
    [44, 500, 600, 900],
    { towards: [-20, -22], soft: 26, shade: '#3a1c2c', rim: '#ffd9a0', rimWidth: 3 },
    () => void art.fill(BODY, art.linear(160, 0, 480, 0, ramp(0, '#b4683f', 1, '#84483a'))),
  );
  art.blot(
    FORMS.map((form, i) => ink(curve(form), INK.contour, i, 0.2)),
    '#3a1c2c',
  );
  const flank = closed('440,640 500,610 560,620 560,880 380,880 400,740');
  art.clip(BODY, () => stippled(art, flank, '#2a1428', [400, 680], [500, 800], [0, 0.95]));
  coat(art);
  modelled(
    art,
    [44, 330, 600, 900],
    { towards: [-18, -4], soft: 26, shade: '#2a1428', rim: '#ffd9a0', rimWidth: 3 },
    () => void art.fill(NECK, '#84463a'),
  );
  // the head's own shadow on the neck
  art.clip(NECK, () => stippledGlow(art, 262, 500, 120, '#2a1428', 1, 1.5));
  mane(art);
  antlers(art, 236, 400);
  head(art, 236, 400);
}
