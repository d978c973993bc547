import {
  type Art,
  ellipse,
  LINE,
  line,
  local,
  Path,
  type Placement,
  ramp,
  roundRect,
  svgPath,
} from '../pen/index.ts';

const [BRIGHT, GOLD, OLD, DARK] = ['#fffaf0', '#f3d59a', '#b98a5c', '#6a4450'] as const;

/** The open loop: outside, then the hole wound the other way. */
const LOOP = Path.join(
  svgPath(
    'M0 -218C-20 -234 -28 -254 -24 -270C-20 -286 -8 -292 0 -292C8 -292 20 -286 24 -270C28 -254 20 -234 0 -218Z',
  ),
  svgPath(
    'M0 -232C10 -244 15 -256 13 -267C11 -276 5 -280 0 -280C-5 -280 -11 -276 -13 -267C-15 -256 -10 -244 0 -232Z',
  ),
);
const ARMS = svgPath('M-5 -218L-34 -226V-204L-6 -209L-9 -186H9L6 -209L34 -204V-226L5 -218Z');

/** A sceptre with an ankh for its head; (x, y) is its foot, 292 long, head up. */
export function ankhSceptre(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const shaft = box.linear(-7, 0, 7, 0, ramp(0, DARK, 0.4, BRIGHT, 0.6, GOLD, 1, DARK));
  const head = box.linear(-34, -290, 34, -190, ramp(0, BRIGHT, 0.5, GOLD, 1, OLD));
  box.solid(roundRect(-5, -192, 10, 192, 3), shaft);
  for (let i = 0; i < 4; i++) box.solid(roundRect(-8, -30 - i * 48, 16, 7, 3), head, LINE.fine + 0.3);
  box.solid(ellipse(0, 3, 8), head);
  box.fill(LOOP, head).line(LOOP);
  box.solid(ARMS, head);
  box.line([line(-28, -215, 28, -215), line(0, -212, 0, -192)], LINE.hair, '#7a4a3a');
}
