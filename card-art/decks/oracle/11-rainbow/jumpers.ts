import { mix } from '../../../kit/grade/mix.ts';
import { type Art, closed, ellipse, limb, type Path, random, range } from '../../../kit/pen/index.ts';
import { brother } from './brother.ts';
import { BOW, NEARER, WATER } from './level.ts';
import { sister } from './sister.ts';

/** Paints a shape of theirs, where it is or where the water shows it; `shade` is what of it the sun does not reach. */
export type Part = (outline: Path, fill: string, shade?: readonly [shape: Path, colour: string]) => void;

const nearer = (path: Path): Path => path.scale(NEARER, NEARER, BOW.x, WATER);

/** Hand in hand into the water, from the side and a little behind; or, upside down, what the water shows of them. */
export function jumpers(art: Art, mirrored: boolean): void {
  const place = (path: Path): Path => {
    const near = nearer(path);
    return mirrored ? near.flip(WATER) : near;
  };
  const tone = (colour: string): string => (mirrored ? mix(colour, '#2c4a52', 0.3) : colour);
  const part: Part = (outline, fill, shade) => {
    art.fill(place(outline), tone(fill));
    if (shade) art.clip(place(outline), () => void art.fill(place(shade[0]), tone(shade[1])));
  };
  brother(part);
  sister(part);
  clasp(part);
}

/** Hers round his, the thumb across. */
function clasp(part: Part): void {
  part(closed('297,324! 301,321 306,322 309,326 308,331 303,333 298,331'), '#cf946c');
  part(closed('288,325! 293,321 299,320 303,323 304,328 301,333 295,334 290,332'), '#dda57c', [
    closed('290,330 296,330 304,327 306,336 290,338'),
    '#b9805c',
  ]);
  part(limb('292,324 297,324.6 301,323.6', [1.7, 1.8, 1.3], 6), '#e9b68e');
}

/** What comes up round the foot that is first: a crown of water, and drops off it, the higher the smaller. */
export function spray(art: Art): void {
  const crown = [
    closed('217,475! 212,465 204,457! 217,461 224,468 229,476!'),
    closed('226,476! 223,466 217,460! 228,463 232,470 234,477!'),
    closed('238,477! 243,467 250,459! 250,468 247,476!'),
    closed('245,476! 253,467 264,461! 262,468 256,475!'),
  ];
  const chance = random('spray');
  const drops = range(22, (): Path => {
    const side = chance() < 0.5 ? -1 : 1;
    const [far, high] = [chance.between(8, 44), chance.between(4, 34)];
    const size = chance.between(1.3, 2.5) * (1 - high / 60);
    return ellipse(235 + side * far, 470 - high * (1 - (far / 60) ** 2), size * 0.9, size * 1.3);
  });
  art.fill(crown.map(nearer), '#f4f3e2', 0.92).blot(drops.map(nearer), '#fffbe6');
}
