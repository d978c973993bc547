import { type Shading, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  local,
  Path,
  points,
  ramp,
  random,
  tube,
} from '../../../kit/pen/index.ts';
import { COAT, form } from './form.ts';
import { BODY_HAIR, hairs, SHOULDER_HAIR } from './hairs.ts';
import { antler, head } from './head.ts';

/** Trunk and neck as one: poll, withers, back, croup, buttock, tucked belly, breast, throat. */
const BODY =
  '144,-172 124,-154 100,-126 78,-98 54,-78 26,-66 -10,-60 -46,-64 -82,-72 -112,-64 -132,-44 -142,-18 -138,8 -120,28 -92,34 -68,22 -44,20 -10,32 28,42 62,44 86,34 104,14 122,-10 138,-42 150,-78 162,-108 172,-130';

/** What pushed off: haunch and shank, then cannon, fetlock, hoof. */
const THIGH =
  '-60,-58 -96,-70 -126,-52 -142,-20 -150,6 -172,32 -186,46! -187,60 -177,71 -164,65 -148,57 -120,46 -92,40 -70,22 -54,-8 -48,-36';
const NEAR_HIND = {
  cannon: ['-174,58 -196,84 -216,108 -224,116', [10, 6, 5.4, 6.6]],
  pastern: ['-224,116 -236,130 -243,140', [6.6, 5, 6]],
  hoof: '-237,135! -248,134 -258,148 -268,164! -256,166 -242,154 -234,143',
} as const;
const FAR_THIGH = '-70,-20 -104,-14 -134,14 -152,46 -163,64! -164,78 -153,90 -140,84 -122,70 -92,54 -66,34';
const FAR_HIND = {
  cannon: ['-150,77 -170,101 -190,123 -198,131', [9, 5.6, 5, 6]],
  pastern: ['-198,131 -208,143 -214,152', [6, 4.6, 5.4]],
  hoof: '-208,148! -219,147 -228,160 -236,175! -225,177 -213,166 -204,156',
} as const;

/** Shoulder and forearm, folded at the knee. */
const SHOULDER =
  '50,-66! 66,-58 92,-34 106,-4 114,14 132,24 150,32 152,42! 142,52 126,50 100,48 76,46 56,34 44,8 42,-26';
const NEAR_FORE = {
  cannon: ['146,40 132,58 114,74 106,80', [8, 5.4, 4.8, 6]],
  pastern: ['106,80 94,86 86,88', [6, 4.6, 5.4]],
  hoof: '90,82! 86,94 74,104 60,108! 62,96 72,86 82,82',
} as const;
const FAR_FORE = {
  upper: ['92,10 124,14 154,14 172,16', [24, 15, 10, 9]],
  cannon: ['172,14 178,36 180,58 180,66', [8.6, 5.2, 4.6, 5.8]],
  pastern: ['180,66 178,78 174,86', [5.8, 4.4, 5.2]],
  hoof: '180,83! 180,94 174,106 164,116! 162,104 166,92 169,85',
} as const;

interface Lower {
  cannon: readonly [knots: string, halfWidths: readonly number[]];
  pastern: readonly [knots: string, halfWidths: readonly number[]];
  hoof: string;
}

const bone = ([knots, widths]: Lower['cannon']): Path => tube(points(knots), widths, 16).outline;

/** A leg as one form: what is fleshy of it, and the bones below hock or knee. */
function leg(
  box: Local,
  upper: Path,
  { cannon, pastern, hoof }: Lower,
  fills: readonly [string, string],
  shading: Shading,
): void {
  form(box.art, box.place(closed(hoof)), COAT.hoof, 3, { shade: '#150f10', rim: '#c9a884', rimWidth: 1.4 });
  const bones = Path.join(bone(cannon), bone(pastern));
  const paint = (): void => {
    box.fill(bones, fills[1]).fill(upper, fills[0]);
  };
  form(box.art, box.place(Path.join(upper, bones)), paint, 7, shading);
}

const FAR = { shade: '#33191a', rim: '#d9a070', rimWidth: 1.4 } as const;
const NEAR = { depth: 0.85, rim: '#cf8850', rimWidth: 1.3 } as const;

/** A stag of the wood in the middle of his leap, the whole of him, off to the right. */
export function stag(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  // the legs on the side that we do not see
  leg(box, closed(FAR_THIGH), FAR_HIND, [COAT.far, COAT.far], FAR);
  leg(box, Path.join(bone(FAR_FORE.upper), ellipse(171, 15.6, 9)), FAR_FORE, [COAT.far, COAT.far], FAR);
  antler(box, 'far');
  tail(box);
  body(box);
  const thigh = closed(THIGH);
  leg(box, thigh, NEAR_HIND, [COAT.coat, COAT.leg], NEAR);
  stippled(art, box.place(thigh), '#5c2c20', box.at(-50, -20), box.at(-150, 60), [0, 0.55]);
  rump(box);
  const blade = box.linear(60, -60, 84, 20, ramp(0, COAT.back, 0.5, COAT.coat));
  leg(box, closed(SHOULDER), NEAR_FORE, [blade, COAT.leg], { ...NEAR, depth: 0.6, rimWidth: 0 });
  hairs(box, Path.join(closed(BODY)), SHOULDER_HAIR);
  muscles(box);
  hooves(box);
  spots(box);
  head(box);
  antler(box, 'near');
}

