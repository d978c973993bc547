import { type Art, closed, ellipse, line, local, ribbon } from '../../../kit/pen/index.ts';
import { creases, firelit } from './view.ts';

const FUR = { fill: '#8f6040', shade: '#3c2822', rim: '#ffdca0' } as const;

/** Wet, tired, warm: it lies before the fire, its chin on its paws, and keeps one eye on them. */
export function dog(art: Art): void {
  const box = local(art, 268, 714, 0.95);
  art.fill(ribbon(line(206, 717, 340, 717), 10, { start: 0.3, end: 0.2 }), '#141d1b', 0.7);
  firelit(box, '-50,2! -62,0 -70,-8 -66,-12 -58,-6 -46,-8', { ...FUR, soft: 3 });
  firelit(
    box,
    '24,3! -44,3 -54,-6 -52,-20 -38,-30 -14,-32 10,-28 28,-20 34,-6',
    { ...FUR, soft: 9 },
    ['-60,-10 -40,-12 -20,-4 -20,8 -60,8', '#5d3e2e'],
    ['-36,4 -40,-10 -30,-20 -16,-16 -12,-2 -18,6', '#7a5238'],
  );
  creases(box, ['-14,3 -12,-8 -20,-17 -32,-18', '6,-26 2,-16 6,-4', '14,-22 12,-12'], 1.4, '#35231f');
  firelit(box, '10,3! 14,-4 28,-5 46,-3 52,0 51,4!', { ...FUR, fill: '#a8754a', soft: 3 });
  firelit(
    box,
    '12,-20! 20,-30 32,-32 41,-27 45,-19 55,-13 60,-8 59,-3 50,-1 36,-1 22,-4 14,-10',
    { ...FUR, fill: '#a8754a', soft: 5 },
    ['30,-6 44,-6 60,-4 56,2 30,2', '#7a5236'],
  );
  firelit(box, '14,-28! 24,-34 31,-28 29,-14 22,-6 15,-10 12,-18', { ...FUR, fill: '#5f4030', soft: 3 });
  box.fill(ellipse(58, -10, 3.6, 3), '#1c1414');
  box.fill(closed('38,-20! 41,-23 46,-20! 42,-17.6'), '#1a1212').fill(ellipse(43, -21, 1), '#fff2d0');
  creases(box, ['60,-5 52,-5 46,-8', '36,-24 41,-26 46,-23'], 1.1, '#2a1a18');
}
