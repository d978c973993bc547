import { ELEMENT_IDS } from '../../addresses/element-ids.ts';

/** Names the element that says so; links point at it, so that their own names stay short. */
const WORDS = ELEMENT_IDS.newTabWords;

/** Attributes of a link that opens a new tab and says so to who hears the page. */
export const newTab = { target: '_blank', rel: 'noopener', 'aria-describedby': WORDS } as const;

/** The words for {@link newTab}, once a page. */
export function NewTabWords({ text }: { text: string }) {
  return (
    <p id={WORDS} hidden>
      {text}
    </p>
  );
}
