import { anchorIds } from '../content/anchor.ts';
import type { LegalSection } from '../content/types.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import { phrases } from '../lib/phrases.server.ts';
import type { ContentsEntry } from '../ui/contents.tsx';

export type ShownSection = Omit<LegalSection, 'heading'> & { heading: Phrased; anchor: string };

/** The contents list of a legal page: one line for each heading, with the anchor that its part bears. */
export function legalContents(headings: readonly string[]): ContentsEntry[] {
  const anchors = anchorIds(headings);
  return headings.map((heading, place) => ({ level: 2, text: phrases(heading), anchor: anchors[place]! }));
}

/** The sections with headings that break between phrases, and the anchors of the contents list. */
export function shownSections(
  sections: readonly LegalSection[],
  contents: readonly ContentsEntry[],
): ShownSection[] {
  return sections.map((section, place) => {
    const { text, anchor } = contents[place]!;
    return { ...section, heading: text, anchor };
  });
}
