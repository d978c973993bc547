import { clamp, type Knot, Path, polar, range, type Step, spline } from '../pen/index.ts';

/** Half a blade's width by the place along it, 0 foot … 1 tip. */
export type Profile = (t: number) => number;

/** Widest before the middle, pointed at both ends. */
export const leafProfile: Profile = (t) => Math.sin(Math.PI * clamp(t) ** 0.8) ** 0.9;

export interface Blade {
  body: Path;
  /** Veins side by side, following the bend. */
  veins: Path;
  /** Thirteen steps along the middle line. */
  axis: Step[];
}

/** A long leaf or petal along a bent middle line. */
export function blade(
  knots: readonly Knot[],
  width: number,
  profile: Profile = leafProfile,
  veins = 3,
): Blade {
  const axis = spline(knots).walk(13);
  const side = (turn: number): Knot[] =>
    axis.map(({ x, y, angle, t }, i) => {
      const [px, py] = polar(x, y, (width / 2) * (i === 12 ? 0 : profile(t)), angle + turn);
      return i % 12 ? [px, py] : [px, py, 1];
    });
  const body = spline([...side(-90), ...side(90).slice(0, 12).reverse()], true);
  const rib = range(veins, (j) => {
    const place = veins === 1 ? 0 : (j / (veins - 1)) * 2 - 1;
    const steps = axis.slice(1, 11 - Math.abs(place) * 2);
    return spline(
      steps.map(({ x, y, angle, t }) => polar(x, y, (width / 2) * profile(t) * place * 0.62, angle + 90)),
    );
  });
  return { body, veins: Path.join(rib), axis };
}
