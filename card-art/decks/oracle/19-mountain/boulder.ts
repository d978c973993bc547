import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  type Path,
  type Point,
  polar,
  polygon,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { broken } from './rock.ts';

const rock = (outline: string, seed: string, rough = 0.06): Path => polygon(broken(outline, seed, rough));

/** What a glacier left beside the path, cut by the frame at the right: its planes answer to the morning, left. */
export function boulder(art: Art): void {
  const mass = rock(
    '452,858 446,820 458,786 484,758 516,738 548,730 600,738 600,880 460,880 452,858',
    'mass',
  );
  art.fill(mass, '#8a8672');
  art.clip(mass, () => {
    // to the sun, to the sky, away from both
    art.fill(rock('440,900 440,790 480,752 497,786 486,826 502,862 496,900 440,900', 'sun'), '#dcc39a');
    art.fill(rock('470,766 520,728 600,726 600,752 566,760 536,778 497,788 470,766', 'sky'), '#e8dfbc');
    art.fill(rock('536,776 566,758 610,750 610,900 540,900 550,850 534,812 536,776', 'shade'), '#57665f');
    art.fill(rock('449,812 466,818 474,832 490,836 500,866 496,900 440,900 449,812', 'sun below'), '#c9ae88');
    art.fill(rock('486,826 512,834 534,812 550,850 540,900 496,900 502,862 486,826', 'foot'), '#737566');
    stippled(art, mass, '#24504a', [470, 810], [490, 890], [0, 0.9]);
    strokes(
      art,
      [
        '503,792! 506,808! 500,822! 510,836! 507,858!',
        '536,776! 529,752! 540,742! 538,732!',
        '449,812! 466,818! 474,832! 490,836!',
        '566,758! 561,746! 570,734!',
      ].map((crack) => curve(crack)),
      INK.form,
      '#4c4840',
      0.2,
    );
    lichens(art);
  });
  const small = rock('404,872 400,852 412,838 432,834 450,842 460,862 456,880 408,880 404,872', 'small');
  art.fill(small, '#5f675a');
  art.clip(small, () => {
    art.fill(rock('396,890 398,846 426,832 430,850 422,866 426,890 396,890', 'small sun'), '#b59f78');
    art.fill(rock('410,838 440,830 456,846 430,850 410,838', 'small sky'), '#cfc197');
  });
  foot(art);
}

/** Round stains, grey-green and one of orange, that thin out away from the wet side. */
function lichens(art: Art): void {
  const chance = random('lichens');
  const stains = range(20, (i) => {
    const [x, y] = [474 + chance() ** 1.3 * 84, 744 + chance() ** 1.8 * 84];
    const size = chance.between(1, 1.8) ** 2;
    const edge = range(8, (n): Point => polar(x, y, size * chance.between(0.6, 1.2), n * 45));
    return { spot: spline(edge, true), i };
  });
  art.blot(
    stains.filter(({ i }) => i % 4).map(({ spot }) => spot),
    '#a9ad7c',
    0.8,
  );
  art.blot(
    stains.filter(({ i }) => i % 4 === 0).map(({ spot }) => spot),
    '#c99a5c',
    0.8,
  );
}

/** Grass that grows up against it. */
function foot(art: Art): void {
  const chance = random('against the boulder');
  const blades = (count: number, from: number, to: number, tall: number): Path[] =>
    range(count, () =>
      leaf(
        chance.between(from, to),
        884,
        tall * chance.between(0.35, 1),
        chance.between(4, 7),
        chance.between(-26, 14),
        chance.between(-10, 14),
      ),
    );
  art
    .blot(blades(34, 392, 568, 54), '#1f5a4c')
    .blot(blades(20, 396, 520, 46), '#3f8054')
    .blot(blades(9, 398, 476, 40), '#aac774');
}
