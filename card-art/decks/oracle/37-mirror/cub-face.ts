import { ragged, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';

/** What the glass sends back on brow and muzzle. */
const GLASS = '#b9d0d3';
/** The coat where it looks to the glass, and where it meets its light. */
const FACE = { plane: '#40363c', lit: '#564b50', bright: '#6f6667', socket: '#241d24' } as const;
const TAN = { sunny: '#dfb482', shade: '#a77a52', under: '#80593f', nose: '#1a151a' } as const;

/** The muzzle, beyond the cheek: a long bridge that the glass lights, lips, a chin in shade. */
export function muzzle(art: Art): void {
  const form = closed(
    '268,463! 280,464 288,467 296,472 302,476! 307,482 307,490 304,494! 304.6,501 299,507.6 284,513 264,512!',
  );
  art.fill(form, TAN.shade);
  within(
    art,
    form,
    [closed('266,461! 280,462 289,465 304,475! 304,485 294,486 284,483 266,486!'), TAN.sunny],
    [closed('305,497! 296,502 288,503 278,500! 270,520 300,516'), TAN.under],
    { along: ['278,464 288,467 296,472 303,477'], paint: '#f3dfbc', width: 4 },
  );
  art.fill(closed('298,476! 304,474.6 311,479.6 311,487.6 305,493 299.4,488'), TAN.nose);
  art.fill(closed('302,477.6! 306,477.4 309.4,480.6 306,481.4'), '#77828a');
  strokes(art, ['304,494 298,499.6 290,500.4 284,498'], 1.8, '#3a2723', 0);
}

/** The cheek and the brow turn to the glass: each a plane of its own, with the hair running back from the nose. */
export function faceTowardsGlass(art: Art, head: Path): void {
  const tufts = (line: string, heading: number, length: [number, number], paint: string): void =>
    void art.blot(
      ragged(line, () => heading, { count: 13, length, width: 5.4, seed: line, bare: 0.05 }),
      paint,
    );
  art.clip(head, () => {
    art.fill(
      closed('258,432! 270,438 290,456! 294,510 272,514! 262,506 256,496 254,484 256,470 258,456 258,444'),
      FACE.plane,
    );
    tufts('260,440 257,456 255,472 254,484 257,496 263,506', 236, [12, 24], FACE.plane);
    // brow, from over the eye to the root of the ear
    art.fill(closed('264,437! 276,445 286,457! 281,458 274,456 267,457 263,461! 262,450'), FACE.lit);
    tufts('265,440 263,450 263,460', 262, [8, 16], FACE.lit);
    // the cheek stands out under the eye
    art.fill(closed('284,476! 277,477 269,476 263,480! 262,490 267,498 276,502 284,500'), FACE.lit);
    tufts('266,477 262,486 265,495 272,502', 240, [10, 20], FACE.lit);
    art.fill(closed('286,478! 280,480 275,483 276,489 280,494 286,495'), FACE.bright);
    tufts('275,481 274,487 278,494', 250, [7, 13], FACE.bright);
    art.fill(closed('262,468! 266,461 273,457.6 280,459 284,463! 282,472 276,475.6 267,474'), FACE.socket);
  });
}

/** The glass lights the brow's edge before it, and comes round it on the lids. */
export function cubEye(art: Art, head: Path, lid: string): void {
  within(art, head, { along: ['259,433.6 267,439 274,445 279,450.4 284,461'], paint: GLASS, width: 4 });
  art.blot(
    [
      ribbon(curve('266,462.4 271,458.4 277,457.6 282.4,460.4'), 2, { start: 0, end: 0.5, peak: 0.7 }),
      ribbon(curve('269,474 275,475.4 281,472.6'), 2, { start: 0, end: 0.4, peak: 0.7 }),
    ],
    GLASS,
    0.55,
  );
  const [x, y] = [-3.6, 0.2];
  const put = (knots: string): Path => closed(knots).translate(x, y);
  art.fill(put('270.4,468.8! 274,463 279,461 284.4,463! 284.8,467.2 282.4,471 277,472'), '#0e0b10');
  art.fill(put('275,468.8! 276,464.8 280,462.8 283.6,464.2! 283.8,467.4 281.6,470.2 277.6,470.8'), '#8a552e');
  art.fill(ellipse(280.6 + x, 466.8 + y, 2.3, 2.9), '#0c090d');
  art.fill(ellipse(281.7 + x, 465.2 + y, 1.25), '#fffaf0');
  strokes(art, ['263.6,468 268,462.8 275.2,459.8 281.4,461.4'], 1.3, lid, 0.1);
}
