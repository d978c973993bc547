import { contactShadow, INK, ink, modelled, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  points,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';

const COAT = closed(
  '-34,-236! -50,-214 -60,-176 -70,-120 -86,-66 -100,-26! -72,-10 -40,-20 -10,-6 24,-16 52,-8 86,-26! 72,-70 62,-120 52,-176 44,-214 30,-238! 0,-246',
);
const SLEEVE = tube(points('18,-212 56,-226 98,-252 134,-282'), [28, 26, 21, 17], 18).outline;
const FAR_SLEEVE = tube(points('-38,-214 -78,-178 -98,-134 -96,-104'), [22, 22, 18, 16], 18).outline;
/** Open like a bowl. */
const MITTEN = closed(
  '122,-272! 126,-292 134,-304 136,-322 144,-332 154,-328 156,-312 160,-302 172,-302 188,-310 204,-318 212,-308 206,-292 190,-276 166,-264 142,-260!',
);
const FAR_MITTEN = closed('-114,-112! -122,-88 -116,-66 -100,-62 -88,-70 -84,-84 -76,-92 -78,-104!');
/** The head leans back to look up; its parts are drawn upright. */
const back = (path: Path): Path => path.rotate(-13, 0, -262);
const HEAD = back(ellipse(0, -278, 46, 46));
const CHEEK = back(
  closed('24,-292! 44,-292 54,-284 60,-272! 66,-266 62,-258 58,-250 50,-236 34,-230 22,-240'),
);
const CAP = back(closed('-50,-266! -54,-300 -36,-330 -6,-340 26,-330 46,-306 50,-280! 20,-274 -16,-266'));
const BRIM = back(tube(points('-54,-266 -20,-257 22,-264 56,-286'), [10, 13, 13, 10], 14).outline);
const RIBS = [
  '-34,-274 -34,-304 -20,-330',
  '-12,-270 -10,-304 -4,-336',
  '12,-270 16,-304 10,-334',
  '34,-280 36,-304 22,-326',
].map((rib) => back(curve(rib)));
const SCARF = closed('-46,-246! -24,-232 8,-228 38,-236! 44,-216 28,-200 -4,-196 -36,-202 -50,-222');
const TAIL = closed(
  '-34,-226! -64,-222 -92,-204 -118,-206 -140,-190! -132,-170 -124,-162! -100,-176 -74,-178 -40,-196!',
);

/** A child from behind in a red coat, hand up for a flake, feet in the snow at (x, y); light from the left. */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = (
    outlines: readonly (readonly [Path, string])[],
    soft: number,
    shade: string,
    rim: string,
  ): void =>
    modelled(
      art,
      box.place(Path.join(outlines.map(([outline]) => outline))).bounds(),
      { towards: [-soft * 0.9, -soft * 0.7], soft, shade, rim, rimWidth: 2.6 },
      () => {
        for (const [outline, fill] of outlines) box.fill(outline, fill);
      },
    );
  // the pit he stands in, and his shadow over the snow
  contactShadow(art, x + 6, y - 14 * scale, 110 * scale, 20 * scale, '#3f66a4');
  const shadow = closed('20,-40! 90,-34 170,-14 250,6 330,12! 290,40 180,60 60,40');
  stippled(art, box.place(shadow), '#6c93c6', box.at(60, 0), box.at(330, 20), [0.95, 0.3]);
  form([[TAIL, '#e3b45c']], 8, '#94592c', '#fff0c8');
  strokes(box, ['-60,-210 -96,-196 -126,-192', '-56,-196 -92,-186 -124,-176'], INK.detail, '#94592c');
  form([[FAR_SLEEVE, '#a83a50']], 9, '#4c1c44', '#ffd9d0');
  form([[FAR_MITTEN, '#e9eef8']], 6, '#6c86b8', '#ffffff');
  form([[COAT, '#bf4a5a']], 22, '#4c1c44', '#ffdcd4');
  strokes(
    box,
    [
      '-30,-196 -40,-120 -54,-34',
      '-12,-170 -20,-110 -26,-50',
      '8,-200 10,-120 8,-30',
      '28,-190 40,-120 52,-34',
    ],
    INK.contour,
    '#6c2348',
  );
  const hem = tube(
    points('-98,-36 -70,-20 -40,-28 -10,-16 24,-26 52,-18 84,-36'),
    [8, 9, 9, 9, 8],
    26,
  ).outline;
  form([[hem, '#eef2fa']], 4, '#7c94c4', '#ffffff');
  form([[MITTEN, '#e9eef8']], 6, '#6c86b8', '#ffffff');
  form([[SLEEVE, '#c8505f']], 13, '#4c1c44', '#ffdcd4');
  strokes(box, ['48,-226 62,-214 60,-204', '84,-248 94,-236 92,-226'], INK.form, '#6c2348');
  const cuff = tube(points('118,-286 132,-276 140,-262'), [8, 9, 8], 10).outline;
  form([[cuff, '#eef2fa']], 4, '#7c94c4', '#ffffff');
  form([[HEAD, '#5a3a3c']], 12, '#2c1a34', '#c89a80');
  // a cheek, turned up to the flake
  form([[CHEEK, '#f0bfa0']], 7, '#b8706c', '#fff0dc');
  art.blot(ink(box.place(back(curve('50,-274 55,-272 59,-275'))), 2.4, 1, 0), '#4c2c34');
  form([[SCARF, '#edc06c']], 10, '#94592c', '#fff0c8');
  strokes(box, ['-42,-226 -4,-210 36,-222', '-34,-212 -4,-202 28,-208'], INK.detail, '#94592c');
  form([[CAP, '#41669c']], 16, '#1f2f62', '#e6f0ff');
  art.blot(
    RIBS.map((rib, i) => ink(box.place(rib), INK.form, i, 0.2)),
    '#24386c',
  );
  form([[BRIM, '#e9eef8']], 6, '#7c94c4', '#ffffff');
  const chance = random('wool');
  const wool = range(26, () =>
    ellipse(-14 + chance.between(-17, 17), -352 + chance.between(-15, 15), chance.between(5, 9)),
  );
  form([[back(Path.join(ellipse(-14, -352, 19), wool)), '#f2f6fd']], 7, '#7c94c4', '#ffffff');
  const bank = closed(
    '-260,19! -190,-3 -132,-13 -104,-29 -72,-19 -40,-23 -6,-13 30,-21 60,-15 90,-27 116,-7 164,13 210,39! 200,90! -260,90!',
  );
  box.fill(bank, '#f1f6ff');
  stippled(art, box.place(bank), '#a9c4e8', box.at(-60, -20), box.at(90, 60), [0, 0.8]);
  art.clip(box.place(bank), () => contactShadow(art, ...box.at(4, -22), 118 * scale, 26 * scale, '#4f78b4'));
}
