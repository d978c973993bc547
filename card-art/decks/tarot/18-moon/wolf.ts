import { ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  local,
  type Path,
  random,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const COAT = '#1b3140';
const FAR = '#122431';

/** Head thrown up, neck, trunk and near thigh: one form. */
const BODY = closed(
  '104,-270! 111,-267 110,-259! 96,-244 84,-226! 96,-230 107,-239! 106,-230 96,-214 86,-200 84,-178 84,-150 78,-118 64,-90 44,-72! 10,-66 -30,-70 -56,-76! -70,-64 -84,-50 -98,-52! -110,-70 -114,-92 -106,-114 -88,-128! -40,-130 -4,-142 16,-164 26,-186! 4,-204 -6,-216! 14,-218 40,-212! 56,-226 66,-238 84,-254',
);
const paw = (x: number, y: number, size = 1): Path =>
  closed('-7,-12! -7,0 6,0.6 16,0! 17,-5 10,-9 6,-14!').scale(size).translate(x, y);

/** A wolf howls: it stands sideways on the bank, its throat bared to the moon. Feet on (x, y), about 270 high. */
export function wolf(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const put = (path: Path): Path => box.place(path);
  const far = { rimWidth: 1.4, shade: '#081620' };
  form(art, put(limb('58,-92 68,-58 66,-30 68,-16', [13, 9, 6, 5.4], 14)), FAR, 3, far);
  form(art, put(paw(68, -8, 0.9)), FAR, 2, { ...far, rimWidth: 0.5 });
  form(art, put(limb('-60,-84 -48,-58 -62,-34 -56,-16', [18, 12, 6.4, 5.4], 16)), FAR, 3, far);
  form(art, put(paw(-56, -8, 0.9)), FAR, 2, { ...far, rimWidth: 0.5 });
  form(
    art,
    put(ribbon(curve('-102,-112 -122,-90 -128,-62 -120,-34 -112,-22'), 27, { start: 0.5, peak: 0.6 })),
    COAT,
    6,
  );
  form(art, put(limb('-90,-92 -78,-62 -99,-36 -93,-8', [26, 17, 8, 6.4], 18)), COAT, 6, { rimWidth: 1.4 });
  form(art, put(paw(-93, 0)), COAT, 2, { ...far, rimWidth: 0.5 });
  form(art, put(limb('46,-96 48,-56 45,-28 48,-8', [18, 11, 7, 6], 16)), COAT, 5, { rimWidth: 1.4 });
  form(art, put(paw(47, 0)), COAT, 2, { ...far, rimWidth: 0.5 });
  form(art, put(BODY), COAT, 16, { rimWidth: 3 });
  // the ear laid back, the closed eye, the gape
  form(art, put(closed('44,-216! 30,-228 16,-236 6,-238! 8,-222 18,-206 34,-200!')), COAT, 3, {
    rimWidth: 2.4,
  });
  art.fill(put(closed('108,-259! 98,-246 85,-227! 97,-232 106,-238!')), '#6a3138');
  strokes(box, ['58,-218 64,-222 71,-222', '84,-226 78,-216 70,-208'], 2.4, '#050e16', 0);
  art.fill(put(ellipse(107, -265, 4, 4.4)), '#050e16');
  fur(art, put);
}

/** Hackles along the back and locks of the ruff, where the moon gets into them. */
function fur(art: Art, put: (path: Path) => Path): void {
  const chance = random('howling wolf');
  const hairs = (spine: string, count: number, [dx, dy]: readonly [number, number]): Path[] =>
    curve(spine)
      .walk(count)
      .map(({ x, y }, i) => {
        const reach = chance.between(0.7, 1.4);
        const [hx, hy] = [x + chance.between(-4, 4), y + chance.between(-4, 4)];
        return ink(
          put(
            spline([
              [hx, hy],
              [hx + dx * 0.6 * reach, hy + dy * 0.4 * reach],
              [hx + dx * reach, hy + dy * reach],
            ]),
          ),
          1.7,
          i,
          0.1,
        );
      });
  art.blot([...hairs('30,-180 14,-158 -8,-138 -40,-126 -86,-124', 30, [-13, 5])], '#9fbcb4');
  art.blot(
    [
      ...hairs('74,-192 72,-160 66,-124 54,-96', 16, [-6, 17]),
      ...hairs('50,-190 44,-156 36,-120 20,-96', 14, [-9, 15]),
      ...hairs('-70,-106 -86,-92 -92,-70', 8, [-6, 13]),
      ...hairs('-118,-86 -122,-62 -116,-42', 8, [2, 12]),
    ],
    '#4a6c74',
  );
}