function body(box: Local): void {
  const outline = closed(BODY);
  form(
    box.art,
    box.place(outline),
    () => {
      box.fill(outline, COAT.coat);
      box.clip(outline, () => {
        // a darker saddle, a pale belly
        box.fill(
          closed(
            '150,-180 100,-130 60,-84 0,-66 -80,-80 -150,-60! -146,-34 -110,-50 -70,-52 -20,-44 30,-46 74,-66 112,-104 150,-150',
          ),
          COAT.back,
        );
        box.fill(closed('-100,44 -66,12 -40,12 0,24 40,34 84,26! 90,60 0,60 -80,60'), COAT.pale);
        box.fill(
          closed('176,-130 164,-108 152,-78 140,-42 124,-8 106,16 84,26 96,-4 108,-40 122,-80 144,-124'),
          COAT.mane,
        );
      });
    },
    20,
  );
  hairs(box, outline, BODY_HAIR);
}

/** The white of the rump, edged with dark, that flares when he goes. */
function rump(box: Local): void {
  form(
    box.art,
    box.place(closed('-130,-48! -120,-40 -119,-22 -127,0 -138,16 -150,30! -149,14 -151,6! -149,-4 -144,-24')),
    '#fdf3dc',
    6,
    { shade: '#a98a70', depth: 0.8, rimWidth: 0 },
  );
  strokes(box, ['-128,-50 -118,-40 -117,-22 -125,0 -138,20'], 4, COAT.dark, 0.06);
}

function tail(box: Local): void {
  form(
    box.art,
    box.place(
      closed(
        '-122,-58! -132,-76 -146,-92 -170,-104! -164,-92 -168,-84! -160,-76 -158,-66! -150,-56 -140,-44',
      ),
    ),
    '#fdf3dc',
    5,
    { shade: '#a98a70' },
  );
  strokes(box, ['-124,-60 -134,-78 -148,-93 -163,-98'], 4, COAT.dark, 0.05);
}

/** Where a muscle lies over the other. */
function muscles(box: Local): void {
  strokes(
    box,
    [
      '42,-30 44,4 58,32',
      '84,-36 98,-14 104,4',
      '-58,-50 -50,-28 -56,0 -72,22',
      '-126,34 -146,44 -166,60',
      '-80,-8 -100,10 -128,24',
      '84,24 108,30 132,34',
    ],
    1.8,
    '#5f2f20',
    0.22,
  );
  strokes(box, ['140,46 126,62 112,74'], 1.2, '#5f2f20', 0.2);
}

/** What is cloven in a hoof, and the small claws behind it. */
function hooves(box: Local): void {
  strokes(
    box,
    [
      '-263,162 -254,150 -244,141',
      '-231,172 -224,160 -215,152',
      '64,105 74,96 86,86',
      '167,112 174,100 177,88',
    ],
    1.5,
    '#9c7f66',
    0.1,
  );
  box.fill(
    [
      ellipse(0, 0, 2.4, 4.6).rotate(30).translate(-236, 118),
      ellipse(0, 0, 2.4, 4.6).rotate(60).translate(93, 91),
    ],
    COAT.hoof,
  );
}

/** White spots in the summer coat, in rows along the back. */
function spots(box: Local): void {
  const chance = random('spots');
  const rows = [
    ['44,-54 10,-48 -30,-46 -70,-52 -104,-46', 12, 3.4],
    ['36,-36 0,-28 -40,-28 -76,-32 -106,-24', 9, 3.9],
    ['30,-12 0,-6 -34,-8 -66,-12 -100,-4', 7, 3.5],
    ['20,10 -8,10 -34,6', 4, 3],
  ] as const;
  const dots = rows.flatMap(([row, count, r]) =>
    tube(points(row), [1, 1], 8)
      .spine.walk(count)
      .map(({ x, y, angle }) => {
        const size = r * chance.between(0.6, 1.15);
        return ellipse(0, 0, size * 0.66, size)
          .rotate(angle + chance.between(-20, 20))
          .translate(x + chance.between(-3, 3), y + chance.between(-4, 4));
      }),
  );
  box.art.blot(box.place(Path.join(dots)), '#f6dfb4', 0.92);
}
