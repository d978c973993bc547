import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local, random, range } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './view.ts';

/** A child behind the balcony's rail at (x, y), head laid back: one hand on the rail, the other out for the feather. */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const skin = { shade: '#a8604c', rim: '#fff0d0', rimWidth: 1.4, depth: 0.8 };
  const coat = { shade: '#8a3040', depth: 0.8 };
  form(art, box.place(limb('-14,-34 -38,-54 -58,-88', [8, 6.6, 4], 12)), '#e9b088', 3, skin);
  box.fill(
    closed(
      '-61,-86 -62,-95 -67,-103 -69,-110 -66,-112 -62,-105 -60,-101 -60,-114 -57,-115 -56,-103 -52,-110 -49,-109 -52,-100 -47,-98 -47,-95 -54,-90 -55,-85',
    ),
    '#f6c9a4',
  );
  form(
    art,
    box.place(closed('-26,44! -27,-14 -20,-34 -4,-42 12,-41 27,-32 34,-8 36,44!')),
    '#e87b58',
    7,
    coat,
  );
  form(art, box.place(limb('-8,-32 -22,-42 -34,-53', [12, 11, 10.5], 10)), '#ea8460', 4, coat);
  strokes(box, ['-12,10 -12,-10 -6,-28', '14,10 13,-12 10,-30'], INK.form, '#a8443f');
  form(art, box.place(limb('2,-36 0,-46 -4,-56', [9, 7.6, 8], 8)), '#d9996f', 3, skin);
  // looks up to the left: brow, nose, lips, chin; ear and cropped hair behind
  const head = local(art, ...box.at(-6, -66), scale * 0.95, { rot: 12 });
  form(
    art,
    head.place(
      closed(
        '-13,-22 -19,-15 -21,-9! -27,-6 -25,-1! -24,2 -21,4! -20,8 -15,13! -4,14 8,14 16,4 16,-12 4,-22',
      ),
    ),
    '#f2c09a',
    4,
    skin,
  );
  form(
    art,
    head.place(
      closed(
        '-16,-20! -18,-27 -6,-33 10,-31 22,-20 24,-4 19,10 12,15! 10,6 7,2! 3,4 0,-1 2,-8! -4,-10 -8,-16!',
      ),
    ),
    '#4a2f2c',
    5,
    { shade: '#241820', rim: '#c98f5e' },
  );
  head.fill(ellipse(5, -2, 4, 5), '#e2a27c');
  head.fill(ellipse(-16.5, -10.5, 1.7, 2), '#35232a');
  strokes(head, ['-20,-15 -16,-16 -12,-14'], 1.6, '#4a2f2c', 0);
  strokes(head, ['-21,4 -18,4.4'], 1.4, '#a05848', 0);
}

/** Its hand upon the rail. */
export function hold(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const coat = { shade: '#8a3040', depth: 0.8 };
  form(
    art,
    box.place(closed('8,-38 22,-39 36,-31 46,-16 48,-3! 40,1 30,-3! 28,-14 18,-18 8,-26')),
    '#e87b58',
    4,
    coat,
  );
  box.fill(closed('31,-4 36,-7 45,-5 48,1 46,7 39,9 32,6'), '#efb892');
}

