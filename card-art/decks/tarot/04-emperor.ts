import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { ripples } from '../../kit/land/water.ts';
import { ankhSceptre } from '../../kit/objects/ankh-sceptre.ts';
import { bracket } from '../../kit/objects/bracket.ts';
import { carvedRam } from '../../kit/objects/carved-ram.ts';
import { cushion } from '../../kit/objects/cushion.ts';
import { orb } from '../../kit/objects/orb.ts';
import { throne } from '../../kit/objects/throne.ts';
import { type Art, LINE, line, points, ramp, roundRect } from '../../kit/pen/index.ts';
import { starField } from '../../kit/sky/star-field.ts';

/** The orb's light. */
const LIGHT = [300, 596] as const;
/** Where the flat stone begins. */
const FLOOR = 742;

function sky(art: Art): void {
  art.glow(...LIGHT, 430, '#d98fa9', 0.5);
  art.glow(300, 420, 330, '#f0908c', 0.5, 0.7);
  const behindThrone = (x: number, y: number): boolean => Math.abs(x - 300) < 130 && y > 220;
  starField(art, 90, { x0: 50, x1: 550, y0: 70, y1: 430, pow: 1, avoid: behindThrone });
}

/** Red mountains in three ranges. */
function ranges(art: Art): void {
  const far = points('50,400 92,352 128,410 168,340 216,420 384,410 428,326 474,398 514,356 550,408');
  mountains(art, 50, 550, 720, far, { seed: 41, top: '#d9788a', bottom: '#8a3a62', lineWidth: LINE.fine });
  const middle = points('50,480 84,506 124,444 178,540 420,548 466,452 504,520 550,468');
  mountains(art, 50, 550, 740, middle, { seed: 14, top: '#b04a68', bottom: '#5c2450' });
  const near = points('50,604 96,566 150,640 300,660 450,636 500,580 550,622');
  mountains(art, 50, 550, 780, near, { seed: 8, top: '#7a2f58', bottom: '#33163f' });
}

function ground(art: Art, palette: Palette): void {
  const stone = ramp(0, '#8a5070', 0.3, '#3d2050', 1, palette.ink);
  art.fill(roundRect(40, FLOOR, 520, 138), art.linear(0, FLOOR, 0, 862, stone));
  art.line(line(50, FLOOR, 550, FLOOR), LINE.fine);
  ripples(art, 300, 752, 858, 250, 250, 9, { seed: 31, opacity: 0.5, clipL: 50, clipR: 550 });
}

/** The throne with its four ram heads; orb and sceptre rest on it. */
function seatOfPower(art: Art): void {
  throne(art, 300, 842, 1.04);
  bracket(art, 190, 414, 30);
  bracket(art, 410, 414, 30);
  carvedRam(art, 190, 360, 0.48);
  carvedRam(art, 410, 360, 0.48);
  ankhSceptre(art, 250, 650, 1, { rot: 15 });
  cushion(art, 300, 664, 0.98);
  orb(art, 300, 602, 36);
  bracket(art, 186, 640, 34);
  bracket(art, 414, 640, 34);
  carvedRam(art, 186, 578, 0.56);
  carvedRam(art, 414, 578, 0.56);
}

/** A stone throne with four ram heads before red mountains; orb and ankh sceptre lie on it. */
export const picture = defineCard({
  name: 'tarot/04-emperor',
  seed: 'ep',
  light: [...LIGHT],
  numeral: 'IV',
  title: '皇帝',
  english: 'The Emperor',
  draw(art, palette) {
    sky(art);
    ranges(art);
    ground(art, palette);
    seatOfPower(art);
  },
});
