import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  polar,
  range,
  roundLimb,
  tube,
} from '../../../kit/pen/index.ts';

/** The face lifted to the sun. */
const tilted = (path: Path): Path => path.rotate(14, -6, -146);

const HEAD = tilted(
  closed(
    '-12,-214 -36,-208 -48,-192 -51,-178 -49,-171 -55,-163 -51,-157! -50,-154 -53,-150 -48,-147! -50,-142 -46,-135 -35,-131 -20,-134 -6,-142 8,-160 14,-184 6,-206',
  ),
);
const HAIR = tilted(
  closed(
    '-48,-194! -53,-206 -45,-217 -35,-214 -32,-229 -18,-233 -10,-223 2,-233 17,-227 19,-214 33,-212 39,-198 31,-190 41,-180 37,-165 25,-165 27,-150 12,-141 2,-138! -2,-152 2,-162 -6,-166 -8,-178 -18,-180 -22,-190 -34,-188',
  ),
);
const CURLS = [
  '-36,-210 -26,-216 -18,-208',
  '-8,-218 2,-214 4,-204',
  '12,-206 20,-200 16,-190',
  '14,-180 22,-176 18,-166',
  '-16,-204 -8,-200 -8,-192',
  '4,-190 10,-182 4,-174',
  '10,-160 14,-154 8,-148',
].map((knots) => tilted(curve(knots)));
const MOUTH = tilted(closed('-53,-150! -42,-149 -35,-152! -38,-143 -47,-141'));
const LINES = ['-45,-171 -40,-176 -33,-172', '-46,-184 -40,-189 -32,-186', '-36,-134 -20,-137 -8,-145'].map(
  (knots) => tilted(curve(knots)),
);
const NECK = roundLimb('-8,-150 -2,-136 2,-122', [13, 13, 16], 20);
const NEAR_ARM = Path.join(
  roundLimb('6,-116 -28,-112 -60,-116 -84,-134 -104,-158', [15, 15, 12, 12, 10, 7.5], 20),
  ellipse(-108, -166, 10),
  roundLimb('-100,-164 -94,-174 -92,-183', [4.4, 3.8, 2.4], 20),
  roundLimb('-104,-172 -103,-184 -103,-194', [4, 3.6, 2.4], 20),
  roundLimb('-109,-174 -111,-186 -113,-196', [4, 3.6, 2.4], 20),
  roundLimb('-113,-171 -118,-181 -122,-190', [4, 3.4, 2.4], 20),
  roundLimb('-115,-166 -122,-173 -129,-179', [3.6, 3, 2.2], 20),
);
const FAR_ARM = roundLimb('14,-116 38,-132 54,-152 60,-172 66,-192', [14, 13, 11, 10.5, 9, 8], 20);
const NEAR_LEG = Path.join(
  roundLimb('14,-8 -18,10 -46,40', [22, 21, 18, 14], 20),
  roundLimb('-45,36 -42,66 -30,98', [14, 15, 12, 8], 20),
  roundLimb('-26,94 -34,106 -50,114 -64,118', [8, 9, 7.5, 4], 20),
);
const TUNIC = closed(
  '-18,-130! -4,-124 14,-132! 28,-120 31,-92 34,-62! 44,-36 58,-10 66,10! 54,12 46,22 34,14 22,24 8,16 -4,26 -20,18 -32,26! -40,14 -40,-4! -37,-32 -33,-62! -33,-90 -30,-108',
);
const SLEEVE = closed(
  '16,-134! -2,-130 -20,-126 -40,-126! -36,-112 -38,-96! -20,-94 -4,-92 8,-88! 22,-98 26,-116',
);
const FOLDS = [
  '-8,-56 -2,-24 -6,10',
  '10,-56 26,-22 34,8',
  '-24,-56 -28,-24 -30,8',
  '24,-56 42,-24 54,6',
  '22,-112 16,-100 4,-94',
  '-20,-104 -16,-84 -22,-68',
  '8,-86 14,-76 10,-68',
];
const SASH = roundLimb('-32,-62 0,-55 32,-63', [4, 5, 4], 20);

/** A child on horseback at (x, y), both arms up, facing left; about 230 × `scale` high. Gives the place of the far hand. */
export function child(
  art: Art,
  x: number,
  y: number,
  scale: number,
  banner: (hand: [number, number]) => void,
): void {
  const box = local(art, x, y, scale);
  const round = (draw: () => void, soft: number, shade: string, rim = '#fff6d4'): void =>
    modelled(
      art,
      [x - 150 * scale, y - 250 * scale, x + 90 * scale, y + 130 * scale],
      { towards: [-soft, -soft * 0.8], soft, shade, rim, rimWidth: 2.4 },
      draw,
    );
  round(() => void box.fill(FAR_ARM, '#d99a72'), 6, '#a3604e');
  banner(box.at(66, -194));
  round(
    () => {
      for (const dy of [-8, -1, 6])
        box.fill(
          tube(
            [
              [74, -196 + dy],
              [66, -198 + dy],
              [60, -194 + dy],
            ],
            [3.6, 4.4, 3.6],
            8,
          ).outline,
          '#e3a87e',
        );
    },
    2,
    '#a3604e',
  );
  round(
    () => {
      box.fill(NEAR_LEG, '#e3a87e').fill(NECK, '#d99a72');
    },
    8,
    '#a3604e',
  );
  round(() => void box.fill(TUNIC, '#4f93a8'), 12, '#244f78', '#d8f0ea');
  art.blot(
    FOLDS.map((fold, i) => ink(box.place(curve(fold)), INK.form, i)),
    '#244f78',
  );
  box.fill(SASH, '#f6d67c');
  round(() => void box.fill(HEAD, '#e8b088'), 5, '#d0916e');
  box.fill(MOUTH, '#9c3a44');
  art.blot(
    LINES.map((line, i) => ink(box.place(line), i === 2 ? 1.4 : 2, i, 0)),
    '#5c2b30',
  );
  box.fill(tilted(ellipse(-40, -171.5, 2.7, 3.3)), '#4a2228');
  round(() => void box.fill(HAIR, '#8a4a2c'), 7, '#4a2030', '#ffd890');
  art.blot(
    CURLS.map((curl, i) => ink(box.place(curl), INK.form, i, 0)),
    '#c47a40',
  );
  wreath(art, box.place(tilted(curve('-48,-198 -28,-204 -4,-200 16,-188 28,-172'))));
  round(() => void box.fill(NEAR_ARM, '#e8b088'), 7, '#b06a52');
  round(() => void box.fill(SLEEVE, '#4f93a8'), 8, '#244f78', '#d8f0ea');
}

/** Daisies on a green stalk round the hair. */
function wreath(art: Art, way: Path): void {
  art.blot(ink(way, 4, 1, 0), '#5d7a3e');
  for (const { x, y, angle } of way.walk(6)) {
    art.blot(
      range(7, (i) => ellipse(...polar(x, y, 5, angle + (i * 360) / 7), 3.2)),
      '#fffbea',
    );
    art.fill(ellipse(x, y, 3.2), '#f2b632');
  }
}
