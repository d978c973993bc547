import {
  type Art,
  ellipse,
  LINE,
  type Local,
  lerp,
  line,
  local,
  points,
  polygon,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';

/** Smoke that thins out, and the chimney it leaves. */
function chimney(box: Local): void {
  const smoke = ['80,-166 84,-180 74,-192 76,-206 86,-218', '83,-166 92,-180 88,-194 94,-206'];
  smoke.forEach((course, i) => {
    const wisp = ribbon(spline(points(course)), 5 - i * 2, { samples: 14, start: 0.9, end: 0, peak: 0.3 });
    box.blot(wisp, box.art.palette.mist, 0.5);
  });
  const stone = box.linear(40, 0, 140, 0, ramp(0, '#4a1634', 1, '#260b1e'));
  box.solid(polygon(points('70,-160 92,-162 92,-96 70,-92')), stone);
  box.line([line(66, -161, 96, -163), line(70, -150, 92, -152)]);
}

/** The long wall with its shut door, then the gable with its beams. */
function walls(box: Local): void {
  const side = box.linear(40, 0, 140, 0, ramp(0, '#4a1634', 1, '#260b1e'));
  box.solid(polygon(points('40,-60 140,-70 140,-8 40,0')), side);
  box.solid(svgPath('M60 -2V-38C60 -50 82 -52 82 -40V-4Z'), '#1c0716', LINE.fine);
  box.line(line(71, -46, 71, -4), LINE.hair);
  box.blot(ellipse(77, -22, 1.6));
  const gable = box.linear(-44, 0, 44, 0, ramp(0, '#8a4260', 0.55, '#5e2040', 1, '#3a1029'));
  box.solid(polygon(points('-44,-58 0,-112 44,-60 44,0 -44,0')), gable);
  const beams = svgPath('M-44 -58L44 -60M0 -108L0 -60M-30 -75L-6 -60M30 -75L6 -60');
  box.line(beams, LINE.fine, 'gold', 0.75);
}

/** The long slope, its courses, the near verge. */
function roof(box: Local): void {
  const tiles = box.linear(10, -130, 90, -40, ramp(0, '#b8627a', 0.6, '#6a2444', 1, '#3a1029'));
  box.solid(polygon(points('-2,-128 106,-136 154,-62 52,-50')), tiles, LINE.mid * 1.2);
  const courses = range(7, (i) => {
    const t = (i + 1) / 8;
    return line(lerp(-2, 52, t), lerp(-128, -50, t), lerp(106, 154, t), lerp(-136, -62, t));
  });
  box.line(courses, LINE.hair, 'gold', 0.6);
  box.solid(polygon(points('0,-130 -58,-52 -48,-48 0,-112 46,-48 56,-50')), '#c9707e');
}

/** The one lit window. */
function litWindow(box: Local): void {
  box.glow(0, -30, 150, '#ffd39a', 0.7);
  const pane = svgPath('M-21 -8V-38C-21 -58 21 -58 21 -38V-8Z');
  const warm = box.radial(0, -30, 30, ramp(0, '#fffdf2', 0.6, '#ffe2a8', 1, '#f7a878'));
  box.solid(pane, warm, LINE.mid * 1.3, '#fff3dc');
  box.line(svgPath('M0 -53L0 -8M-21 -30L21 -30'), LINE.fine * 1.3, '#8a3f4c');
  box.line(line(-26, -6, 26, -6), LINE.mid * 1.2, '#fff0d8');
  box.glow(0, -30, 46, '#fffaf0', 0.5);
}

/** A cottage with one lit window, gable to the front: (x, y) is the foot of the gable's middle, 200 × 220 with its smoke. */
export function hillCottage(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  chimney(box);
  walls(box);
  roof(box);
  litWindow(box);
}
