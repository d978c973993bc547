import { fringe, hairs, ragged, type Shading, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { byFire, CAT } from './view.ts';

const COAT = { fill: '#c9733a', dark: '#743a2a', bib: '#d8b69a', cool: '#a79cc0' } as const;

const furred = (art: Art, form: Path, fill: string, soft: number, own: Shading = {}): void =>
  byFire(art, form, fill, soft, { shade: '#54292e', depth: 0.92, ...own });

/** Nape, back, rump; hind paw, the foreleg it stands on, breast. */
const BODY = closed(
  '-4,-112 10,-98 24,-82 38,-62 50,-40 56,-20 53,-4 44,2! 2,2 -8,0 -11,-6 -4,-10! -12,-14! -14,-4 -18,2! -38,2! -41,-3 -35,-9! -33,-28 -34,-50 -38,-66 -40,-82 -38,-96!',
);
const HEAD = closed(
  '-6,-98 -2,-112 -6,-126 -5,-148! -18,-138 -26,-136 -34,-151! -39,-136 -45,-124 -52,-116! -54,-112 -51,-107 -47,-102 -38,-97 -26,-92 -14,-92',
);

/** Folded under it as it sits: hip, knee, and from the hock along the sill the paw. */
const HAUNCH = closed('34,-58 16,-54 0,-42 -7,-26 -4,-12! 4,-4 20,2! 46,1! 52,-6 54.6,-20 50,-40 44,-52');
const HIND_PAW = closed('10,-12! -2,-13 -13,-11 -18,-5 -17,1 -12,3! 22,3! 26,-6');

function haunch(box: Local): void {
  const { art } = box;
  furred(art, box.place(HIND_PAW), COAT.fill, 4);
  art.clip(box.place(HIND_PAW), () =>
    art.fill(box.place(closed('-20,-14! -6,-13 -2,-4 -6,5! -20,5!')), COAT.bib),
  );
  strokes(box, ['-14,-3 -14,1', '-9,-4 -8.6,1'], 1.2, COAT.dark, 0);
  furred(art, box.place(HAUNCH), COAT.fill, 12);
  art.clip(box.place(HAUNCH), () =>
    art.blot(
      ['52,-46 38,-44 24,-32', '58,-30 44,-30 30,-20', '58,-14 46,-15 36,-9'].map((way) =>
        box.place(ribbon(curve(way), 6, { start: 0.8, end: 0, peak: 0.3 })),
      ),
      COAT.dark,
    ),
  );
  strokes(box, ['30,-57 14,-53 0,-42 -7,-26 -4,-12 6,-4'], 2.2, COAT.dark, 0.1);
}

/** It sits on the sill and lifts a forepaw to the thread that comes in over its head. */
export function cat(art: Art): void {
  const box = local(art, ...CAT, 1.12);
  const at = (knots: string): Path => box.place(closed(knots));
  // the tail lies along the sill
  furred(
    art,
    box.place(
      closed('40,-14! 58,-16 76,-9 90,-10 97,-22 96,-34! 104,-38 110,-26 107,-10 96,2 78,4 58,3 40,2!'),
    ),
    COAT.fill,
    5,
  );
  furred(art, box.place(BODY), COAT.fill, 16);
  // the coat lies from nape to rump, down on the breast
  const [breast] = box.at(-40, 0);
  const [rump] = box.at(56, 0);
  hairs(art, box.place(BODY), (x) => 196 - (60 * (x - breast)) / (rump - breast), '#eda25c', {
    seed: 'coat',
    gap: 9,
    length: [5, 12],
    width: 1.7,
    share: (x) => 0.15 + (0.4 * (x - breast)) / (rump - breast),
  });
  art.clip(box.place(BODY), () => {
    // breast and the foot it stands on are pale
    art.fill(at('-44,-100! -28,-92 -22,-74 -26,-56 -34,-40! -46,-44'), COAT.bib);
    art.blot(
      ragged('-26,-94 -22,-78 -26,-60 -34,-44', () => 150, {
        count: 12,
        bare: 0.1,
        length: [8, 16],
        width: 5,
        seed: 'bib',
      }).map((lock) => box.place(lock)),
      COAT.bib,
    );
    art.fill(at('-46,-10! -32,-12 -16,-8 -14,6! -46,6!'), COAT.bib);
    // stripes lie across the back and run out along the flank
    art.blot(
      ['14,-96 6,-88 0,-76', '26,-80 14,-74 6,-60', '37,-64 24,-60 14,-46'].map((way) =>
        box.place(ribbon(curve(way), 6, { start: 0.8, end: 0, peak: 0.3 })),
      ),
      COAT.dark,
    );
  });
  haunch(box);
  // the near foreleg: shoulder, elbow, wrist, the paw bent down over the thread
  furred(
    art,
    at(
      '-14,-86! -8,-72 -12,-58 -24,-52! -38,-54 -52,-62 -60,-66! -66,-62 -72,-64 -73,-70 -68,-77! -60,-79 -50,-76 -38,-72 -34,-78 -30,-88!',
    ),
    COAT.fill,
    6,
    { rim: '#e0965a', rimWidth: 1.2 },
  );
  art.fill(at('-56,-66! -66,-62 -72,-64 -73,-70 -68,-77! -60,-79 -54,-72'), '#f0dac2');
  strokes(box, ['-71,-68 -67,-68 -65,-66', '-69,-73 -65,-72 -63,-70'], 1.2, COAT.dark, 0);
  strokes(
    box,
    [
      '-14,-92 -5,-80 -8,-64 -20,-54',
      '-28,-62 -24,-70 -26,-78',
      '-40,-58 -38,-64 -40,-70',
      '-47,-62 -45,-67 -47,-72',
    ],
    2.6,
    COAT.dark,
    0.1,
  );
  furred(art, box.place(HEAD), COAT.fill, 8);
  // the cheek's fur ends over the neck
  art.blot(
    fringe('-3,-112 -7,-100 -16,-93 -30,-93', 80, {
      count: 13,
      bare: 0.1,
      length: [6, 13],
      width: 4.6,
      seed: 'cheek',
    }).map((lock) => box.place(lock)),
    COAT.fill,
  );
  art.clip(box.place(HEAD), () => {
    art.fill(at('-60,-120! -48,-113 -40,-109 -36,-102 -34,-90! -60,-90'), COAT.bib);
    art.blot(
      [
        '-30,-140 -30,-130 -33,-124',
        '-24,-138 -23,-128 -26,-121',
        '-4,-120 -12,-116 -22,-117',
        '-4,-110 -12,-107 -22,-109',
      ].map((way) => box.place(ribbon(curve(way), 4.4, { start: 0.8, end: 0, peak: 0.3 }))),
      COAT.dark,
    );
  });
  // the near ear's hollow; nose and mouth; the eye, up along the thread
  art.fill(at('-7,-144! -9,-132 -15,-136!'), COAT.dark);
  art.fill(at('-54,-115! -49,-116 -50,-112 -53,-110!'), '#7c3a40');
  strokes(box, ['-52,-110 -48,-107 -44,-107'], 1.3, COAT.dark, 0);
  art.fill(at('-47,-119! -46,-123.6 -42,-125 -36,-122! -40,-118.6 -44,-117.6'), '#e6c46c');
  box.fill(ellipse(-43.8, -121.2, 1.4, 3.2), '#241620').fill(ellipse(-44.2, -122.6, 0.7), '#fff4d8');
  strokes(box, ['-47,-121.4 -43,-125.6 -38,-123.6 -32,-119'], 1.8, '#4a2628', 0);
  strokes(
    box,
    ['-46,-108 -58,-106 -70,-100', '-46,-106 -57,-102 -66,-95', '-47,-110 -60,-111 -72,-109'],
    0.9,
    '#e6d8d2',
    0,
  );
  // the evening in the window on brow and foreleg
  for (const [form, edge] of [
    [HEAD, '-38,-135 -45,-124 -52,-116'],
    [BODY, '-34,-50 -33,-28 -35,-9'],
  ] as const)
    within(box, form, { along: [edge], paint: COAT.cool, width: 3.4 });
  // the fire on nape, back and rump, on the far cheek and the ear
  for (const [form, edge] of [
    [BODY, '-4,-112 10,-98 24,-82 38,-62 50,-40 56,-20 53,-4 44,2'],
    [HEAD, '-5,-148! -6,-136 -6,-126 -2,-113'],
  ] as const)
    within(box, form, { along: [edge], paint: '#ffc878', width: 6 });
  strokes(box, ['-34,-4 -34,0', '-28,-5 -27,0'], 1.2, COAT.dark, 0);
}
