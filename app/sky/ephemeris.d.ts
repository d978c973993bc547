/** Moshier's ephemeris: it has no types of its own. Only what the tests ask. */
declare module 'ephemeris' {
  type Observed = 'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn';

  /**
   * Where the bodies stand.
   * @param date read as Terrestrial Time, to the second
   * @param longitude of the observer; for apparent longitudes, which are geocentric, it plays no part
   */
  export function getAllPlanets(
    date: Date,
    longitude: number,
    latitude: number,
    height: number,
  ): { observed: Record<Observed, { apparentLongitudeDd: number }> };
}
