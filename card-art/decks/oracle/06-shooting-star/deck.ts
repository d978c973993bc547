import { contactShadow, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  local,
  type Path,
  polygon,
  range,
} from '../../../kit/pen/index.ts';
import { form } from './light.ts';

/** Boards at the pool's edge, close to us; her clogs and her robe wait there. */
export function deck(art: Art): void {
  const boards = polygon([
    [20, 738],
    [336, 880],
    [20, 880],
  ]);
  stippled(art, boards.translate(16, -10), '#24393b', [100, 780], [140, 860], [0.2, 0.9]);
  art.fill(boards, '#7a5a40');
  stippled(art, boards, '#2a211c', [200, 790], [60, 890], [0, 0.8]);
  strokes(
    art,
    range(4, (i) => line(20, 774 + i * 34, 268 - i * 76, 886)),
    INK.form,
    '#3d2b20',
    0,
  );
  art.fill(
    polygon([
      [20, 738],
      [336, 880],
      [314, 880],
      [20, 748],
    ]),
    '#d8a86c',
  );
  robe(art);
  clog(art, 172, 834, 14);
  clog(art, 212, 851, 22);
}

function clog(art: Art, x: number, y: number, rot: number): void {
  contactShadow(art, x, y + 6, 26, 6, '#1c1613');
  const box = local(art, x, y, 0.92, { rot });
  const put = (path: Path, fill: string): void => form(art, box.place(path), fill, 3);
  box.fill([closed('-12,2! -4,3! -4,10! -12,9!'), closed('8,3! 16,2! 16,9! 8,10!')], '#3a281c');
  put(closed('-24,-2 -20,-9 0,-11 20,-9 24,-2 20,4 0,6 -20,4'), '#c08e58');
  box.line([curve('10,-4 0,-13 -12,-9'), curve('10,-4 4,2 -10,4')], 3.6, '#b93a34');
  box.fill(ellipse(11, -4, 2), '#b93a34');
}

/** Folded, as one does; the sash laid across. */
function robe(art: Art): void {
  const box = local(art, 98, 800, 1.12, { rot: 4 });
  contactShadow(art, 102, 820, 56, 12, '#1c1613');
  const put = (path: Path, fill: string): void =>
    form(art, box.place(path), fill, 4, { shade: '#22333f', depth: 0.7 });
  put(closed('-46,-6! -45,6! 8,28 10,27! 48,2! 48,-8! 10,12'), '#35566a');
  put(closed('-46,-7! -8,-25 -4,-25! 48,-9! 12,13 8,14!'), '#4f7a90');
  strokes(box, ['-46,-1 -20,8 8,20', '10,20 30,8 48,-4'], INK.detail, '#a9c4c4', 0.1);
  strokes(box, ['-41,-9 11,11', '-21,-18 33,-1', '-14,-22 40,-6'], 2.2, '#e9e4d2', 0);
  put(closed('-34,-13! -25,-17! 29,0! 29,11! 21,16! 20,5! -34,-12!'), '#b93a34');
  strokes(box, ['-26,-14 0,-6 22,2'], INK.detail, '#7a2a25', 0.1);
}
