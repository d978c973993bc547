import { COAT } from '../../kit/grade/sign-tones.ts';
import { form } from '../../kit/pen/forms.ts';
import {
  type Art,
  LINE,
  type Local,
  local,
  type Placement,
  points,
  ramp,
  range,
  svgPath,
  tube,
} from '../../kit/pen/index.ts';
import { sparkle } from '../../kit/sky/star.ts';

const BODY = svgPath(
  'M-18 -114C-14 -98 -14 -84 -19 -70C-54 -54 -74 -20 -68 20C-62 62 -34 88 0 96',
  'C34 88 62 62 68 20C74 -20 54 -54 19 -70C15 -82 18 -94 32 -104C44 -112 56 -116 64 -126',
  'C40 -128 22 -120 8 -124C-4 -128 -14 -124 -18 -114Z',
);

/**
 * An ewer with one handle: beak at (62, -124), foot at y = 114. Beak, neck and handle keep it from
 * reading as a fish when it is tilted.
 */
export function beakedEwer(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const handle = tube(
    points('-14,-112 -38,-126 -70,-106 -84,-66 -76,-32 -56,-16'),
    [5, 6, 7, 7.5, 6.5, 4],
    26,
  );
  box.solid(handle.outline, box.linear(-100, 0, -20, 0, ramp(0, COAT.pale, 1, COAT.mid)), LINE.mid + 0.4);
  box.line(handle.edge(0.2, 0.08, 0.92, 16), LINE.hair, 'gold', 0.85);
  const foot = svgPath('M-24 88C-30 96 -34 102 -34 108C-18 116 18 116 34 108C34 102 30 96 24 88Z');
  box.solid(foot, box.linear(-36, 0, 36, 0, ramp(0, COAT.pale, 1, COAT.mid)), LINE.mid + 0.4);
  box.line(svgPath('M-31 102C-16 109 16 109 31 102'), LINE.hair, 'gold', 0.85);
  body(box);
  box.line(svgPath('M-19 -76C-8 -70 8 -70 19 -76M-16 -84C-8 -79 8 -79 17 -84'), LINE.fine, 'gold', 0.85);
  const mouth = svgPath(
    'M-16 -116C-4 -128 10 -122 24 -122C38 -122 50 -125 62 -126C48 -116 30 -110 14 -111C0 -112 -10 -110 -16 -116Z',
  );
  box.solid(mouth, COAT.ink);
}

/** Belly, neck and beak in one outline; stars on the belt. */
function body(box: Local): void {
  const tone = box.radial(-26, -20, 160, ramp(0, COAT.cream, 0.3, COAT.pale, 0.65, COAT.lite, 1, COAT.deep));
  form(box, BODY, tone, LINE.bold, () => {
    box.fill(svgPath('M22 -76C60 -52 66 10 40 54C24 80 8 92 0 100L110 100L110 -76Z'), COAT.deep, 0.5);
    box.fill(svgPath('M-80 -16C-40 4 40 4 80 -16L80 22C40 42 -40 42 -80 22Z'), COAT.deep, 0.82);
    box.line(svgPath('M-80 -16C-40 4 40 4 80 -16M-80 22C-40 42 40 42 80 22'), LINE.fine + 0.3, 'gold', 0.85);
    const rings = svgPath(
      'M-80 28C-40 48 40 48 80 28M-50 -50C-24 -38 24 -38 50 -50M-44 -55C-22 -44 22 -44 44 -55',
    );
    const flutes = range(13, (i) => {
      const u = i / 6 - 1;
      return svgPath(`M${66 * u} ${45 - 14 * u * u}C${60 * u} 66 ${34 * u} 86 ${6 * u} 95`);
    });
    box.line([rings, flutes], LINE.hair, 'gold', 0.85);
    const stars = range(5, (i) => {
      const u = (i - 2) / 2.2;
      return sparkle(60 * u, 15 - 12 * u * u, 12);
    });
    box.blot(stars);
  });
}
