import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { SKIN } from './driver.ts';
import { BRASS } from './form.ts';

const HAIR = { base: '#3a1e2a', mid: '#5c2f34', lit: '#8e4e3c', line: '#1e0e1a' } as const;

const head = (art: Art): Local => local(art, 285, 230, 0.98, { rot: -3 });

const FACE =
  '8,-40! 20,-36 27,-27 30,-15! 29.4,-9! 34,-1.4 40,6 41.6,10.4! 41,13.4 37.6,14.8 32.4,15! 32.8,17.6 34.2,20.2 32.6,22.8! 30.8,23.8! 32.8,25.8 32.6,29.2 29.8,31.2! 30,35 32,39 29.4,44! 24,48.6 16,48 8,44! -4,38 -12,30 -16,18! -20,0 -20,-24 -6,-38';

/** In profile, to where the arm points; all of it that looks ahead has the sun. */
export function face(art: Art): void {
  const box = head(art);
  flat(
    box,
    FACE,
    SKIN.base,
    // from temple and cheekbone back, and the jaw's under side
    ['-24,-40! 6,-34 8,-20 6,-8 12,2 10,14 12,26 18,36 14,44 6,52! -30,40!', SKIN.mid],
    ['-24,-30! -6,-20 -8,0 -6,14 2,28 12,38 24,45! 20,56! -30,50!', SKIN.dusk],
    // the socket, the wing of the nose, under the lip
    ['12,-12! 20,-14.4 28,-11 29,-6! 25,-1 18,-1 13,-5!', SKIN.mid],
    ['30,6! 27,10 28,14 32,15.4! 36,15.6! 33,11!', SKIN.mid],
    ['24,30! 30,32 31,34! 27,36 22,34!', SKIN.mid],
    // what looks ahead
    ['20,-38! 34,-30 32,-15! 29,-9! 36,-2 46,9! 38,10 32,4 26,-8 25,-16 22,-26!', SKIN.lit],
    ['24,2! 28,6 27,12 22,16 17,13 18,6!', '#e8a874'],
    ['34,33! 29,35 27,40 29,46! 38,44!', SKIN.lit],
    {
      along: ['20,-36 27,-27 30,-15', '29.4,-9 34,-1.4 40,6 41.6,10.4', '29.6,31.4 30,35 32,39 29.4,44'],
      paint: '#fff0c4',
      width: 3,
    },
  );
  // a wedge of an eye under its lid
  box.fill(closed('17,-4.6! 21,-8.2 26.6,-7.8! 27,-5 25.8,-2.6! 21,-2.6!'), '#fbeedd');
  box.fill(ellipse(24.8, -5.2, 1.9, 2.9), '#2e1a18');
  strokes(box, ['15.4,-3.8 20.4,-8.6 27.4,-8.4'], 2.2, HAIR.line, 0);
  strokes(box, ['18,-1.6 22,-0.8 25.6,-1.6', '16,-8 20.4,-11.4 26,-11.2'], 0.9, SKIN.line, 0);
  box.blot(
    ribbon(curve('11,-13.4 18,-18.4 25,-18 30,-14.8'), 4, { start: 0.2, end: 0.5, samples: 10 }),
    HAIR.base,
  );
  box.fill(closed('32.6,18.4! 35,20.2 33,22.8 30.6,23.7! 26.6,23.2 23.4,24.2! 27,21!'), '#9c4f48');
  box.fill(closed('23.6,24.4! 27,24 31,24! 33.6,26 33,28.8 29.4,29.6! 26,27.6!'), '#bb6a59');
  strokes(box, ['31,23.8 27,23.4 22.4,25'], 1.5, '#4a1424', 0);
  strokes(box, ['30,8 27.6,11 28.6,14.6', '33,13.6 35.4,12 37.6,13.4'], 1.1, SKIN.line, 0);
}

/** What the wind takes back, to the left. */
export function hairBehind(art: Art): void {
  const box = head(art);
  flat(
    box,
    '-10,-52! -36,-50 -52,-34 -62,-14 -80,-6 -104,-10! -92,6 -108,22! -84,24 -94,44! -70,42 -76,64! -50,58 -30,66! -20,44 -24,10',
    HAIR.base,
    ['-30,-50 -56,-30 -66,-10 -104,-10 -70,8 -40,0 -30,-20', HAIR.mid],
  );
  strokes(
    box,
    ['-40,-30 -58,-8 -90,0', '-36,-10 -56,12 -96,18', '-32,8 -50,30 -84,36', '-28,26 -44,46 -66,56'],
    INK.form,
    HAIR.line,
    0.1,
  );
}

/** From brow and temple back, behind the ear. */
export function hair(art: Art): void {
  const box = head(art);
  flat(
    box,
    '12,-42! 22,-38 25,-30! 16,-30 8,-26 3,-16! 2,-8! -6,-10 -14,-6 -16,4! -12,12 -14,20 -18,30! -32,36 -46,26 -52,8! -56,-18 -48,-36 -30,-48 -8,-50!',
    HAIR.base,
    ['10,-44 24,-38 24,-28 8,-30 -8,-20 -22,-18 -34,-26 -20,-44', HAIR.mid],
    ['14,-42 24,-38 25,-30 14,-33 2,-32 -2,-38', HAIR.lit],
  );
  strokes(
    box,
    ['18,-34 0,-34 -20,-22 -34,2', '4,-26 -14,-20 -28,2 -34,24', '-2,-12 -20,-6 -26,14'],
    INK.detail,
    HAIR.line,
    0.1,
  );
  flat(
    box,
    '-12,-4! -9,-10 -2,-10 0,-4 -3,4 -7,11! -11,8 -13,2!',
    SKIN.mid,
    ['-9,-5! -5,-7 -3,-3 -6,3 -8,6!', SKIN.dusk],
    { along: ['-9,-10 -2,-10 0,-4 -3,4'], paint: SKIN.base, width: 3.4 },
  );
}

/** A band of points, a star over the brow. */
export function crown(art: Art): void {
  const box = head(art);
  flat(
    box,
    '-51,-24! -56,-42 -54,-55! -44,-45 -38,-61! -28,-49 -20,-52 -14,-70! -4,-54 2,-56 9,-67! 15,-54 21,-54 29,-61! 30,-46 28,-31! 8,-33 -24,-30!',
    BRASS.base,
    ['-51,-20 -60,-44 -54,-58 -44,-45 -38,-62 -30,-48 -28,-36 -34,-24', BRASS.dark],
    ['-34,-40 -28,-50 -20,-52 -14,-72 -12,-50 -14,-36 -30,-28', BRASS.mid],
    ['9,-67 15,-54 21,-54 29,-62 34,-46 30,-28 18,-30 14,-44', BRASS.lit],
    { along: ['29.4,-61 30.4,-46 28.4,-31', '9,-67.6 15.4,-54'], paint: '#fffbe0', width: 3 },
  );
  strokes(box, ['-50,-30 -24,-36 4,-39 29,-37'], INK.form, BRASS.dark, 0);
  box.fill(starPath(13, -46, 5, 6.4, 2.6, 4).scale(0.8, 1, 13, -46), '#fffbe8');
}
