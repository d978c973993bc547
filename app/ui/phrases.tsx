import { Fragment } from 'react';
import { PHRASE_BREAK, type Phrased } from '../lib/phrase-break.ts';

/**
 * A short text that breaks only between phrases. The breaks become `<wbr>`, so nothing invisible is copied.
 * @param text phrases joined by {@link PHRASE_BREAK}; a text without it is shown as it is
 */
export function Phrases({ text }: { text: Phrased }) {
  const phrases = text.split(PHRASE_BREAK);
  return (
    // Other words are another element: a browser's translation takes the texts out of React's hands one by one.
    <span key={text} className="phrases">
      {phrases.map((phrase, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the phrases of one text never change places
        <Fragment key={place}>
          {place > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  );
}

/** A text of several lines, as the owner set them: each line a block of its own. */
export function Lines({ lines }: { lines: readonly Phrased[] }) {
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change places
    <Fragment key={place}>
      {place > 0 && <br />}
      <Phrases text={line} />
    </Fragment>
  ));
}

/** Paragraphs separated by an empty line in the content. */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph.trim()}</p>);
}
