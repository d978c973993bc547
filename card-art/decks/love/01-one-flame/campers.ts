import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  local,
  type Path,
  polyline,
  roundLimb,
  tube,
} from '../../../kit/pen/index.ts';
import { PROP } from './shelter.ts';
import { firelit } from './view.ts';

/** Their heads, as large as those of grown people. */
const her = (path: Path): Path => path.scale(0.87, 0.87, 22, -94);
const his = (path: Path): Path => path.scale(0.85, 0.85, 2, -142);

/** On her knees, bent to the fire, a twig in her hand; her back to the rain. */
export function kneeling(art: Art): void {
  const box = local(art, 190, 650, 1.06);
  const warm = { rim: '#ffe2b0' };
  art.fill(box.place(ellipse(4, 0, 52, 7)), '#1c2522', 0.7);
  // the folded leg, boot behind
  firelit(
    art,
    box.place(closed('-46,-2 -44,-16 -28,-26 -6,-32 22,-30 40,-20 44,-6 38,2 0,3 -30,3')),
    '#3d4a54',
    6,
    warm,
  );
  firelit(art, box.place(closed('-58,3! -60,-10 -50,-15 -38,-12 -32,3!')), '#6a4a34', 3, warm);
  strokes(box, ['-24,-24 0,-14 30,-12', '-38,-12 -14,-10'], INK.form, '#232c34');
  firelit(
    art,
    box.place(closed('-28,-20! -38,-40 -36,-64 -22,-86 -2,-98 16,-98 28,-90 26,-70 20,-46 22,-22! 0,-16')),
    '#b4525e',
    9,
    {
      shade: '#4a1e34',
      rim: '#ffd2a8',
    },
  );
  strokes(box, ['-24,-70 -28,-48 -22,-28', '-8,-84 -10,-52 -2,-28', '6,-28 12,-44'], INK.form, '#6a2a40');
  firelit(art, box.place(roundLimb('8,-86 24,-60 40,-62', [10, 8, 5.4], 12)), '#c45e66', 4, {
    shade: '#5a2438',
    rim: '#ffdcb4',
  });
  box.fill(ellipse(44, -63, 5.6), '#e8b488');
  // head: hair towards us, a lit cheek beyond
  firelit(
    art,
    box.place(her(closed('14,-98! 10,-108 20,-122 34,-124 42,-114 41,-104 44,-99! 40,-95 36,-88 24,-88'))),
    '#e0a878',
    3,
    { shade: '#8a5238' },
  );
  strokes(box, [her(curve('35,-111 38,-109.5 40.5,-111'))], 1.2, '#5a3428', 0);
  firelit(
    art,
    box.place(her(closed('6,-96 0,-112 8,-128 24,-134 38,-128 42,-118! 32,-118 26,-110 24,-98 16,-90'))),
    '#3a2620',
    4,
    { rim: '#e8b070' },
  );
  firelit(art, box.place(her(ellipse(1, -126, 10, 9))), '#3a2620', 3, { rim: '#e8b070' });
}

/** The twig she lays on, its end alight. */
export function twig(art: Art): void {
  art
    .line(
      polyline([
        [228, 590],
        [246, 582],
        [272, 576],
      ]),
      3,
      '#4a2c1e',
    )
    .line(line(246, 582, 256, 574), 2, '#4a2c1e');
  art.line(line(266, 577.5, 273, 576), 3, '#fff2c8');
}

