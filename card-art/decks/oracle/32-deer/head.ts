import { strokes } from '../../../kit/hand/index.ts';
import { closed, ellipse, type Local, Path, points, tube } from '../../../kit/pen/index.ts';
import { COAT, form } from './form.ts';

const HEAD =
  '140,-166 152,-180 168,-180 182,-170 202,-156 222,-146 232,-138 233,-128 226,-121 212,-118 196,-118 180,-120 164,-122 150,-130 140,-146';

/** From the side, ears turned back to what he has heard. */
export function head(box: Local): void {
  const art = box.art;
  ear(
    box,
    '146,-166! 128,-176 108,-192 98,-212! 120,-212 142,-200 156,-178',
    '144,-172 126,-184 112,-202! 130,-204 146,-192',
  );
  const outline = closed(HEAD);
  form(
    art,
    box.place(outline),
    () => {
      box.fill(outline, COAT.coat);
      box.clip(outline, () => {
        // the bridge of the nose is dark, chin and throat pale
        box.fill(
          closed('150,-184 176,-180 204,-162 236,-142! 234,-134 206,-150 182,-160 160,-166'),
          COAT.back,
        );
        box.fill(
          closed('146,-120 164,-128 184,-128 206,-126 220,-128 230,-122! 230,-108 160,-108'),
          COAT.pale,
        );
      });
    },
    9,
  );
  // nose, mouth
  box.fill(closed('222,-147! 232,-142 236,-134 232,-128 224,-132 219,-139'), COAT.dark);
  box.fill(ellipse(228, -137, 2.6, 1.8), '#0f0a0c');
  strokes(box, ['231,-127 218,-125 204,-128'], 1.8, COAT.dark, 0.1);
  strokes(box, ['150,-134 160,-128 176,-126', '166,-152 156,-146 150,-136'], 1.5, '#6a3420', 0.25);
  // the eye, in its pale ring, and the gland before it
  box.fill(closed('166,-160 172,-167 182,-165 187,-158 180,-154 170,-155'), '#e2b482');
  box.fill(closed('168,-160 173,-165.5 180,-164 185,-158.5 178,-155.5 171,-156'), '#1a1114');
  box.fill(closed('171,-162 175,-165 178,-163 174,-160'), '#fff6de');
  strokes(box, ['186,-158 193,-154 198,-150'], 2.2, COAT.dark, 0.1);
  strokes(box, ['163,-163 171,-170 183,-169 191,-160'], 1.8, '#4a241c', 0.1);
}

function ear(box: Local, outer: string, inner: string): void {
  form(box.art, box.place(closed(outer)), COAT.coat, 6);
  form(box.art, box.place(closed(inner)), '#e0b493', 5, { shade: '#6a3428', rimWidth: 0 });
  strokes(box, ['146,-174 134,-184 122,-196', '148,-178 138,-190 130,-200'], 1.6, '#f6e2c0', 0.2);
}

/** Beams and tines: course and half widths. Two individuals, laid back by the leap. */
const ANTLERS = {
  near: [
    ['158,-176 150,-204 128,-236 110,-266 108,-296 120,-326', [8, 6.8, 6, 5.4, 4.4, 1]],
    ['154,-190 172,-204 188,-212 202,-232', [5.6, 4.6, 3.6, 0.8]],
    ['124,-242 138,-256 146,-272 146,-292', [5, 4.2, 3.2, 0.8]],
    ['108,-286 96,-302 86,-312 72,-328', [4.4, 3.6, 2.6, 0.7]],
  ],
  far: [
    ['166,-178 166,-208 152,-242 142,-270 146,-300 162,-322', [7, 6, 5.4, 4.8, 3.8, 0.9]],
    ['166,-194 184,-204 202,-208 218,-224', [5, 4, 3, 0.7]],
    ['150,-246 166,-258 178,-270 180,-288', [4.6, 3.8, 2.8, 0.7]],
    ['144,-288 134,-304 128,-322', [4, 3, 0.7]],
  ],
} as const;

export function antler(box: Local, which: 'near' | 'far'): void {
  const horns = ANTLERS[which].map(([course, widths]) => tube(points(course), widths, 24));
  const fill = which === 'near' ? '#a98560' : '#7d6450';
  const whole = Path.join(horns.map(({ outline }) => box.place(outline)));
  form(
    box.art,
    whole,
    () => {
      for (const { outline } of [...horns].reverse()) box.fill(outline, fill);
    },
    3,
    { shade: '#46302a', rim: which === 'near' ? '#fff0cc' : '#e0c090', rimWidth: which === 'near' ? 2 : 1.3 },
  );
  strokes(
    box,
    horns.slice(0, 3).map((horn) => horn.edge(-0.25, 0.05, 0.75)),
    1.2,
    '#5c4234',
    0.3,
  );
}
