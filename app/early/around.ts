/** The nearest element around an event's target; null also where the target is no element (document, window). */
export function around<Wanted extends Element = Element>({ target }: Event, selector: string): Wanted | null {
  return target instanceof Element ? target.closest<Wanted>(selector) : null;
}
