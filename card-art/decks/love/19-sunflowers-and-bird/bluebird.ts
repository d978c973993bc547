import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path } from '../../../kit/pen/index.ts';

const BODY = closed(
  '-66,-92! -66,-104 -56,-120 -38,-126 -18,-118 -4,-102 18,-86 44,-60 66,-36! 50,-16 22,-2 -10,0 -40,-12 -58,-36 -64,-66 -60,-82',
);
const TAIL = closed('40,-56! 80,-30 126,4! 120,14! 108,14! 70,-8 40,-20!');
const BREAST = closed('-62,-84! -46,-84 -30,-74 -18,-52 -14,-28 -2,-14 -14,-4! -42,-14 -58,-38 -64,-66');
const WING = closed('-16,-86! 8,-88 34,-66 62,-36 96,-8! 60,-14 26,-22 0,-36 -16,-58');
const BELLY = closed('-10,2! 4,-18 34,-14 60,-30! 60,10!');
const THROAT = closed('-62,-84! -50,-92 -38,-88 -34,-76 -48,-74!');
const BEAKS = ['-62,-102! -76,-104 -94,-106! -78,-96 -62,-93!', '-62,-92! -76,-90 -88,-84! -74,-82 -60,-84!'];

/** A small blue bird that sings, seen from the side, looking left; its feet at (x, y). */
export function bluebird(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const round = (path: Path, soft: number, shade: string, draw: () => void): void => {
    const [left, top, right, bottom] = box.place(path).bounds();
    const light = { towards: [-soft, -soft] as [number, number], soft, shade, rim: '#fffbf0', rimWidth: 2 };
    modelled(art, [left - 12, top - 12, right + 12, bottom + 12], light, draw);
  };
  const stroke = (knots: string, weight: number, colour: string): void =>
    void art.blot(ink(box.place(curve(knots)), weight, knots, 0.05), colour);
  for (const leg of ['-8,-4 -10,8 -6,14', '12,-4 10,8 14,14']) stroke(leg, 4, '#5a3430');
  for (const toe of ['-20,16 -6,12 8,18', '0,16 14,12 28,18']) stroke(toe, 4, '#5a3430');
  round(TAIL, 6, '#2a3468', () => void box.fill(TAIL, '#4c66a4'));
  round(BODY, 10, '#364886', () => {
    box.fill(BODY, '#6f92d0').clip(BODY, () => {
      box.fill(BELLY, '#f4ece4').fill(BREAST, '#e08058').fill(THROAT, '#f8ead8');
    });
  });
  round(WING, 8, '#2e3c76', () => void box.fill(WING, '#5676b4'));
  for (const feather of [
    '-6,-70 22,-64 50,-38',
    '-6,-56 20,-48 46,-30',
    '0,-44 22,-36 44,-24',
    '44,-46 64,-30 84,-14',
  ])
    stroke(feather, INK.form, '#dbe6fa');
  for (const beak of BEAKS) box.fill(closed(beak), '#4a3438');
  stroke('-62,-92 -72,-92 -78,-93', 2, '#c86a5c');
  box
    .fill(ellipse(-46, -103, 7), '#dbe6fa')
    .fill(ellipse(-46, -103, 5.4), '#241a2c')
    .fill(ellipse(-48, -105, 1.8), '#ffffff');
}
