import { contactShadow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  limb,
  line,
  local,
  type Path,
  points,
  polygon,
  range,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { face, form, seen, toned } from './view.ts';

const AWAY = 8.6;

/** They have brought lunch: one leans back on the hands, a child holds the dark paper before the eyes. */
export function picnic(art: Art): void {
  const blanket = face(
    [-0.9, 0, AWAY + 0.7],
    [0.75, 0, AWAY + 0.7],
    [0.85, 0, AWAY - 0.5],
    [-1.05, 0, AWAY - 0.5],
  );
  art.fill(blanket, '#d8c8a4');
  const across = range(4, (i) =>
    line(
      ...seen([-1 + i * 0.06, 0, AWAY - 0.35 + i * 0.3]),
      ...seen([0.84 - i * 0.03, 0, AWAY - 0.35 + i * 0.3]),
    ),
  );
  const away = range(7, (i) =>
    line(...seen([-0.78 + i * 0.25, 0, AWAY + 0.7]), ...seen([-0.9 + i * 0.28, 0, AWAY - 0.5])),
  );
  art.line([...across, ...away], 3, '#b9493c', 0.85);
  const [x, y] = seen([-0.3, 0, AWAY]);
  leaning(art, x, y, 0.82);
  const [cx, cy] = seen([0.5, 0, AWAY + 0.2]);
  child(art, cx, cy, 0.82);
  const [bx, by] = seen([-0.82, 0, AWAY - 0.1]);
  basket(art, bx, by);
}

/** Sits turned from us, knees drawn up before, head far back. */
function leaning(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const put = (path: Path, fill: string, soft: number): void =>
    form(art, box.place(path), fill, soft * scale, { depth: 0.62 });
  contactShadow(art, x, y, 40 * scale, 7 * scale, '#3a2c20');
  put(roundLimb('4,-10 26,-30 40,-6', [9, 7, 5], 14), '#39474a', 5);
  put(closed('-20,0! -20,-18 -17,-40 -14,-56 -4,-61 8,-58 13,-46 15,-22 18,0!'), '#4f7d76', 8);
  // propped: elbows locked, the hands flat behind the back
  const sleeve = { fill: '#4a7770', shade: '#2c4a4a', soft: 2 * scale, rim: '#f7e7c0', rimWidth: 1 } as const;
  box
    .fill(closed('-35,-4! -29,-4 -29,0 -37,1!'), '#c98f6a')
    .fill(closed('20,-5! 25,-5 28,0 20,1!'), '#c98f6a');
  toned(
    box,
    closed('-9,-59! -17,-55 -25,-36! -30,-18 -35,-4! -29,-2.6 -24.6,-16 -19.6,-32! -13,-42 -8,-46!'),
    sleeve,
  );
  toned(
    box,
    closed('8,-58! 14,-54 20,-36! 23,-18 25.4,-4! 19.6,-4 17.6,-18 14.6,-33! 11,-42 7,-46!'),
    sleeve,
  );
  put(limb('-3,-58 -5,-66', [4, 4], 4), '#c98f6a', 2);
  put(ellipse(-6, -72, 9.6, 10.4).rotate(-24, -6, -72), '#4a3226', 5);
  // a straw hat, so far back that we see its top
  put(ellipse(-7, -73, 19, 14).rotate(-14, -7, -73), '#e2c078', 5);
  box.line(ellipse(-6, -70.6, 10.6, 8.2).rotate(-14, -6, -71), 2.6, '#b9493c');
  put(ellipse(-6, -70.4, 9.6, 7.4).rotate(-14, -6, -71), '#e9cb88', 4);
}

function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const put = (path: Path, fill: string, soft: number): void =>
    form(art, box.place(path), fill, soft * scale, { depth: 0.62 });
  contactShadow(art, x, y, 22 * scale, 5 * scale, '#3a2c20');
  put(roundLimb('-5,-34 -6,-18 -7,-2', [5, 4, 3.4], 10), '#c98f6a', 3);
  put(roundLimb('6,-34 7,-18 8,-2', [5, 4, 3.4], 10), '#c98f6a', 3);
  put(closed('-13,-32! -11,-52 -11,-70 -2,-75 9,-72 12,-58 14,-32! 0,-29'), '#d9b24a', 7);
  // the dark paper, a hand at either edge of it
  put(polygon(points('-22,-105 2,-112 5,-98 -19,-91')), '#23272a', 2);
  const sleeve = { fill: '#d0a644', shade: '#8a6a30', soft: 2 * scale, rim: '#f7e7c0', rimWidth: 1 } as const;
  toned(
    box,
    closed('-6,-72! -13,-77 -19,-83! -20,-92 -19,-98! -24.4,-99! -27,-91 -26.4,-81! -20,-72 -11,-63!'),
    sleeve,
  );
  toned(box, closed('6,-73! 12,-79 16,-85! 10,-94 6,-100! 1.6,-96! 5,-88 8.6,-83! 8,-78 12,-64!'), sleeve);
  toned(box, closed('8.6,-83! 16,-85! 23,-80! 17,-71 11,-64!'), sleeve);
  box.fill(ellipse(-21.4, -101, 3.2, 3.6), '#c98f6a').fill(ellipse(3.4, -101, 3.2, 3.6), '#c98f6a');
  put(ellipse(-4, -86, 9.4, 10.4).rotate(-20, -4, -86), '#33241c', 4);
}

function basket(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.8);
  form(art, box.place(closed('-18,-20! 18,-20! 14,0! -14,0!')), '#a9783f', 5);
  strokes(box, ['-17,-14 17,-14', '-16,-7 16,-7'], 1.2, '#6a4726', 0.1);
  box.line(closed('-14,-20! -10,-34 0,-38 10,-34 14,-20!'), 2.4, '#a9783f');
  box.fill(closed('-12,-20! -4,-27 10,-22! 12,-20!'), '#f0e6cc');
}
