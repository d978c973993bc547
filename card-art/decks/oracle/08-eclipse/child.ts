import { contactShadow, flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { CORONA, SKIN } from './view.ts';

const TUNIC = { fill: '#cfa444', shade: '#96702f', deep: '#6a4a26' } as const;

/** One leg from behind, and its shoe. */
const LEG = '-17,-78! -3,-78 -3.6,-58 -6,-42 -6.4,-26 -9,-6! -17,-6! -20,-26 -20,-40 -18,-56';
const SHOE = '-19,-9! -7.4,-9 -6,-2 -6.4,3.4! -20.6,3.4! -21,-2';
/** Upper arm with its sleeve, forearm, and the fingers over the paper's edge. */
const ARMS = [
  {
    sleeve: '-6,-151! -18,-148 -29,-155 -39,-163! -36,-171 -30,-174! -22,-166 -12,-158 -6,-140!',
    forearm: '-41,-162! -44,-169 -41,-181 -37,-194! -29,-192! -30,-182 -31,-173!',
    hand: '-38,-190! -39,-198 -36,-203 -30,-203.6 -26,-200 -25.6,-195 -28,-190!',
  },
  {
    sleeve: '8,-150! 20,-147 30,-154 38,-163! 35,-171 29,-173! 21,-165 13,-158 8,-140!',
    forearm: '39.6,-162! 42,-170 33,-184 22,-198! 15,-194! 22,-184 28,-173!',
    hand: '24,-196! 22,-203 17,-206 11.4,-204 10.6,-199 13,-194.6 17,-192!',
  },
] as const;

/** From behind, on straight legs, the dark paper held up against the sun. */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x, y + 1, 34 * scale, 6 * scale, '#2c2218');
  for (const mirror of [false, true]) leg(local(art, x, y, scale, { mirror }), mirror);
  tunic(box);
  flat(box, '-8,-154! 7,-154 8,-146 0,-143 -9,-146!', SKIN.shade);
  flat(box, '-41,-219! 8,-227! 15,-196! -35,-187!', '#1b1f24', {
    along: ['-41,-219 8,-227'],
    paint: '#8f9aa0',
    width: 2,
  });
  for (const [i, parts] of ARMS.entries()) arm(box, parts, i === 1);
  head(box);
}

function leg(box: Local, right: boolean): void {
  const unit = box.scale;
  flat(
    box,
    LEG,
    right ? SKIN.shade : SKIN.fill,
    ['-24,-82! 0,-82 0,-66 -12,-60 -24,-66!', SKIN.deep],
    [
      right ? '-24,-60! -14,-44 -16,-20 -14,0! -26,0!' : '-9,-60! -11,-44 -11,-26 -12,0! 0,0 0,-60!',
      right ? SKIN.deep : SKIN.shade,
    ],
  );
  strokes(box, ['-15,-50 -10,-48 -6,-50'], 1.2 * unit, SKIN.deep, 0.1);
  flat(box, SHOE, '#7c3a30', { side: [4 * unit, 0], paint: '#52262a' });
  box.fill(closed('-21,1.4! -6,1.4! -6.4,4.4! -20.6,4.4!'), '#2a1c1c');
}

function tunic(box: Local): void {
  flat(
    box,
    '-20,-136! -19,-116 -23,-96 -30,-70! -16,-64 -2,-67 14,-63 31,-71! 24,-96 20,-116 21,-137! 15,-148 5,-151 -8,-151 -15,-148',
    TUNIC.fill,
    ['4,-154! 8,-130 4,-108 10,-86 6,-60! 40,-60 30,-154!', TUNIC.shade],
    ['-18,-120! -6,-112 6,-112 14,-118! 8,-106 -4,-104 -14,-108!', TUNIC.shade],
    ['-16,-104! -14,-86 -18,-62! -8,-62 -8,-84!', TUNIC.shade],
    { along: ['-20,-136 -19,-116 -23,-96 -30,-70'], paint: CORONA, width: 3 * box.scale },
  );
  strokes(
    box,
    [
      '-12,-104 -14,-86 -18,-70',
      '10,-104 14,-88 17,-70',
      '-13,-144 -8,-136 -7,-126',
      '13,-144 9,-136 9,-126',
    ],
    1.4 * box.scale,
    TUNIC.deep,
    0.15,
  );
}

function arm(box: Local, { sleeve, forearm, hand }: (typeof ARMS)[number], right: boolean): void {
  const unit = box.scale;
  const skin = right ? SKIN.shade : SKIN.fill;
  const side = { side: [2.6 * unit, 1.6 * unit], paint: right ? SKIN.deep : SKIN.shade } as const;
  flat(box, hand, skin, side);
  flat(box, forearm, skin, side);
  strokes(
    box,
    right ? ['12,-202 16,-199', '11,-198.6 15,-196'] : ['-27,-200 -31,-198', '-26,-196.4 -30,-195'],
    1 * unit,
    SKIN.deep,
    0,
  );
  flat(
    box,
    sleeve,
    right ? TUNIC.shade : TUNIC.fill,
    { side: [2 * unit, 5 * unit], paint: right ? TUNIC.deep : TUNIC.shade },
    ...(right ? [] : [{ along: ['-36,-171 -30,-174 -22,-166'], paint: CORONA, width: 3.6 * unit } as const]),
  );
}

/** Short dark hair, an ear at either side, laid back. */
function head(box: Local): void {
  const unit = box.scale;
  flat(box, '-20,-176! -25,-178 -26,-172 -23,-167 -19,-167!', SKIN.fill);
  flat(box, '15,-174! 20,-176 21,-170 18,-165 14,-165!', SKIN.shade);
  flat(
    box,
    '-21,-168! -23,-182 -16,-193 -3,-197 9,-193 16,-182 17,-169 12,-158 8,-152! 4,-155 1,-151! -3,-154 -7,-150! -11,-155 -16,-156!',
    '#3a281f',
    { side: [6 * unit, 3 * unit], paint: '#211612' },
    { along: ['-22,-172 -22.6,-182 -16,-193 -3,-197 6,-194.6'], paint: CORONA, width: 4.8 * unit },
  );
  strokes(
    box,
    ['-4,-190 -14,-180 -15,-166', '-2,-190 -4,-174 -6,-160', '0,-190 9,-180 9,-166'],
    1.3 * unit,
    '#6a4c3a',
    0.1,
  );
}
