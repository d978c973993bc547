import { contactShadow, INK, ink } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

/** A young woman on her knees, seen from behind: plait, wine-red gown, the soles of her feet. */
function woman(art: Art): void {
  const box = local(art, 494, 650, 0.64, { rot: -4 });
  const at = (knots: string): Path => box.place(closed(knots));
  const line = (knots: string, weight: number, seed: number): Path =>
    ink(box.place(curve(knots)), weight, seed, 0.08);
  form(art, at('-12,22! -14,48 14,50 14,20!'), '#c98d70', 4, { shade: '#5e2c38' });
  form(
    art,
    at(
      '-18,44! -44,52 -66,66 -74,96 -72,128 -58,150 -46,160! -58,184 -78,206 -108,228! -100,246 -50,250 0,244 36,252 84,248 116,238! 108,222 84,206 64,188 48,162! 62,146 72,122 72,92 62,64 42,50 18,42! 0,54',
    ),
    '#8a3444',
    24,
    { shade: '#2c1024', rim: '#ffb487' },
  );
  art.blot(
    [
      line('-52,86 -50,120 -34,152', INK.form, 1),
      line('50,84 48,120 34,150', INK.form, 2),
      line('-40,172 -58,204 -92,238', INK.contour * 0.8, 3),
      line('-18,176 -26,212 -46,244', INK.form, 4),
      line('10,176 18,212 34,246', INK.form, 5),
      line('36,172 58,208 94,240', INK.contour * 0.8, 6),
      line('-24,152 0,160 26,152', INK.form, 7),
    ],
    '#3a1228',
  );
  art.blot(box.place(ribbon(curve('-46,159 -16,168 20,168 48,161'), 9, { start: 0.9, end: 0.9 })), '#e0b058');
  form(
    art,
    at('-6,-38! -26,-34 -34,-14 -32,8 -24,26 -10,34! 10,36 24,26 32,6 31,-16 20,-34'),
    '#5a3428',
    12,
    { shade: '#1e1020', rim: '#ffc88c' },
  );
  plait(art, box);
  art.blot(
    [
      line('-4,-37 -14,-14 -10,20', INK.form, 8),
      line('6,-36 18,-12 14,20', INK.form, 9),
      line('-24,-22 -22,4 -14,26', INK.detail, 10),
    ],
    '#1e1020',
  );
}

function plait(art: Art, box: ReturnType<typeof local>): void {
  const links = Array.from({ length: 8 }, (_, i) => {
    const [y, w, side] = [26 + i * 15, 15 - i * 1.1, i % 2 ? -1 : 1];
    return box.place(
      closed(
        `${-w * side * 0.7},${y - 6}! ${w * side},${y - 4} ${w * side},${y + 10} ${-w * side * 0.2},${y + 18}! ${-w * side * 0.9},${y + 8}`,
      ),
    );
  });
  for (const link of links)
    form(art, link, '#5a3428', 4, { shade: '#1e1020', rim: '#e09c6c', rimWidth: 1.6 });
  art.blot(box.place(closed('-7,146! 0,142 7,146! 6,152 8,168 0,176! -7,168 -5,152')), '#b9a06a');
}

/** A monk nearer to us: tonsure, cowl, rope, a heavy brown habit. */
function monk(art: Art): void {
  const box = local(art, 176, 622, 0.84);
  const head = local(art, 182, 626, 0.84, { rot: 14 });
  const at = (knots: string): Path => box.place(closed(knots));
  const lines = (all: readonly string[], weight: number, place = box): Path[] =>
    all.map((knots, i) => ink(place.place(curve(knots)), weight, i, 0.12));
  form(
    art,
    at(
      '-26,40! -50,50 -72,68 -82,104 -78,134 -58,158! -72,180 -96,200 -124,216! -120,232 -60,236 0,230 40,236 90,232 122,226! 116,212 96,202 78,182 60,158! 78,134 84,104 74,70 52,52 28,40!',
    ),
    '#5d4a44',
    26,
    { shade: '#1e1420', rim: '#ffd9a0', rimWidth: 3 },
  );
  art.blot(
    lines(
      ['-58,86 -58,120 -42,152', '58,88 58,120 44,152', '-48,168 -62,192 -92,218', '50,168 64,194 98,220'],
      INK.contour,
    ),
    '#1e1420',
  );
  art.blot(
    lines(
      [
        '-26,92 -28,120 -20,152',
        '22,96 24,124 18,152',
        '-18,172 -24,190 -26,204',
        '14,172 22,190 26,204',
        '0,90 -3,120 0,150',
      ],
      INK.form,
    ),
    '#1e1420',
  );
  form(
    art,
    box.place(ribbon(curve('-60,158 -24,168 24,168 60,158'), 8, { start: 1, end: 1 })),
    '#c9a878',
    3,
    { shade: '#5e4040' },
  );
  form(art, at('-14,20! -16,44 16,46 16,20!'), '#c98d70', 5, { shade: '#5e2c38' });
  form(art, head.place(closed('-28,-8! -36,-7 -37,5 -32,15 -27,13!')), '#d69a76', 3, { shade: '#6e3440' });
  form(art, head.place(closed('28,-8! 35,-6 36,6 31,15 27,13!')), '#b87c64', 3, { shade: '#5e2c38' });
  form(
    art,
    head.place(closed('-2,-43! -22,-39 -32,-20 -32,2 -26,24 -12,34! 10,35 24,26 31,4 32,-18 20,-38')),
    '#4a3230',
    12,
    {
      shade: '#180e1a',
      rim: '#ffc88c',
      rimWidth: 3,
    },
  );
  form(art, head.place(ellipse(1, -19, 23, 18)), '#e6b48c', 7, { shade: '#8a5048', rim: '#fff0c8' });
  art.blot(
    lines(
      [
        '-28,-12 -24,8 -14,28',
        '-16,2 -13,16 -8,32',
        '0,4 1,18 0,34',
        '16,2 14,18 9,31',
        '28,-12 25,6 18,25',
        '-20,-34 -14,-40 -2,-42',
      ],
      INK.form,
      head,
    ),
    '#180e1a',
  );
  form(art, at('-34,44! -42,56 -32,74 -2,94 4,94 34,74 44,58 34,42! 22,54 0,58 -20,54'), '#6e5a50', 9, {
    shade: '#1e1420',
    rim: '#ffd9a0',
  });
  art.blot(lines(['-28,58 -2,74 30,60', '-16,72 0,82 18,72'], INK.form), '#1e1420');
}

/** Two who kneel before him, seen from behind. */
export function kneelers(art: Art): void {
  contactShadow(art, 506, 806, 80, 10, '#160c18');
  woman(art);
  contactShadow(art, 180, 816, 112, 13, '#160c18');
  monk(art);
}
