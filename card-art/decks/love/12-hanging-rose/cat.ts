import {
  contactShadow,
  INK,
  lit,
  printed,
  regionOf,
  type Shading,
  strokes,
} from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, limb, local } from '../../../kit/pen/index.ts';

const COAT = '#b87450';
const CREAM = '#f0d4b0';
const STRIPE = '#7c4438';

const form = lit({
  from: { towards: [-1, -0.15] },
  shade: '#33193a',
  rim: '#ffe0b0',
  rimWidth: 2.2,
  stray: 0.6,
});

/** A ginger cat that sits on the sill, its tail round its feet, and looks up. Its feet are at (x, y). */
export function cat(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  const shadow = box.place(closed('-50,8! 90,8! 150,14 170,26 110,32 20,28'));
  printed(art, regionOf(shadow, 6), () => void art.fill(shadow, '#2c1630', 0.85));
  contactShadow(art, x + 10, y + 12, 96, 14, '#2c1630');
  const farLeg = closed('-52,-96! -56,-60 -58,-20 -69,-12 -72,-4! -67,-1 -44,-1! -42,-30 -34,-90!');
  form(art, box.place(farLeg), '#8e5444', 7);
  art.fill(box.place(closed('-58,-22! -69,-12 -72,-4! -67,-1 -44,-1! -43,-20 -50,-24')), '#c9a488');
  tailRoot(box);
  trunk(box);
  haunch(box);
  head(local(art, ...box.at(-27, -207), 1.04, { rot: 36 }));
  tail(box);
}

/** Neck, chest, the curved back and the near foreleg: one form. */
function trunk(box: Local): void {
  const body = box.place(
    closed(
      '-50,-196! -52,-172 -60,-146 -62,-122 -56,-96 -52,-64 -51,-20 -63,-12 -67,-3! -62,2 -36,3! -30,-2 -29,-14 20,2! 84,3! 95,-14 97,-44 88,-84 70,-122 46,-152 24,-168 10,-186 4,-212!',
    ),
  );
  form(
    box.art,
    body,
    () => {
      box.art.fill(body, COAT);
      box.fill(
        closed(
          '-56,-200! -52,-172 -60,-146 -62,-122 -56,-98 -52,-84! -47,-96 -43,-90! -39,-110 -33,-105! -31,-124 -23,-125! -26,-144 -17,-149! -21,-168 -14,-190!',
        ),
        CREAM,
      );
      box.fill(
        closed(
          '-52,-42! -49,-43 -46,-37! -43,-43 -37,-37! -34,-43 -30,-42! -28,0! -36,4 -62,3 -67,-3 -63,-12 -51,-20',
        ),
        CREAM,
      );
    },
    18,
  );
  strokes(box, ['-14,-116 -22,-84 -28,-50 -29,-16'], INK.contour, STRIPE, 0.25);
  strokes(box, ['-57,0 -56,-6', '-48,1 -47,-6', '-40,1 -40,-5'], INK.form, '#8e5444', 0);
  strokes(
    box,
    [
      '34,-158 16,-146 8,-130',
      '52,-142 32,-130 22,-112',
      '68,-120 50,-110 40,-94',
      '18,-176 2,-164 -6,-150',
      '-10,-112 -14,-98 -12,-84',
      '4,-104 -2,-90 -2,-78',
    ],
    4.6,
    STRIPE,
    0.3,
  );
}

/** The thigh, folded, and the hind foot under it. */
function haunch(box: Local): void {
  const { art } = box;
  const thigh = box.place(closed('10,3! -6,-12 -10,-38 4,-66 34,-84 64,-80 86,-60 97,-24 84,3!'));
  form(art, thigh, COAT, 16, { rim: '#d99a6c', rimWidth: 1.6 });
  strokes(
    box,
    ['18,-72 8,-52 4,-32', '42,-80 28,-58 24,-34', '66,-76 52,-52 48,-30', '84,-56 74,-40 72,-24'],
    4.4,
    STRIPE,
    0.3,
  );
  form(art, box.place(closed('-26,-8 -19,-16 6,-17 34,-13 38,3! -20,4! -28,-1')), '#e0b48c', 5);
  strokes(box, ['-18,2 -18,-5', '-10,2 -11,-5'], INK.form, '#8e5444', 0);
}

