import { type FormEvent, useState } from 'react';
import type { SignName } from '../content/types.ts';
import { early } from '../early/hand-over.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import { Button } from '../ui/button.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './birthday.module.css';
import { chooseMySign, signOfBirthday } from './my-sign.ts';

interface BirthdayProps {
  texts: {
    title: string;
    month: string;
    day: string;
    find: string;
    found: string;
    none: string;
    note: Phrased;
  };
  signs: readonly { sign: SignName; name: string; dates: string }[];
}

const numbers = (last: number) => Array.from({ length: last }, (_, place) => place + 1);

/** Finds her sign by month and day of birth and makes it hers; only the sign is kept. */
export function Birthday({ texts, signs }: BirthdayProps) {
  const [answer, setAnswer] = useState('');
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const found = signOfBirthday(signs, Number(form.get('month')), Number(form.get('day')));
    if (found) chooseMySign(found.sign);
    setAnswer(found ? texts.found.replace('{sign}', found.name) : texts.none);
  };
  return (
    <form className={styles.birthday} onSubmit={find}>
      <p className={styles.title}>{texts.title}</p>
      <div className={styles.row}>
        <label>
          <select name="month" autoComplete="bday-month">
            {numbers(12).map((month) => (
              <option key={month}>{month}</option>
            ))}
          </select>
          {texts.month}
        </label>
        <label>
          <select name="day" autoComplete="bday-day">
            {numbers(31).map((day) => (
              <option key={day}>{day}</option>
            ))}
          </select>
          {texts.day}
        </label>
        <Button type="submit" look="line" compact {...early('replay')}>
          {texts.find}
        </Button>
      </div>
      <p role="status" className={styles.answer}>
        {answer}
      </p>
      <p className="note">
        <Phrases text={texts.note} />
      </p>
    </form>
  );
}
