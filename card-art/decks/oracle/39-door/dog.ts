import { contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, Path, ribbon } from '../../../kit/pen/index.ts';
import { onFloor, seen } from './view.ts';

/** Where it sits, in metres, and how many of its own units a metre has. */
const [X, AWAY, UNITS] = [0.2, 4.3, 172];

const BODY = closed(
  '-14,-70! -22,-52 -25,-34 -30,-18 -31,-3! -16,1 0,-1 14,1 34,1! 40,-10 38,-28 30,-46 20,-60 12,-72!',
);
const LEGS = closed(
  '-19,-40! -19,-20 -20,-4 -24,2! -6,3! -4,-8 -2,-24! 0,-8 1,3! 18,2! 14,-6 13,-24 14,-42!',
);
const TAIL = curve('34,-14 48,-24 50,-42 40,-50 32,-42');
const HEAD = closed(
  '-24,-13 -22,-23 -18,-31! -19,-47! -8,-38! 1,-39.5 10,-37! 20,-44! 19,-29! 23,-21 24,-12 15,-4 7,1 -1,3 -10,1 -18,-5',
);

/** Its shadow, as long as the sun makes it. */
export const dogShadow = (): Path =>
  Path.join(BODY, ribbon(TAIL, 11), HEAD.translate(-1, -66)).map((x, y) =>
    seen(onFloor([X + x / UNITS, -y / UNITS, AWAY])),
  );

/** Ears up, on the threshold; the morning behind it. */
export function dog(art: Art): void {
  const [x, y] = seen([X, 0, AWAY]);
  const box = local(art, x, y, 880 / AWAY / UNITS);
  const form = lit({
    from: { towards: [0.85, -0.5] },
    shade: '#5a3726',
    rim: '#fff0c0',
    rimWidth: 1.8,
    stray: 0.3,
  });
  contactShadow(art, x - 4, y, 40, 6, '#7d6446');
  form(art, box.place(ribbon(TAIL, 13, { start: 1, end: 0.5, samples: 16 })), '#c98a54', 4);
  form(art, box.place(BODY), '#b87444', 6, { depth: 0.8 });
  form(art, box.place(LEGS), '#b87444', 3, { depth: 0.7, rim: '#b87444', rimWidth: 0.5 });
  box.fill(closed('-15,-66 -18,-50 -14,-38 -9,-33 -6,-24 0,-30 5,-23 8,-34 13,-42 14,-54 11,-66'), '#e6d2ac');
  box.fill([closed('-25,2 -22,-8 -12,-9 -5,-3 -6,3'), closed('0,3 1,-6 8,-9 16,-6 19,2')], '#f0dfba');
  strokes(
    box,
    [
      '-16,1 -16,-3',
      '-11,2 -11,-3',
      '7,2 7,-3',
      '12,2 12,-3',
      '28,-2 20,-14 20,-30',
      '-3,-22 -2,-14 -3,-7',
      '15,-34 13,-22 15,-9',
      '-19,-36 -18,-22 -21,-9',
    ],
    1,
    '#6d4630',
    0,
  );
  face(local(art, ...box.at(-1, -66), box.scale, { rot: -7 }), form);
}

/** About its neck; it has cocked its head. */
function face(box: Local, form: ReturnType<typeof lit>): void {
  const fur = (): void => {
    box.fill(HEAD, '#b87444');
    box.fill(
      closed('-21,-13 -15,-17 -8,-13 -4,-22 2,-22 6,-13 14,-17 21,-13 13,-3 6,3 -1,5 -11,1'),
      '#ecd9b4',
    );
  };
  form(box.art, box.place(HEAD), fur, 3, { depth: 0.6 });
  box.fill([closed('-15,-33! -16.5,-42! -10.5,-36.5!'), closed('12,-36! 18,-40.5! 16.5,-32!')], '#5d3626');
  box.fill(
    [closed('-13,-19.5! -9,-23 -5,-19! -9,-17.6'), closed('5,-19! 9,-23 13,-19.5! 9,-17.6')],
    '#2a1b17',
  );
  box.fill([ellipse(-8.2, -20.8, 1), ellipse(9.8, -20.8, 1)], '#fff6dc');
  box.fill(closed('-5,-11! 0,-13 5,-11! 2.6,-7 0,-6 -2.6,-7'), '#2a1b17');
  strokes(box, ['0,-6 0,-3 -5,-1 -9,-3', '0,-3 5,-1 9,-3'], 1.1, '#4a2e22', 0);
}
