import { contactShadow, INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const fur = lit({
  from: { towards: [-0.2, -1] },
  shade: '#23282c',
  rim: '#f2d79a',
  rimWidth: 1.8,
  stray: 0.6,
});

type Part = readonly [outline: Path, fill: string, soft?: number];
const paint = (on: Local, parts: readonly Part[]): void => {
  for (const [outline, fill, soft = 2] of parts) fur(on.art, on.place(outline), fill, soft * on.scale);
};
const [GREY, DARK, PALE] = ['#77706a', '#4d4a4a', '#d3c7ae'];

/** She knows the way: walks off to the left before the cart. */
export function donkey(art: Art): void {
  const on = local(art, 190, 694, 1);
  paint(on, [
    [roundLimb('-30,-80 -52,-56 -44,-30', [10, 6.4, 5], 12), DARK],
    [roundLimb('-42,-84 -46,-44 -42,-6', [13, 7, 5.4], 14), GREY, 3],
    [roundLimb('30,-84 36,-46 30,-6', [14, 7.4, 5.4], 14), DARK, 3],
    [
      closed(
        '-60,-166 -78,-158 -74,-136 -62,-112 -58,-92 -46,-76 -20,-68 20,-68 58,-80 62,-104 44,-122 10,-118 -22,-122 -44,-146',
      ),
      GREY,
      9,
    ],
    [leaf(-66, -160, 42, 17, 12, 4), DARK],
    [
      closed('-56,-166 -70,-172 -84,-160 -98,-142 -108,-132 -108,-120 -98,-116 -84,-126 -70,-136 -60,-150'),
      GREY,
      5,
    ],
    [closed('-100,-142 -110,-132 -109,-119 -98,-115 -90,-122 -92,-134'), PALE, 3],
    [leaf(-70, -162, 46, 18, -22, -4), GREY, 3],
  ]);
  on.fill(ellipse(-80, -152, 3.2, 3), '#1b1e20').fill(ellipse(-81, -153, 1.1), '#fff6dc');
  strokes(on, ['-30,-124 -46,-146 -58,-166'], 5, '#2f2e30', 0.05);
  on.line(curve('-52,-82 -46,-104 -30,-124'), 8, '#4a3026').line(
    curve('-52,-84 -10,-92 40,-88'),
    6,
    '#3c2f28',
  );
  on.line(curve('-102,-136 -86,-134 -74,-146'), 2.2, '#3c2a24').line(
    curve('-90,-132 -60,-126 -10,-140 60,-150'),
    1.8,
    '#3c2a24',
  );
  strokes(on, ['-104,-123 -98,-120 -92,-122'], INK.form, '#3c3432', 0);
}

/** Her foal trots behind, its nose up to what flies from the wreath. */
export function foal(art: Art): void {
  contactShadow(art, 464, 812, 62, 9, '#23282c');
  const on = local(art, 468, 812, 1.08, { rot: -3 });
  const [coat, dark] = ['#8f7a64', '#5c4e46'];
  paint(on, [
    [roundLimb('-22,-52 -40,-40 -34,-18', [7, 4.6, 3.6], 12), dark],
    [roundLimb('26,-54 38,-32 52,-16', [9, 5, 3.6], 12), dark],
    [closed('34,-74! 44,-70 50,-54 48,-40 42,-50'), dark],
    [roundLimb('-20,-54 -28,-28 -30,-3', [9, 5, 3.6], 12), coat],
    [roundLimb('28,-56 23,-30 16,-4', [12, 5.4, 3.6], 12), coat],
    [
      closed(
        '-36,-116 -50,-114 -48,-98 -41,-78 -36,-62 -28,-48 -8,-44 12,-50 26,-46 36,-46 41,-60 36,-76 20,-81 0,-76 -12,-80 -22,-90 -28,-102',
      ),
      coat,
      7,
    ],
    [leaf(-38, -112, 36, 14, 24, 4), dark],
    [
      closed('-32,-114 -44,-122 -58,-116 -72,-108 -82,-102 -82,-93 -72,-90 -58,-95 -44,-98 -34,-104'),
      coat,
      4,
    ],
    [closed('-74,-108 -84,-102 -83,-92 -73,-89 -66,-95 -67,-103'), PALE, 2],
    [leaf(-42, -114, 40, 15, -6, -3), coat],
  ]);
  on.fill(ellipse(-55, -107, 3.4, 3.2), '#1b1e20').fill(ellipse(-56.2, -108.2, 1.3), '#fff6dc');
  strokes(on, ['-14,-82 -26,-100 -34,-116', '-16,-84 -30,-104'], 4.4, '#3f3632', 0.05);
  strokes(on, ['-78,-95 -72,-93 -66,-95', '10,-74 16,-64 14,-54', '-20,-70 -26,-60'], INK.form, '#4a3c36', 0);
  art.blot(
    [
      on.place(closed('-35,-4! -26,-4! -25,3 -37,3')),
      on.place(closed('12,-5! 21,-5! 21,2 10,2')),
      on.place(closed('-38,-22! -30,-19! -32,-12 -40,-14')),
      on.place(closed('48,-20! 56,-16! 56,-9 47,-11')),
    ],
    '#23282c',
  );
}
