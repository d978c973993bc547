import { type Ref, useState } from 'react';
import type { Pages } from '../content/types.ts';
import { early } from '../early/hand-over.ts';
import { filledForm } from '../lib/filled-form.ts';
import { asWritten, plain } from '../lib/phrase-break.ts';
import { Phrases } from '../ui/phrases.tsx';
import styles from './choice.module.css';
import type { ShownService } from './shown-service.ts';

type Texts = NonNullable<Pages['paid']['choice']>;

/** The letter that two answers lead to. */
export interface Found {
  service: string;
  why: string;
}

interface ChoiceProps {
  texts: Texts;
  services: readonly ShownService[];
  found: Found | null;
  ref: Ref<HTMLElement>;
  /** Called with each pair of answers, and with null when she begins anew. */
  onFound(found: Found | null): void;
}

type Answers = readonly [first: number | null, second: number | null];

/** どれにしますか: two taps, and one of the letters is pointed out. Nothing of it is kept or sent. */
export function Choice({ texts, services, found, ref, onFound }: ChoiceProps) {
  const [answers, setAnswers] = useState<Answers>([null, null]);
  const { first, second } = texts;
  const answer = (next: Answers) => {
    setAnswers(next);
    const [row, column] = next;
    const letters = row === null ? undefined : first.answers[row]?.letters;
    const letter = column === null ? undefined : letters?.[column];
    if (letter) onFound(letter);
  };
  const shown = found ? services.find(({ id }) => id === found.service) : undefined;
  return (
    <section ref={ref} className={styles.choice} tabIndex={-1}>
      <h2 className="star-heading">
        <Phrases text={asWritten(texts.title)} />
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      <Question
        question={first.question}
        answers={first.answers.map(({ label }) => label)}
        chosen={answers[0]}
        onChoose={(row) => answer([row, answers[1]])}
      />
      <Question
        question={second.question}
        answers={second.answers}
        chosen={answers[1]}
        onChoose={(column) => answer([answers[0], column])}
      />
      <p className={styles.found} role="status">
        {shown && <a href={`#${shown.id}`}>{filledForm(texts.found, { service: plain(shown.title) })}</a>}
      </p>
    </section>
  );
}

interface QuestionProps {
  question: string;
  answers: readonly string[];
  chosen: number | null;
  onChoose(place: number): void;
}

function Question({ question, answers, chosen, onChoose }: QuestionProps) {
  return (
    <fieldset className={styles.question}>
      <legend>{question}</legend>
      <div className={styles.answers}>
        {answers.map((label, place) => (
          <button
            key={label}
            type="button"
            aria-pressed={chosen === place}
            onClick={() => onChoose(place)}
            {...early('replay')}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
