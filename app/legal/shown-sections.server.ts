import type { LegalSection } from '../content/types.ts';
import { phrases } from '../lib/phrases.server.ts';

/** The sections with headings that break between phrases. */
export function shownSections(sections: readonly LegalSection[]): LegalSection[] {
  return sections.map((section) => ({ ...section, heading: phrases(section.heading) }));
}
