import { byHand, ink, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';

/** A shelf of the wall that lies aslant under the fall and looks out on both sides: its broken face below the lip. */
const FACE = closed(
  '200,338! 212,331! 226,336! 240,346! 254,357! 264,370! 282,379! 294,396! 312,406! 326,421! 344,430! 358,447! 376,455! 391,456! 404,465! 409,474! 407,500! 398,508! 390,496! 380,500! 374,490! 364,478! 355,474! 350,464! 338,459! 332,451! 321,443! 314,445! 300,436! 292,420! 276,414! 270,396! 258,396! 250,381! 238,396! 229,392! 224,416! 215,434! 208,420! 199,428! 196,390!',
);
/** What of its top the water leaves bare, in the light of the sky. */
const TOPS = [
  '200,338! 212,331! 226,336! 238,345! 233,350! 222,344! 210,345!',
  '254,357! 264,369! 282,379! 279,384! 266,378! 256,367!',
  '318,412! 326,420! 344,430! 350,438! 338,437! 324,427!',
  '386,455! 392,456! 405,466! 409,474! 402,475! 392,466!',
] as const;
/** Planes of the face that turn to the sun. */
const PLANES = [
  '199,348! 209,348! 212,378! 206,402! 200,392!',
  '214,352! 222,348! 227,372! 221,386! 216,376!',
  '259,372! 266,379! 269,394! 260,394!',
  '273,383! 279,386! 283,404! 276,408!',
  '311,408! 317,412! 322,440! 315,443!',
  '326,426! 337,436! 339,460! 330,446!',
  '343,440! 350,441! 355,462! 347,460!',
  '398,474! 407,477! 405,499! 399,505!',
] as const;
const CRACKS = ['230,352 232,366 229,378', '269,380 272,390 270,400', '339,439 341,450 339,462'] as const;

/** Where across the fall, 0 … 1, the shelf's noses part the water. */
const NOSES = [
  [0.18, 0.285],
  [0.63, 0.72],
] as const;

/** Whether the water is parted there. */
export const parted = (u: number): boolean => NOSES.some(([from, to]) => u > from && u < to);

/** The wet shelf that the fall strikes. */
export function ledge(art: Art): void {
  // under it the fall hangs in its shade
  stippled(
    art,
    closed('228,366! 250,368 300,408 350,446 400,480! 408,560 360,548 300,520 250,480 221,450!'),
    '#2b7482',
    [316, 434],
    [296, 504],
    [0.95, 0],
  );
  const face = byHand(FACE, 1);
  art.fill(face, '#123a45');
  art.clip(face, () => {
    art.blot(PLANES.map(written), '#327074').blot(TOPS.map(written), '#8fc0b2');
    stippled(art, face, '#0a2530', [0, 352], [-30, 400], [0, 0.8]);
    art.blot(
      CRACKS.map((crack, i) => ink(curve(crack), 1.6, i, 0.2)),
      '#0a2530',
    );
    // moss on the lip, and water that shines as it runs down
    art.blot(
      [
        ribbon(curve('200,339 212,332 226,337 239,346'), 3.4),
        ribbon(curve('387,455.6 396,459.6 407,470'), 3.4),
      ],
      '#86b56e',
    );
    art.blot(
      [
        '219,346 220,358 218,368',
        '263,372 265,384 264,396',
        '313,410 316,422 315,436',
        '325,424 327,434 326,444',
        '397,470 399,482 398,492',
      ].map((run) => ribbon(curve(run), 1.8)),
      '#d3efe9',
    );
  });
}

const written = (outline: string): Path => closed(outline);
