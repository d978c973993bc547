import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { FEET, form, SIZE } from './form.ts';
import { lantern } from './lantern.ts';

const CLOTH = { shade: '#14142e', rim: '#ffc98c', rimWidth: 3 } as const;
const FOLD = '#17152f';
const WOOD = { shade: '#2a1828', rim: '#ffd9a0', rimWidth: 1.8 } as const;

/** Bowed a little, the beard before him; his hem is in the snow. In centimetres, he looks left. */
const CLOAK = closed(
  '-10,-142! -20,-128 -25,-104 -27,-72 -32,-34 -40,2! -22,7 -4,2 14,8 30,3 44,6! 40,-36 36,-78 31,-112 22,-138! 8,-146',
);
const HOOD = closed(
  '-19,-164! -15,-176 -4,-184 10,-184 22,-176 28,-162 30,-146 34,-134 30,-126! 12,-120 -6,-124 -16,-134! -8,-142 -8,-154 -12,-162',
);
const FAR_SLEEVE = closed(
  '0,-134! -22,-132 -44,-137 -58,-142! -62,-134 -60,-124 -52,-110 -38,-96 -22,-92 -8,-102!',
);
const NEAR_SLEEVE = closed('10,-132! 24,-130 38,-118 48,-106! 47,-94 42,-86! 30,-80 18,-82 8,-92 4,-112');
const STAFF = curve('56,4 53,-30 55,-66 51,-104 53,-140 49,-168 50,-184 43,-193 33,-191');

/** What of him stops the light. */
export const SHADOW: readonly Path[] = [
  CLOAK,
  HOOD,
  NEAR_SLEEVE,
  ribbon(STAFF, 6, { start: 1, end: 0.6 }),
].map((part) => part.scale(SIZE).translate(...FEET));

/** An old man stands hooded, lifts a lantern with a star in it before him, and leans on his staff. */
export function hermit(art: Art): void {
  const box = local(art, ...FEET, SIZE);
  const put = (path: Path | string): Path => box.place(typeof path === 'string' ? closed(path) : path);
  form(art, put(FAR_SLEEVE), '#80605f', 10, CLOTH);
  lantern(art);
  form(art, put('-57,-142! -63,-145 -69,-141 -69,-134 -64,-130 -57,-131!'), '#e8a878', 3, {
    shade: '#6a3444',
  });
  form(art, put('-24,2! -36,-2 -46,4 -46,9 -24,9!'), '#4a3040', 3, CLOTH);
  form(art, put(CLOAK), '#5a4658', 22, CLOTH);
  form(art, put('-20,-112! -24,-80 -25,-44 -30,4! -40,2! -32,-34 -27,-72 -25,-104'), '#b07c66', 4, CLOTH);
  strokes(
    box,
    [
      '-14,-112 -17,-70 -20,4',
      '-6,-90 -7,-44 -6,2',
      '6,-74 8,-34 12,6',
      '18,-72 22,-34 28,3',
      '28,-80 32,-40 37,4',
      '-30,-128 -44,-124 -54,-116',
      '-16,-124 -32,-114 -42,-102',
    ],
    INK.form,
    FOLD,
    0.18,
  );
  head(art, put);
  form(art, put(ribbon(STAFF, 6.4, { start: 1, end: 0.6, samples: 24 })), '#8a5a40', 3, WOOD);
  form(art, put(limb('52,-150 61,-158 64,-166', [2, 1.6, 1], 8)), '#8a5a40', 2, WOOD);
  form(art, put('47,-104! 55,-107 60,-102 59,-93 53,-89 45,-92!'), '#c98a68', 3, { shade: '#4a2438' });
  strokes(box, ['50,-100 59,-100', '50,-96 59,-95.6'], 1.2, '#5a2c38', 0);
  form(art, put(NEAR_SLEEVE), '#644c58', 9, { ...CLOTH, rimWidth: 2 });
  strokes(
    box,
    ['12,-122 26,-106 38,-92', '8,-108 18,-92 28,-82', '22,-126 34,-112 42,-100'],
    INK.form,
    FOLD,
    0.18,
  );
}

/** The hood hides him but for brow, nose and the beard, which the star lights. */
function head(art: Art, put: (path: Path | string) => Path): void {
  art.fill(put('-17,-168! -4,-172 6,-150 2,-130 -12,-132!'), '#1a1630');
  form(
    art,
    put('-13,-168! -16,-162 -18,-157! -23,-150 -22,-148! -19,-147 -18,-140 -6,-136 0,-150 -4,-166!'),
    '#e8a878',
    4,
    {
      shade: '#6a3444',
      rimWidth: 1.6,
    },
  );
  form(
    art,
    put(
      '-19,-147! -23,-144 -25,-138 -28,-126 -29,-112 -26,-98 -20,-86! -14,-96 -8,-110 -4,-126 -3,-140! -10,-142 -14,-146',
    ),
    '#f3e2c8',
    6,
    { shade: '#8a7688', rim: '#fffaea', rimWidth: 2.4 },
  );
  art.fill(put('-18,-158! -12,-161 -6,-158! -12,-156'), '#fbe8cc');
  art.fill(put(ellipse(-13.6, -154, 1.3, 1)), '#3a1c24');
  form(art, put(HOOD), '#705762', 9, CLOTH);
  strokes(
    art,
    [
      '-10,-178 4,-178 16,-166 20,-148',
      '-13,-168 2,-168 12,-156 12,-138',
      '-24,-132 -22,-114 -21,-98',
      '-16,-136 -15,-118 -18,-100',
    ].map((line) => put(curve(line))),
    INK.form,
    '#4a3a4e',
    0.1,
  );
}