/** The tail's root, behind the rump. */
function tailRoot(box: Local): void {
  form(box.art, box.place(limb('70,-12 96,-14 104,0 96,12 80,16', [8, 10, 11, 11, 10], 24)), COAT, 6, {
    rim: '#d99a6c',
    rimWidth: 1.2,
  });
}

/** Its end, round the feet; the dark tip is lifted. */
function tail(box: Local): void {
  const { art } = box;
  const outline = closed(
    '104,-2! 98,2 84,6 50,8 10,8 -30,4 -56,-2 -70,-10 -76,-22 -84,-29 -93,-25 -95,-14 -88,0 -70,14 -36,24 10,28 60,27 92,22 106,10',
  );
  const placed = box.place(outline);
  const paint = (): void => {
    art.fill(placed, COAT);
    art.clip(
      placed,
      () => void box.fill(closed('-64,26! -60,14 -66,8 -62,-6! -76,-34 -104,-34 -104,8 -84,26'), STRIPE),
    );
  };
  form(art, placed, paint, 6, { towards: [-0.5, -1], rim: '#e0aa7c', rimWidth: 1.5 });
  strokes(
    box,
    ['88,6 93,22', '66,8 70,26', '42,8 45,27', '18,8 20,28', '-6,7 -7,27', '-30,5 -33,24'],
    4.6,
    STRIPE,
    0.2,
  );
}

/** The head from the side, level; its middle is at (0, 0). */
function head(box: Local): void {
  const soft: Shading = { depth: 0.75 };
  form(box.art, box.place(closed('-16,-25! -16,-42 -11,-57! 2,-46 8,-29')), '#8e5444', 4);
  const skull = box.place(
    closed(
      '-6,-30 -18,-24 -26,-14 -31,-5 -39,0! -42,4 -40,9 -37,12! -38,18 -32,23 -23,26 -14,29 -4,33! 0,31 10,37! 12,32 22,33! 24,28 31,20 34,8 32,-8 22,-24 8,-31',
    ),
  );
  form(
    box.art,
    skull,
    () => {
      box.art.fill(skull, COAT);
      box.fill(
        closed('-40,0! -32,0 -26,3 -19,8 -10,12 -2,20 2,34! -10,34 -22,28 -34,25 -40,18 -37,12! -43,5'),
        CREAM,
      );
    },
    9,
    soft,
  );
  form(box.art, box.place(closed('-4,-27! -1,-46 8,-62! 21,-46 27,-22 12,-17')), COAT, 5);
  box.fill(closed('2,-27! 3,-42 9,-54! 17,-42 20,-26 10,-22'), '#c98a80');
  strokes(box, ['4,-24 6,-36', '8,-23 9,-40', '12,-23 12,-34'], INK.detail, CREAM, 0.2);
  face(box);
}

function face(box: Local): void {
  box.fill(closed('-29,-5! -25,-12 -18,-13 -12,-10 -9,-5! -15,-1 -24,-1'), '#4a2434');
  box.fill(closed('-27.4,-5! -24,-10.4 -18,-11.4 -13.4,-9 -11.4,-5! -16,-2.6 -23,-2.6'), '#c8c9a2');
  box.fill(closed('-24,-11! -19,-11.6 -18,-8 -20,-4 -23,-4 -25,-7'), '#1c1028');
  box.fill(ellipse(-22.6, -9, 1.1), '#fff8e4');
  box.fill(closed('-42.5,2! -38,-1.4 -35,2 -38,6.4 -42,6'), '#a8505c');
  strokes(box, ['-38,12 -31,14 -25,11'], INK.form, '#5c2c38', 0.1);
  strokes(box, ['-8,-28 -11,-18', '-1,-24 -3,-14', '-3,-2 8,0 18,-4', '-4,8 8,12 20,8'], 3, STRIPE, 0.2);
  strokes(box, ['-30,13 -44,24 -58,34', '-28,15 -38,30 -46,44', '-31,11 -50,15 -68,18'], 1.1, '#fff0d4', 0.1);
}
