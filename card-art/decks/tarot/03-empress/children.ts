import { contactShadow, INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  ribbon,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { form } from './form.ts';
import { nearWheat } from './wheat.ts';

const SKIN = '#d79a74';
const FLESH = { shade: '#80484c', rim: '#fff2d0' } as const;

/** Its gift: ripe ears and poppies in both arms, as large as the child can carry. */
function sheaf(art: Art): void {
  nearWheat(
    art,
    [
      [372, 426, -18],
      [386, 412, -6],
      [402, 406, 4],
      [418, 410, 12],
      [394, 424, 0],
      [410, 428, 8],
      [378, 444, -14],
    ].map(([x, y, lean]) => ({ foot: [400 - lean! * 0.3, 548], tip: [x!, y! + 30], length: 38 })),
    ['#ffeaa4', '#e8b450', '#8f5a28'],
  );
  for (const [x, y, r] of [
    [374, 462, 10],
    [396, 452, 12],
    [416, 462, 9],
    [388, 474, 9],
  ] as const) {
    form(art, ellipse(x, y, r, r * 0.86), '#cc4436', 4, { shade: '#701c2c', rim: '#ffb48c', rimWidth: 1.6 });
    art.fill(ellipse(x - 1, y + 1, r * 0.3), '#2e1a28');
  }
}

/** A child on tiptoe holds up what it has gathered. */
export function giver(art: Art): void {
  contactShadow(art, 420, 728, 66, 9, '#5a3424');
  for (const way of ['424,640 422,680 418,716', '444,640 448,676 450,712'])
    form(art, roundLimb(way, [12, 10, 7], 14), SKIN, 5, FLESH);
  for (const foot of [
    '408,730! 404,724 410,716 418,708 426,716 426,728!',
    '440,728! 436,720 444,708 456,708 458,724!',
  ])
    form(art, closed(foot), '#6a3a34', 4, { shade: '#2e1a28' });
  form(art, roundLimb('420,556 404,540 396,520', [9, 8, 6], 12), '#bd8262', 4, FLESH);
  sheaf(art);
  form(
    art,
    closed(
      '420,546! 436,540 456,546 464,566 466,600 478,640 486,664! 460,672 430,668 398,672! 404,640 410,600 410,570!',
    ),
    '#2f8078',
    11,
    { shade: '#123a46', rim: '#d9f0c8' },
  );
  strokes(
    art,
    ['424,580 420,620 412,666', '446,580 450,620 452,668', '458,580 466,620 474,662'],
    INK.form,
    '#123a46',
    0.18,
  );
  form(art, ribbon(curve('409,598 430,606 450,604 467,598'), 7, { start: 1, end: 1 }), '#d9a440', 3, {
    shade: '#80502c',
    rim: '#fff3c8',
  });
  form(art, roundLimb('448,562 430,560 408,538', [11, 9.4, 6.6], 14), '#2f8078', 5, {
    shade: '#123a46',
    rim: '#d9f0c8',
  });
  form(art, ellipse(404, 533, 7.4, 7), SKIN, 3, FLESH);
  form(
    art,
    closed(
      '416,522! 412,512 411,500! 405,495! 409,491 410,480 420,470 440,470 452,484 452,506 444,522 432,530!',
    ),
    SKIN,
    5,
    FLESH,
  );
  form(
    art,
    closed(
      '412,488! 414,472 428,462 446,464 460,478 464,500 460,524 448,534! 440,528 432,532! 428,520 430,506 424,494',
    ),
    '#4a2c2a',
    8,
    {
      shade: '#1e1220',
      rim: '#f0bf80',
    },
  );
  strokes(art, ['420,478 440,474 452,496 450,526', '426,486 440,488 444,526'], INK.detail, '#1e1220', 0.1);
  art.blot(ink(curve('411,499 414,501 417,499'), 1.6, 1, 0), '#522830');
}

/** Another on the way to her, with fruit on its head. */
export function coming(art: Art): void {
  for (const [x, y, scale, dress] of [[506, 612, 0.98, '#c8503c']] as const) {
    const box = local(art, x, y, scale);
    const at = (knots: string): Path => box.place(closed(knots));
    contactShadow(art, x - 8 * scale, y + 2, 24 * scale, 4 * scale, '#6a4024');
    box
      .fill(closed('-7,-26! -8,0! -14,2! -2,2! 0,-26!'), '#a8684c')
      .fill(closed('4,-26! 8,-2! 2,1! 13,1! 12,-26!'), '#8f5644');
    form(art, at('-6,-68! 4,-72 14,-66 16,-48 22,-24! 8,-18 -16,-22! -10,-46'), dress, 6 * scale, {
      shade: '#54182c',
      rim: '#ffd9ac',
      rimWidth: 1.6,
    });
    form(art, at('-2,-86! 8,-88 14,-80 12,-70 4,-67 -4,-72!'), '#4a2c2a', 4 * scale, {
      shade: '#1e1220',
      rim: '#f0bf80',
      rimWidth: 1.2,
    });
    form(art, at('-8,-66! -18,-80 -14,-92! -8,-92! -11,-80 0,-64!'), '#c48a66', 3 * scale, {
      ...FLESH,
      rimWidth: 1.2,
    });
    form(art, at('-22,-104! 28,-104! 22,-90 -14,-90!'), '#a8743c', 4 * scale, {
      shade: '#54302a',
      rim: '#ffe6b0',
      rimWidth: 1.4,
    });
    for (const [u, v] of [
      [-10, -106],
      [4, -109],
      [17, -106],
    ] as const)
      form(art, box.place(ellipse(u, v, 8)), '#cc4648', 3 * scale, {
        shade: '#5a1434',
        rim: '#ffd2a8',
        rimWidth: 1.2,
      });
  }
}
