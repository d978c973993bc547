import { flat, fringe, hairs, INK, lit, ragged, stippled, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, Path, type Point } from '../../../kit/pen/index.ts';

/*
 * The joints, the snow at y = 0: withers 36,-147 · hip -60,-88 · near hind leg: knee -62,-56, hock -116,-40, toes -144,0 ·
 * far: -42,-56, -88,-36, -110,0 · near foreleg: shoulder 80,-112, elbow 64,-72, wrist 122,-74, toes 156,-48 · far: 84,-114,
 * 80,-86, 132,-99, 164,-76 · skull 90,-158, nose 138,-151.
 */
const TRUNK = closed(
  '78,-168 60,-160 38,-148 12,-137 -12,-131 -34,-129 -58,-122 -80,-108 -90,-92 -92,-74 -70,-62 -44,-74 -16,-84 14,-83 42,-80 62,-84 82,-102 94,-122 100,-142',
);
const BIB = closed(
  '100,-146! 84,-138 74,-126 68,-112 58,-98 34,-92 8,-91 -22,-90 -44,-82! -34,-74 -10,-80 16,-78 42,-74 66,-80 86,-98 98,-120 104,-140!',
);
const TAIL = closed(
  '-70,-114! -100,-126 -134,-129 -168,-118 -196,-92 -212,-60 -212,-26! -186,-16! -178,-42 -160,-70 -134,-90 -106,-98 -80,-92!',
);
/** It goes over into the snow that it throws up. */
const TIP = closed(
  '-262,-30! -238,-34 -222,-46 -214,-68! -209,-54 -205,-58! -202,-44 -195,-46! -192,-34 -181,-38! -180,-18 -192,2 -212,10 -234,4 -250,-10',
);
const NEAR_FORE = closed(
  '34,-104 40,-126 54,-137 70,-131 82,-117 88,-107! 99,-101.5 110,-95 120,-87.5 127,-81.5 135,-76 144,-70 152,-63 158,-55 159,-48! 155,-44 149,-42.5 142,-44.5 137,-51 131,-60 123,-68! 114,-73.5 102,-77.5 90,-79 80,-77 72,-72 65,-69 58,-72 50,-82 42,-92',
);
const NEAR_SOCK = closed(
  '97,-110! 106,-101 120,-96 138,-84 166,-60! 166,-36 138,-34 120,-52 108,-60 96,-68! 106,-79 101,-84 111,-91!',
);
const FAR_FORE = closed(
  '58,-120 80,-119 94,-111 110,-107.5 126,-107 138,-103.5 149,-98 159,-91 166,-83 167,-76.5! 163,-72.5 157,-72 150,-75 144,-82 136,-89.5 126,-93! 112,-93 98,-91 88,-86 80,-80 66,-86',
);
const NEAR_HIND = closed(
  '-30,-100 -56,-121 -80,-108 -92,-90 -98,-72 -108,-58 -122,-47! -127,-38 -134,-22 -144,-8 -150,0 -147,6 -134,7 -126,4 -127,-2 -131,-8 -125,-21 -113,-34 -98,-42 -80,-46 -62,-48 -49,-54 -38,-68 -28,-84',
);
const NEAR_SOCK_BACK = closed(
  '-104,-70! -110,-52 -98,-54! -100,-42 -90,-40! -104,-28 -118,6 -156,8 -156,-8 -138,-30 -130,-50!',
);
const FAR_HIND = closed(
  '-30,-84 -60,-84 -76,-64 -86,-50 -96,-42! -100,-30 -107,-14 -115,-5 -119,2 -114,6 -100,6 -95,3 -97,-3 -100,-9 -95,-22 -86,-32 -72,-40 -56,-45 -44,-53 -40,-68',
);
const HEAD = closed(
  '72,-160 77,-170 86,-175 96,-175 104,-170 114,-165.5 126,-161 137,-157! 139,-151 135.5,-146 125,-142 114,-138.5 108,-135 103,-130! 98,-130 93,-121! 87,-126 79,-117! 76,-124 65,-119! 68,-127 57,-127! 64,-134 55,-141! 66,-147',
);
const CHEEK = closed(
  '138,-152.5! 124,-154 114,-153 106,-154 98,-150 88,-150! 84,-144 73,-145! 74,-138 62,-136! 70,-132 64,-125! 74,-128 77,-120! 86,-128 92,-123! 97,-133 103,-131! 108,-135 114,-139 125,-142 136,-146!',
);
const EAR = closed('71,-163! 63.5,-177 63,-195! 75,-190 87,-183 93,-173!');
const EAR_INSIDE = closed('78,-169! 70.5,-179 67,-190! 76,-186 84,-181 88,-173!');
const FAR_EAR = closed('90,-174! 89,-186 92.5,-196! 100,-190 106,-181 105,-168!');

