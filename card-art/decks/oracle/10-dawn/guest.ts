import { flat, INK, stippled, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { head, neck } from './head.ts';

/** Round the shoulders; over both elbows, which lean on the rail, and from there straight down. */
const BLANKET = closed(
  '-24,-310! -42,-300 -53,-288 -64,-268 -74,-248 -75,-238! -69,-230 -65,-213 -66,-188 -71,-164 -79,-130! -68,-128 -54,-136 -46,-147! -38,-132 -24,-127 -11,-143! -2,-137 9,-138 20,-151! 30,-142 46,-145 59,-158! 57,-181 57,-207 61,-226 69,-233! 73,-242 68,-262 59,-284 48,-300 26,-312! 0,-304',
);
/** Of the cloth, what looks away from the sun: the left of the back, under the elbows, and one side of each fold. */
const TURNED = [
  '-24,-312! -31,-284 -39,-262 -46,-244 -42,-220 -44,-181 -46,-144! -88,-131! -88,-250 -62,-300',
  '-13,-282! -20,-256 -28,-238 -20,-214 -22,-181 -24,-135! -37,-135 -43,-144! -40,-181 -37,-220 -46,-244 -37,-262 -24,-284',
  '2,-229! 6,-203 4,-174 2,-137! -13,-142! -7,-174 -4,-203',
  '64,-235! 50,-229 37,-214 31,-188 28,-144! 20,-147! 18,-181 24,-213 40,-232',
].map((outline) => closed(outline));
/** The deepest of it. */
const UNDER = [
  '-75,-240! -61,-235 -46,-244! -53,-226 -57,-203 -57,-167 -59,-135! -70,-135! -68,-167 -64,-203 -68,-229',
  '-28,-238! -28,-214 -31,-174 -32,-137! -40,-141! -39,-174 -35,-214',
  // the arms stand off the back, from the shoulder to the elbow on the rail
  '36,-292! 42,-276 47,-260 56,-246 70,-236! 56,-236 42,-244 34,-258 32,-276',
  '-40,-292! -44,-276 -48,-262 -56,-250 -72,-240! -58,-236 -44,-242 -36,-258 -35,-276',
  '68,-234! 55,-226 46,-214 42,-199! 48,-213 59,-222 63,-229',
].map((outline) => closed(outline));
/** What looks to it. */
const TO_THE_SUN = [
  '22,-298! 44,-290 58,-268 66,-246! 54,-256 46,-272 34,-284',
  '4,-200! 11,-181 11,-160 11,-138! 4,-138! 4,-174',
  '52,-214! 55,-188 55,-167 57,-147! 40,-142! 40,-174 44,-203',
  '-20,-207! -15,-181 -15,-160 -17,-138! -24,-135! -22,-174',
].map((outline) => closed(outline));
const COLLAR = closed(
  '-25,-309! -34,-302 -30,-290 -14,-281 6,-279 26,-286 38,-300 36,-312! 28,-314 24,-303 12,-296 -4,-295 -17,-300',
);
const STRIPES = [
  ['-88,-171 -61,-174 -42,-167 -26,-171 -9,-165 7,-173 24,-168 42,-176 66,-178', 13, '#ead8b0'],
  ['-88,-158 -61,-160 -42,-153 -26,-158 -9,-152 7,-159 24,-155 42,-163 66,-165', 6, '#d0694e'],
] as const;
/** Where the sun comes over the edge. */
const EDGES = ['28,-312 46,-301 59,-284 68,-262 73,-242 69,-233', '63,-228 58,-207 57,-181 59,-158'];
/** From its tie over the collar, moved by the wind. */
const TAIL = closed(
  '-17,-324! -5,-327! -1,-312 -3,-296 -7,-282 -7,-268 -13,-252 -23,-240! -21,-250 -25,-258 -29,-252! -27,-266 -24,-280 -21,-294 -21,-310',
);

/** The right one carries; the left is laid over it, its boot on the toe. */
const LEGS = [
  closed('-10,-160! 40,-160! 37,-128 31,-100 31,-78 29,-56 24,-24! 3,-24! 1,-52 -4,-76 -4,-100 -10,-128'),
  closed(
    '-48,-160! 2,-160! 4,-132 8,-106 14,-86 27,-62 42,-42! 25,-28! 6,-46 -12,-66 -24,-84 -36,-108 -46,-134',
  ),
] as const;

const toned = twoTone({ towards: [1, -0.3] });

/** Somebody in a blanket leans on the railing, from behind, her face to the sun; the foot that carries would stand at (x, y). */
export function guest(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  for (const leg of LEGS)
    toned(box, leg, { fill: '#6b5654', shade: '#45343a', soft: 20, rim: '#f8d2a0', rimWidth: 3.4 }, [
      closed('-60,-165! 60,-168! 60,-142 30,-130 0,-124 -30,-116 -60,-116!'),
      '#2e2329',
      0.7,
    ]);
  const headAt = [...box.at(5, -341), scale * 0.8] as const;
  neck(art, ...headAt);
  blanket(box);
  head(art, ...headAt);
  tail(box);
}

function blanket(box: Local): void {
  flat(
    box,
    BLANKET,
    '#568676',
    () => {
      for (const [course, width, colour] of STRIPES)
        box.fill(ribbon(curve(course), width, { start: 1, end: 1, samples: 24 }), colour);
    },
    ...TO_THE_SUN.map((fold) => [fold, '#e0cf96', 0.46] as const),
    ...TURNED.map((fold) => [fold, '#1f3f42', 0.5] as const),
    ...UNDER.map((fold) => [fold, '#14292f', 0.5] as const),
    () => stippled(box.art, box.place(BLANKET), '#1f3a3a', box.at(-84, -190), box.at(-20, -190), [0.8, 0]),
    { along: EDGES, paint: '#ffedc0', width: 10 },
  );
  flat(
    box,
    COLLAR,
    '#6b9a84',
    [closed('-42,-312! -32,-298 -16,-289 6,-286 28,-294! 12,-272 -22,-274 -44,-290'), '#375f59'],
    [closed('12,-296! 24,-303 30,-316! 40,-312 38,-298 28,-286!'), '#e0cf96', 0.7],
    { along: ['22,-284 30,-290 38,-300 36,-312'], paint: '#ffedc0', width: 8 },
  );
  strokes(
    box,
    ['67,-238 46,-249 26,-250', '64,-233 48,-240', '-70,-240 -54,-256 -40,-262'],
    2.6,
    '#2a4a48',
    0.3,
  );
  strokes(box, ['-26,-300 -8,-287 16,-288', '-2,-283 16,-284 30,-298'], 2.6, '#2f524c', 0.3);
}

function tail(box: Local): void {
  flat(
    box,
    TAIL,
    '#55362f',
    [closed('-22,-324! -14,-324 -14,-306 -20,-286 -24,-268 -28,-246! -42,-246! -28,-296'), '#35222a'],
    { side: [2.6, -0.6], paint: '#c98a58' },
  );
  strokes(box, ['-13,-318 -13,-300 -18,-278 -23,-262', '-9,-318 -8,-300 -12,-280'], INK.form, '#35222a', 0.1);
  box.fill(closed('-18,-326! -5,-329! -3,-319! -17,-316!'), '#d0694e');
}
