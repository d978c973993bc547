/** A paragraph of a letter; a break in it begins a new line. */
export interface LetterParagraph {
  text: string;
  /** The writer's name, which stands low and alone at the end. */
  signed: boolean;
}

/** The words of a letter, without anything of how they are set. */
export function LetterText({ letter }: { letter: readonly LetterParagraph[] }) {
  return letter.map(({ text, signed }) => (
    <p key={text} data-signed={signed || undefined}>
      {text}
    </p>
  ));
}