/** A cat in a window, in the shade, that has seen the feather too; its paws on the sill at (x, y). */
export function cat(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const fur = { shade: '#4a2f30', rim: '#e3bd92', rimWidth: 1.4 };
  form(art, box.place(closed('-24,-1! -28,-20 -18,-42 0,-50 18,-42 26,-20 24,-4!')), '#a8704a', 7, fur);
  box.fill(closed('-10,-1! -12,-18 -8,-36 4,-38 12,-20 10,-3!'), '#d8c2a8');
  for (const ear of ['-26,-60! -30,-78 -27,-93! -16,-87 -6,-76!', '6,-76! 16,-87 27,-93! 30,-78 26,-60!'])
    form(art, box.place(closed(ear)), '#a8704a', 3, fur);
  form(
    art,
    box.place(closed('-30,-56 -26,-72 -10,-80 10,-80 26,-72 30,-56 22,-42 8,-36 -8,-36 -22,-42')),
    '#b47a50',
    7,
    fur,
  );
  box.fill(closed('-13,-52 -4,-60 4,-60 13,-52 8,-42 -8,-42'), '#d8c2a8');
  box.fill([ellipse(-12, -63, 6, 6.4), ellipse(12, -63, 6, 6.4)], '#d3c46a');
  box.fill([ellipse(-12, -64.5, 3.6, 4.8), ellipse(12, -64.5, 3.6, 4.8)], '#241a20');
  box.fill([ellipse(-13.4, -67, 1.6), ellipse(10.6, -67, 1.6)], '#fff6dc');
  box.fill(closed('-3.4,-55! 3.4,-55! 0,-51!'), '#8f4a44');
  strokes(
    box,
    ['0,-51 -1,-48 -6,-46', '0,-51 1,-48 6,-46', '-6,-79 -5,-72 -6,-68', '2,-80 1,-73 2,-69'],
    INK.form,
    '#5f3c30',
    0,
  );
  for (const paw of ['-18,8 -18,-3 -10,-6 -3,-2 -3,8', '4,8 4,-2 11,-6 18,-3 18,8'])
    form(art, box.place(closed(paw)), '#d8c2a8', 3, fur);
}

/** The bird that it came from, high up, the sun through its wings. */
export function pigeon(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const pale = { shade: '#8b97a0', rim: '#ffffff', rimWidth: 1.4, depth: 0.8 };
  form(art, box.place(closed('-4,22! -14,44 -8,48 0,47 8,48 14,44 4,22!')), '#dfe3dc', 4, pale);
  form(
    art,
    box.place(
      closed('-4,-10! -22,-24 -48,-26 -74,-8! -66,-6 -70,2! -58,0 -60,8! -48,5 -46,13! -34,8 -20,12 -6,12!'),
    ),
    '#fffaf0',
    4,
    pale,
  );
  form(
    art,
    box.place(
      closed('4,-10! 20,-26 46,-34 78,-24! 70,-18 74,-12! 62,-9 62,-2! 50,-1 46,8! 34,6 18,12 6,12!'),
    ),
    '#eef0ea',
    4,
    pale,
  );
  form(
    art,
    box.place(closed('0,-34 7,-28 9,-16 10,2 6,20 0,27 -6,20 -10,2 -9,-16 -7,-28')),
    '#f4f1e8',
    5,
    pale,
  );
  box.fill(closed('-2.4,-33! 0,-41 2.4,-33!'), '#d98a5c');
  strokes(
    box,
    ['-56,-14 -40,-8 -24,-2', '-50,-4 -36,0 -22,4', '58,-20 42,-12 26,-4', '52,-8 38,-2 24,4'],
    INK.detail,
    '#a7aeb0',
  );
}

/** What grows in the balcony's pots and hangs over its edge. */
export function trailing(art: Art, x: number, y: number, reach: number, seed: string): void {
  const chance = random(`trailing ${seed}`);
  const leaves = (count: number, wide: number, tone: string): void =>
    void art.blot(
      range(count, () => {
        const down = chance() ** 1.5;
        return leaf(
          x + chance.between(-wide, wide) * (1 - down * 0.6),
          y - 14 + down * reach,
          chance.between(8, 14),
          chance.between(4, 7),
          chance.between(110, 250),
        );
      }),
      tone,
    );
  strokes(
    art,
    range(4, (i) =>
      curve(
        `${x - 12 + i * 8},${y} ${x - 14 + i * 9},${y + reach * 0.4} ${x - 8 + i * 6},${y + reach * chance.between(0.6, 1)}`,
      ),
    ),
    1.6,
    '#2b4a3a',
    0,
  );
  leaves(26, 30, '#2f5a44');
  leaves(24, 27, '#55834f');
  leaves(14, 24, '#a8b661');
}
