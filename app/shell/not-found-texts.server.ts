import type { Pages } from '../content/types.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import { phrases } from '../lib/phrases.server.ts';

type Texts = Pages['notFound'];
/** A message that breaks only between phrases. */
type Shown<Message> = Omit<Message, 'heading' | 'text'> & { heading: Phrased; text: Phrased };

export interface NotFoundTexts extends Omit<Texts, 'text' | 'article' | 'card' | 'sign'> {
  text: Phrased;
  article: Shown<Texts['article']>;
  card: Shown<Texts['card']>;
  sign: Shown<Texts['sign']>;
}

/** The messages of addresses that nobody answers, as they are shown. */
export function notFoundTexts(texts: Texts): NotFoundTexts {
  const { article, card, sign } = texts;
  return {
    ...texts,
    text: phrases(texts.text),
    article: shown(article),
    card: shown(card),
    sign: shown(sign),
  };
}

function shown<Message extends { heading: string; text: string }>(message: Message): Shown<Message> {
  return { ...message, heading: phrases(message.heading), text: phrases(message.text) };
}
