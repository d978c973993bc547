import { lineMessage } from '../../addresses/line.ts';
import { asWritten, PHRASE_BREAK, type Phrased } from '../lib/phrase-break.ts';
import { LineIcon } from '../ui/icons.tsx';
import { Phrases } from '../ui/phrases.tsx';
import { LineLink } from './line-link.tsx';
import styles from './line-word.module.css';
import { useShell } from './use-shell.ts';

/** Forbids a break where it stands, and is not seen. */
const WORD_JOINER = '\u2060';
const CLOSING_BRACKET = new RegExp(`^』${PHRASE_BREAK}?`);

export interface LineWordProps {
  /** With `{word}`; null where there is none. */
  sentence: Phrased | null;
  word: string;
  /** Where it stands, as it is counted. */
  place: string;
}

/**
 * One quiet line after a reading: the word that brings its continuation, and the way to LINE. On a phone the word is typed in
 * there already, where the account's id is known; LINE on a computer knows no such address, so its friend page opens.
 */
export function LineWord({ sentence, word, place }: LineWordProps) {
  const { site, texts } = useShell();
  if (!sentence) return null;
  const [before = asWritten(''), rest = ''] = sentence.split('{word}') as Phrased[];
  // The particle behind the word's bracket stays with it.
  const after = rest.replace(CLOSING_BRACKET, `』${WORD_JOINER}`) as Phrased;
  const { line, lineId } = site.links;
  const inside = (
    <>
      <LineIcon />
      {texts.lineWord}
    </>
  );
  return (
    <p className={styles.line}>
      <span className="phrases">
        <Phrases text={before} />
        <b>{word}</b>
        <Phrases text={after} />
      </span>
      {lineId && (
        <LineLink href={lineMessage(lineId, word)} place={place} className={styles.typed}>
          {inside}
        </LineLink>
      )}
      <LineLink href={line} place={place} className={lineId && styles.friend}>
        {inside}
      </LineLink>
    </p>
  );
}
