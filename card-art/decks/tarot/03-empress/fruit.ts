import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local, Path, points } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './form.ts';

const SKIN = '#c47f56';
const FLESH = { shade: '#6a2e3a', rim: '#fff0bc', rimWidth: 3 } as const;
const SEEDS = points('-8,-16 2,-18 -12,-5 -1,-6 9,-9 -8,6 3,5 12,2 -1,15 8,13');

/** A pomegranate, its crown up, split: the seeds are lit through. */
function pomegranate(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 8 });
  form(
    art,
    box.place(closed('-8,-37! -16,-52 -9,-48! -6,-57 -1,-49! 4,-58 7,-48! 15,-51 9,-37!')),
    '#a8323c',
    3,
    { shade: '#5a1434', rim: '#ffd29a', rimWidth: 2 },
  );
  form(
    art,
    box.place(closed('0,-40 18,-36 34,-22 41,0 36,22 20,37 0,41 -20,37 -36,22 -41,0 -34,-22 -18,-36')),
    '#c23c42',
    14,
    { shade: '#4e1232', rim: '#ffdca0', rimWidth: 3.4 },
  );
  box.fill(closed('-14,-24! -2,-28 12,-22 20,-8! 21,8 14,22 2,26! -12,18 -20,4 -20,-12'), '#ffdf9c');
  box.fill(Path.join(SEEDS.map(([u, v]) => ellipse(u, v, 5, 5.8))), '#a3183a');
  box.fill(Path.join(SEEDS.map(([u, v]) => ellipse(u + 1.2, v - 1.4, 2.2, 2.8))), '#ee6a5a');
  art.blot(ink(box.place(curve('-30,-14 -34,2 -28,18')), INK.contour, 3, 0.2), '#7a1c3a');
}

/** Her bare forearm with the fruit on its palm, between her face and the sun. */
export function arm(art: Art): void {
  // fingers that lie behind the fruit
  for (const way of ['464,398 498,386 513,360 509,330', '466,400 500,396 518,374 520,350'])
    form(art, limb(way, [13, 11.5, 9.6, 6], 14), '#b06b46', 4, FLESH);
  form(art, limb('434,520 442,480 452,440 462,402', [26, 27, 20, 15], 18), SKIN, 9, FLESH);
  pomegranate(art, 464, 344, 1);
  // the thumb comes round on our side, the palm bears
  form(
    art,
    closed(
      '445,420! 442,404 430,392 422,374 420,356 423,340 430,334 436,342! 436,360 444,374 456,382 474,386 492,382 506,378! 512,384 506,394 492,404 482,412 478,424!',
    ),
    SKIN,
    7,
    FLESH,
  );
  strokes(art, ['444,382 452,394 466,400', '506,384 492,392 478,394'], INK.form, '#7a3a3a', 0.2);
  form(art, limb('440,426 460,433 481,428', [5, 5.4, 5], 10), '#e8b04a', 3, {
    shade: '#7a4a24',
    rim: '#fff6cc',
    rimWidth: 1.8,
  });
}

/** A twig and leaves where it was picked. */
export const leaves = (art: Art): void =>
  void art.blot([leaf(452, 308, 34, 12, -46, 5), leaf(448, 312, 26, 10, -78, -4)], '#4f7a58');
