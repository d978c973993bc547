import { useSyncExternalStore } from 'react';
import type { SignName } from '../content/types.ts';
import { early } from '../early/hand-over.ts';
import { Button } from '../ui/button.tsx';
import { chooseMySign, MAKES_MINE, mySign, subscribeToMySign } from './my-sign.ts';
import styles from './my-sign-button.module.css';

interface MySignButtonProps {
  sign: SignName;
  texts: { mySign: string; setMySign: string };
}

/**
 * わたしの星座にする; pressed once more, it is nobody's. Both labels stand in it, the style sheet shows the right one: early
 * code presses it before the first paint (`early/my-sign.ts`).
 */
export function MySignButton({ sign, texts }: MySignButtonProps) {
  const chosen = useSyncExternalStore(subscribeToMySign, mySign, () => null) === sign;
  return (
    <Button
      look="line"
      compact
      className={styles.button}
      aria-pressed={chosen}
      {...{ [MAKES_MINE]: sign }}
      {...early('replay')}
      // By the mark, as is seen: a tap before React may come again before `chosen` is known.
      onClick={() => chooseMySign(mySign() === sign ? null : sign)}
    >
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
        <path d="M10 2Q10 10 18 10 10 10 10 18 10 10 2 10 10 10 10 2Z" />
      </svg>
      <span>{texts.setMySign}</span>
      <span>{texts.mySign}</span>
    </Button>
  );
}