/** Standing, he props the sheet with the paddle, so that the rain runs off on the other side. */
export function propping(art: Art): void {
  const box = local(art, 452, 652, 1.08);
  art.fill(box.place(ellipse(-4, 0, 44, 7)), '#1c2522', 0.7);
  for (const [leg, fill] of [
    ['12,-84 22,-46 28,-8', '#35424a'],
    ['-8,-84 -10,-46 -18,-8', '#3f4e56'],
  ] as const)
    firelit(art, box.place(roundLimb(leg, [13, 10.5, 8.5], 12)), fill, 4);
  for (const boot of ['-10,-14! -28,-10 -36,2! -8,4!', '36,-14! 18,-12 12,2! 40,4!'])
    firelit(art, box.place(closed(boot)), '#6a4a34', 3);
  const far = roundLimb('-8,-132 -28,-146 -42,-164', [10, 8.6, 6], 12);
  firelit(art, box.place(far), '#4f645c', 4, { shade: '#1d2f30', rim: '#ffdca0' });
  const paddle = tube(
    [
      [PROP[0], PROP[1] + 8],
      [405, 500],
      [398, 648],
    ],
    [3.2, 3.6],
    10,
  ).outline;
  firelit(art, paddle, '#c8955c', 2, { shade: '#5a3c28' });
  firelit(
    art,
    closed('0,-4 11,4 13,26 10,46 3,58! -5,58! -12,46 -14,26 -10,4')
      .rotate(4)
      .translate(PROP[0] - 1, PROP[1] + 6),
    '#d09c60',
    4,
    {
      shade: '#5a3c28',
    },
  );
  firelit(
    art,
    box.place(closed('-24,-66! -26,-100 -24,-128 -12,-142 12,-144 27,-130 30,-98 30,-64! 4,-60')),
    '#5c7268',
    9,
    {
      shade: '#1d2f30',
      rim: '#ffdca0',
    },
  );
  strokes(box, ['4,-136 2,-100 4,-66', '-14,-120 -17,-90', '19,-122 21,-88'], INK.form, '#2c4040');
  firelit(art, box.place(roundLimb('20,-130 4,-104 -36,-112', [11, 9.5, 6.4], 12)), '#6a8074', 4, {
    shade: '#1d2f30',
    rim: '#ffdca0',
  });
  box.fill([ellipse(-45, -167, 6, 6.6), ellipse(-42, -112, 6, 6.6)], '#dca478');
  // his hood is down, his head back: he watches the sheet
  firelit(art, box.place(closed('-12,-140 -6,-150 12,-150 24,-138 22,-130 0,-128')), '#4f645c', 3, {
    shade: '#1d2f30',
  });
  firelit(
    art,
    box.place(his(closed('-12,-144! -17,-158 -15,-170 -6,-178 10,-180 22,-172 25,-158 19,-146 6,-140'))),
    '#4e3628',
    5,
    {
      shade: '#231b1a',
      rim: '#f0bc78',
    },
  );
  firelit(
    art,
    box.place(his(closed('-12,-146! -17,-152 -20,-157 -17,-162 -17,-168! -8,-166 -4,-156 -5,-146'))),
    '#dca478',
    2,
    { shade: '#8a5a3c' },
  );
}

/** Wet, tired, warm: it lies with its chin on its paws and keeps one eye open. */
export function dog(art: Art): void {
  const box = local(art, 372, 652, 0.94);
  art.fill(box.place(ellipse(10, 4, 56, 7)), '#1c2522', 0.7);
  const fur = { shade: '#3f2a22', rim: '#ffe6b4' };
  firelit(art, box.place(closed('56,4 70,-2 76,-14 66,-10 54,-6')), '#8a5c3a', 3, fur);
  firelit(
    art,
    box.place(closed('-30,4 -34,-10 -20,-24 6,-32 34,-30 54,-20 60,-4 54,5 10,6')),
    '#9c6a42',
    8,
    fur,
  );
  strokes(box, ['30,-26 24,-12 32,2', '-6,-24 -12,-12'], INK.form, '#54382a');
  firelit(art, box.place(roundLimb('-24,1 -48,3 -62,3', [6, 5, 4.4], 8)), '#b8845a', 3, fur);
  firelit(
    art,
    box.place(closed('-62,-4 -60,-12 -48,-17 -42,-26 -28,-28 -18,-18 -20,-6 -34,0 -52,1')),
    '#a87448',
    4,
    fur,
  );
  firelit(art, box.place(closed('-34,-26! -24,-30 -14,-20 -14,-6! -24,-10 -30,-16')), '#6a4630', 3, fur);
  box
    .fill(ellipse(-61, -7, 4, 3.4), '#241a18')
    .fill(ellipse(-43, -16, 3.2, 2.8), '#1c1412')
    .fill(ellipse(-44, -17, 1.1), '#fff2d0');
}

/** The boat they came in, drawn up; its bow catches the light. */
export function canoe(art: Art): void {
  const box = local(art, 118, 704, 1, { rot: -3 });
  const hull = closed('-100,-22! -40,-12 20,-12 62,-22 82,-38! 86,-22 74,0 50,12 0,16 -60,14 -110,8!');
  firelit(art, box.place(hull), '#5f7a70', 7, { shade: '#1a2c2c', rim: '#ffd998', towards: [0.5, -0.9] });
  box.fill(closed('-100,-22! -40,-12 20,-12 62,-22 82,-38! 62,-28 20,-20 -40,-20'), '#2a2420');
  strokes(box, ['-100,-8 -40,0 20,0 66,-10'], 2, '#2c4442', 0.05);
  strokes(box, ['-100,16 -40,20 20,20 60,14'], 3, '#0f1d1e', 0.2);
}
