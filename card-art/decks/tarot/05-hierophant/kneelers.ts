import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, type Path } from '../../../kit/pen/index.ts';
import { toned } from './form.ts';

/** Those near us lie in shadow: only what looks at the window is lit. */
const SHADE = '#1a1018';
const FLESH = { fill: '#a06c58', shade: '#5c363c', rim: '#ffd9a8', soft: 4, rimWidth: 2 } as const;

/** A monk near us on the left, cut by the frame: he looks up to him, so we see the back of his head and a cheek. */
function monk(art: Art): void {
  const box = local(art, 98, 684, 1.06);
  const at = (knots: string): Path => box.place(closed(knots));
  toned(
    art,
    at(
      '-54,62! -80,78 -96,112 -106,160 -104,200! -92,222 -78,206! -76,240 -84,330! 92,330! 84,250 82,212! 96,222 110,208 112,178 104,128 86,88 54,62!',
    ),
    { fill: '#473b41', shade: '#2c222a', rim: '#e6b988', rimWidth: 2.6, soft: 7 },
  );
  strokes(
    box,
    // the arms against the body, and the cloth that runs from shoulder and elbow
    [
      '-80,124 -76,166 -78,206',
      '80,120 80,164 82,212',
      '108,182 96,186 84,200',
      '104,158 94,168 84,184',
      '-104,186 -92,190 -80,202',
    ],
    INK.contour * 0.8,
    SHADE,
    0.1,
  );
  strokes(
    box,
    [
      '-50,118 -54,160 -60,196',
      '46,116 50,160 56,196',
      '-6,122 -8,160 -8,198',
      '24,120 26,160 24,198',
      '-40,222 -46,260',
      '34,222 42,262',
      '0,222 0,262',
    ],
    INK.form,
    SHADE,
    0.2,
  );
  toned(art, at('-78,203! -40,212 0,214 40,212 82,205! 82,214! 40,222 0,224 -40,222 -78,212!'), {
    fill: '#a88a68',
    shade: '#6a5048',
    rim: '#f0d8a8',
    soft: 2,
  });
  toned(art, at('-22,22! -22,48 -18,72 22,70 22,42 19,20!'), { ...FLESH, fill: '#8a5a4c' });
  const head = local(art, 101, 676, 1.06, { rot: -8 });
  const on = (knots: string): Path => head.place(closed(knots));
  toned(
    art,
    on(
      '-36,-8! -34,-30 -18,-46 6,-48 27,-39 36,-22! 36.6,-12 43,1! 39,6 39.4,12 37.6,16 38,24 31,37 16,44! -6,46 -24,38 -34,20',
    ),
    FLESH,
    [on('60,-60! 22,-60 29,-30 22,-4 27,20 10,60! 60,60!'), '#7a4c46'],
  );
  strokes(head, ['31,-14 35,-13.4 37,-10', '34,17 38,16.6'], 1.8, '#3a2028', 0);
  toned(
    art,
    on(
      '31,-26! 25,-16 20,-4! 15,4 16,16! 13,28 4,39! -6,47 -24,40 -36,22 -39,-6! -37,-22 -33,-32! -20,-23 2,-19 20,-22!',
    ),
    { fill: '#38262c', shade: '#1e1420', rim: '#d8a878', soft: 4, rimWidth: 2 },
  );
  strokes(
    head,
    ['-30,-24 -30,4 -20,34', '-16,-20 -16,8 -8,40', '0,-18 0,8 2,38', '14,-19 10,0 10,18'],
    INK.form,
    '#5c4444',
    0.15,
  );
  toned(art, on('16,-4! 22,-9 27,-4 26,6 20,15 15,12!'), FLESH);
  strokes(head, ['19,-3 23,-3 22,4 19,8'], 1.2, '#4a2a30', 0);
  toned(art, at('-50,54! -32,46 -8,60 16,58 38,46 54,58! 66,78 46,100 6,118 -34,104 -62,80'), {
    fill: '#5c4d54',
    shade: '#3a2f38',
    rim: '#e6b988',
    rimWidth: 2.4,
    soft: 7,
  });
  strokes(box, ['-44,66 -20,88 4,102', '44,64 26,86 4,102', '-22,64 -8,78 2,84'], INK.form, SHADE, 0.15);
}

/** A woman on the right, her head in a long veil: brow, nose and chin as she looks up. */
function woman(art: Art): void {
  const box = local(art, 510, 690, 0.98);
  const at = (knots: string): Path => box.place(closed(knots));
  toned(art, at('-50,70! -74,90 -86,130 -96,178 -90,206! -76,214 -70,240 -84,300! 110,300! 110,90! 60,60!'), {
    fill: '#52323f',
    shade: '#331f2c',
    rim: '#d89a80',
    rimWidth: 2.4,
    soft: 6,
  });
  strokes(
    box,
    ['-60,120 -66,166 -72,206', '-88,182 -80,190 -74,206', '-36,140 -44,200 -48,250'],
    INK.contour * 0.8,
    SHADE,
    0.15,
  );
  toned(
    art,
    at(
      '-8,-42! -26,-34 -34,-22 -35,-12! -36,-8 -43,3! -39.6,6.6 -40.4,12 -38,15.4 -38.6,20 -35,28 -24,34! -18,42 -14,60 10,60! 20,0 10,-40!',
    ),
    FLESH,
    [at('-20,-40! -26,-12 -20,2 -24,18 -18,34 -8,60! 30,60! 30,-50!'), '#7a4c46'],
  );
  strokes(box, ['-34,-9 -30,-10.4 -27,-8.4', '-37,16 -34,16.4 -32,15.4'], 1.9, '#3a2028', 0);
  toned(
    art,
    at(
      '-16,-40! -8,-52 12,-56 34,-46 46,-24 50,6 58,44 70,84 84,150! 60,160 28,158 -4,150 -34,132! -34,112 -26,84 -18,64 -8,50! -16,34 -14,14 -16,-6 -18,-24',
    ),
    { fill: '#8a7c80', shade: '#463742', rim: '#ffe0b4', soft: 9, rimWidth: 2.2 },
    [at('20,-60! 26,-20 22,20 30,60 36,110 30,170! 100,170! 80,-60!'), '#5c4c56'],
    [at('-34,132! -4,150 28,158 60,160! 60,166! -10,160!'), '#b08f6a'],
  );
  strokes(
    box,
    [
      '-12,-30 0,0 2,34 -6,64 -22,110',
      '4,-46 18,-8 20,44 12,90 2,140',
      '26,-40 38,4 44,60 50,146',
      '-10,46 2,50 14,46',
      '-16,62 -4,70 10,66',
    ],
    INK.form,
    '#33262f',
    0.15,
  );
}

/** Two who kneel before him, dark against the light. */
export function kneelers(art: Art): void {
  woman(art);
  monk(art);
}