const COAT = '#d26b3a';
const SOCK = '#2c1a1c';
const RIM = '#eaffc0';

/** In the push of a bound to the right: hind feet still in the snow, forefeet reaching, the brush swept through the snow. */
export function fox(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const paint = lit({
    from: { towards: [-0.35, -1] },
    shade: '#6a2220',
    rim: RIM,
    rimWidth: 1.9,
    stray: 0.3,
  });
  const form = (outline: Path, fill: string | (() => void), soft: number, depth = 1): void =>
    paint(art, box.place(outline), fill, soft * scale, { depth });
  box.fill([FAR_HIND, FAR_FORE], '#7d3025');
  within(box, FAR_HIND, ['-80,-64! -88,-48 -76,-48! -80,-34! -76,10 -130,10 -130,-54!', '#1f1418']);
  within(box, FAR_FORE, [
    '106,-112! 116,-103 109,-99! 113,-88! 146,-66 174,-70 170,-92 132,-112!',
    '#1f1418',
  ]);
  tail(box, paint, form);
  // one skin: trunk, haunch and near foreleg have no edge between them but their folds
  form(
    Path.join(TRUNK, NEAR_HIND, NEAR_FORE),
    () => {
      box.blot(fringe('-40,-78 -10,-82 16,-82 42,-79 60,-82', 60, BELLY_LOCKS), '#f4e2c8');
      box.blot(fringe('64,-86 84,-104 96,-124', 50, CHEST_LOCKS), '#f4e2c8');
      box.fill(TRUNK, COAT);
      within(box, TRUNK, [BIB, '#f8ead2']);
      box.blot(
        ragged('98,-146 84,-138 74,-126 68,-112 58,-99 34,-93 8,-92 -22,-91', () => 232, BIB_LOCKS),
        COAT,
      );
      box.fill(NEAR_HIND, COAT).fill(NEAR_FORE, COAT);
    },
    10,
    0.72,
  );
  socks(box);
  folds(box);
  hair(box);
  head(box, form);
}

const BELLY_LOCKS = { count: 30, length: [6, 12], width: 4, seed: 'belly', bare: 0.1 } as const;
const CHEST_LOCKS = { count: 14, length: [8, 14], width: 5, seed: 'chest', bare: 0.1 } as const;
const BIB_LOCKS = { count: 34, length: [8, 15], width: 4, seed: 'bib', bare: 0.1 } as const;

type Form = (outline: Path, fill: string | (() => void), soft: number, depth?: number) => void;

function tail(box: Local, paint: ReturnType<typeof lit>, form: Form): void {
  form(
    TAIL,
    () => {
      box.fill(TAIL, '#cb6638');
      box.blot(
        [
          ...fringe('-106,-98 -134,-90 -160,-70 -178,-42 -190,-12', -38, {
            count: 26,
            length: [9, 17],
            width: 6,
            seed: 'under the brush',
          }),
          ...fringe('-120,-129 -150,-126 -168,-118 -196,-92 -214,-60', 28, {
            count: 20,
            length: [7, 13],
            width: 5,
            seed: 'over the brush',
          }),
        ],
        '#cb6638',
      );
    },
    12,
    0.85,
  );
  paint(box.art, box.place(TIP), '#fdf8e8', 7, { shade: '#7fa99a', rim: '#ffffff', depth: 0.8 });
  strokes(
    box,
    [
      '-86,-106 -118,-112 -150,-104 -176,-80',
      '-104,-104 -134,-100 -162,-80 -182,-50',
      '-140,-122 -170,-108 -198,-72',
      '-164,-62 -182,-36 -190,-22',
      '-190,-84 -202,-66 -206,-50',
    ],
    INK.detail,
    '#8a341f',
    0.3,
  );
}

