import { INK, lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, local, type Path } from '../../../kit/pen/index.ts';

/** In the box of who hangs it: feet at (0, 0), facing left. */
const LINE = '-330,-112 -180,-101 -60,-104 60,-116';
const SHEET = closed(
  '-84,-102! -56,-103 -21,-106! -23,-76 -19,-50 -24,-28! -42,-24 -58,-29 -80,-25! -86,-60',
);
const TOWEL = closed('20,-111! 50,-115! 51,-66! 36,-63 21,-64!');
const SKIRT = closed('-7,-58! 7,-60! 12,-40 17,-19! 6,-16 -6,-16 -13,-18! -10,-40');
const SHIRT = closed('-8,-57! -9,-70 -8,-82 -2,-86! 5,-85 9,-77 8,-58!');
const ARMS = [
  limb('4,-80 -5,-92 -15,-104', [4.2, 3.2, 2], 8),
  limb('-5,-80 -16,-88 -27,-105', [4.2, 3.4, 2], 8),
] as const;
const LEGS = [
  limb('-4,-20 -5,-8 -5,-1', [3, 2.2, 1.8], 6),
  limb('6,-20 8,-9 9,-1', [3, 2.2, 1.8], 6),
] as const;
const SHOES = [closed('-12,1! -9,-3 -2,-4! -1,1!'), closed('3,1! 6,-3 12,-4! 13,1!')] as const;

/** Somebody on tiptoe hangs the washing between two trees; the feet at (x, y). */
export function laundry(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  const form = lit({
    from: { towards: [-1, -0.5] },
    shade: '#2f4a44',
    rim: '#fffbe6',
    rimWidth: 1.4,
    stray: 0.2,
  });
  const shadow = box.place(closed('-14,0! 14,-1! 70,10 90,12 60,16 10,8!'));
  printed(art, shadow.bounds(), () => void art.fill(shadow, '#4f8a58', 0.8));
  box.line(curve(LINE), 1.5, '#5a6a58');
  cloth(art, box.place(SHEET), '#fffdf2', '#c5d6bc');
  strokes(
    box,
    ['-70,-100 -72,-60 -68,-30', '-46,-102 -44,-70 -48,-30', '-30,-103 -33,-76 -30,-34'],
    INK.detail,
    '#b4c8ae',
  );
  cloth(art, box.place(TOWEL), '#f4e2a4', '#c4a868');
  basket(art, box.place(closed('-44,-14! -18,-14! -21,2! -41,2!')));
  for (const part of [...LEGS, ...SHOES]) art.fill(box.place(part), '#5a4238');
  art.fill(box.place(ARMS[0]), '#b9805f');
  form(art, box.place(SKIRT), '#3f7a6c', 5);
  form(art, box.place(SHIRT), '#f6ead0', 5, { shade: '#b09a7c' });
  form(art, box.place(ARMS[1]), '#d59c78', 2, { shade: '#8c5a44' });
  form(art, box.place(closed('-9,-93 -7,-100 0,-102 6,-99 7,-92 3,-86 -4,-85! -8,-88!')), '#d59c78', 2, {
    shade: '#8c5a44',
  });
  box.fill(closed('-8,-98! -4,-105 4,-105 9,-99 14,-100 15,-93 9,-90 5,-86! 3,-94 -2,-98!'), '#3a2c2c');
}

function cloth(art: Art, outline: Path, fill: string, shade: string): void {
  lit({ from: { towards: [-1, -0.2] }, shade, rim: '#ffffff', rimWidth: 1.6, stray: 0.3 })(
    art,
    outline,
    fill,
    7,
  );
}

function basket(art: Art, outline: Path): void {
  lit({ from: { towards: [-1, -0.6] }, shade: '#6a4a34', rim: '#f2d8a4', rimWidth: 1.4, stray: 0.2 })(
    art,
    outline,
    '#b88a58',
    4,
  );
}