/** Where haunch and shoulder stand out of the trunk: shade in the fold, a line along it. */
function folds(box: Local): void {
  const shade = (outline: string, from: Point, to: Point): void =>
    within(box, TRUNK, () =>
      stippled(box.art, box.place(closed(outline)), '#6a2220', box.at(...from), box.at(...to), [0.9, 0]),
    );
  shade('-36,-112! -28,-98 -27,-82 -36,-67! -14,-82 -8,-90 -16,-104', [-32, -90], [-8, -86]);
  shade('44,-126! 36,-106 42,-88 56,-74! 34,-78 20,-88 28,-108', [42, -98], [20, -92]);
  strokes(
    box,
    ['-40,-116 -29,-100 -27,-82 -38,-65', '-92,-74 -80,-64 -70,-50', '44,-124 36,-106 42,-88 55,-74'],
    INK.form,
    '#6d261d',
    0.3,
  );
}

/** Flat, for on so dark a thing specks of shade would be dust; toes where the light finds them. */
function socks(box: Local): void {
  within(box, NEAR_HIND, [NEAR_SOCK_BACK, SOCK], {
    along: ['-112,-56 -122,-47 -127,-38 -134,-22 -144,-8 -150,0'],
    paint: RIM,
    width: 3.4,
  });
  within(box, NEAR_FORE, [NEAR_SOCK, SOCK], {
    along: ['100,-101 110,-95 120,-87.5 127,-81.5 135,-76 144,-70 152,-63 158,-54'],
    paint: RIM,
    width: 3.4,
  });
  strokes(
    box,
    [
      '150,-43 145,-48 142,-53',
      '156,-46 150,-50.5 146,-55',
      '158,-52 153,-55.5 149,-59',
      '163,-73.5 157,-77 153,-82',
      '166,-78 161,-81 157,-85',
    ],
    INK.detail,
    '#8d6a5c',
    0,
  );
}

function hair(box: Local): void {
  const lie = (x: number): number => (x < -40 ? 222 : 248);
  const common = { gap: 9, length: [7, 13], width: 1.7 } as const;
  hairs(box.art, box.place(TRUNK), lie, '#8f3a22', {
    ...common,
    seed: 'dark of the coat',
    share: (x, y) => (y > box.at(0, -126)[1] && x < box.at(40, 0)[0] ? 0.34 : 0.08),
  });
  hairs(box.art, box.place(TRUNK), lie, '#f0a062', {
    ...common,
    seed: 'light of the coat',
    share: (_, y) => (y < box.at(0, -112)[1] ? 0.34 : 0),
  });
}

function head(box: Local, form: Form): void {
  form(FAR_EAR, '#7a3023', 2);
  flat(
    box,
    HEAD,
    '#d7713d',
    ['70,-164! 80,-160 86,-152 84,-146! 66,-138 66,-160', '#b8532e'],
    [CHEEK, '#fdf3dc'],
    [
      '138,-146.5! 125,-144 113,-141 106,-136 98,-131 90,-131 80,-129 70,-130! 56,-116 96,-112 120,-134',
      '#d8bd9f',
    ],
    { side: [-0.7, -1.8], paint: RIM },
  );
  form(EAR, '#c55e31', 3, 0.6);
  box.fill(EAR_INSIDE, '#33201f');
  strokes(box, ['78,-169 74,-178 70,-187', '82,-171 79,-178 75,-184'], 2, '#efd3ac', 0.1);
  // the dark way from the eye down the muzzle
  box.fill(closed('108,-161! 115,-158 124,-155.5 118,-154 111,-156!'), '#8e3b22');
  box.fill(closed('98,-162! 102,-166.4 107,-165 110.5,-159.4! 104,-158.6'), '#2a1614');
  box.fill(closed('100,-162! 103,-164.8 106.4,-163.2 107.6,-160.4! 103.4,-160'), '#f9c95c');
  box.fill(ellipse(104.4, -162.2, 1.5, 2.2), '#1d1414').fill(ellipse(105, -163, 0.7), '#ffffff');
  box.fill(closed('132,-157! 138,-156.6 140.4,-153 138.6,-149.6 134.6,-151!'), '#1d1414');
  strokes(box, ['137,-149 130,-147.4 122,-147.6 115,-149'], 1.2, '#4a2a22', 0);
}

/** On the snow below it: from the hind feet, that stand, to under the forefeet, that do not. */
export function foxShadow(art: Art, x: number, y: number, scale: number): void {
  const shadow = closed(
    '-156,1! -120,-3 -70,2 -20,9 40,12 92,13 118,12 152,15! 124,19 112,20 138,25! 96,27 40,31 -30,27 -90,16 -126,8!',
  );
  stippled(
    art,
    local(art, x, y, scale).place(shadow),
    '#1d5260',
    [x, y - 4],
    [x, y + 30 * scale],
    [0.95, 0.75],
  );
}
