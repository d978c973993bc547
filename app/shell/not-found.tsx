import { useEffect } from 'react';
import { BLOG, type NotFoundKind, notFoundKind, WEEKLY } from '../../addresses/not-found.ts';
import { paths } from '../../addresses/paths.ts';
import { asWritten } from '../lib/phrase-break.ts';
import { ButtonLink } from '../ui/button.tsx';
import { WideOrTall } from '../ui/horizon.tsx';
import { Phrases } from '../ui/phrases.tsx';
import styles from './not-found.module.css';
import type { ShellData } from './shell-data.ts';

interface NotFoundProps {
  shell: ShellData;
  pathname: string;
  /** The kind of message; by default it follows from the address. */
  kind?: NotFoundKind | undefined;
}

/** The message of an address nobody answers, over the same sky as the home page. */
export function NotFound({ shell, pathname, kind: given }: NotFoundProps) {
  const decks = shell.decks.map(({ deck }) => deck);
  const kind = given ?? notFoundKind(pathname, decks);
  useEffect(() => {
    console.error('404 Error: User attempted to access non-existent route:', pathname);
  }, [pathname]);
  const message = messageOf(shell.notFound, kind);
  return (
    <section className={styles.page} data-sky="night" data-not-found="">
      <div className={styles.sky}>
        <WideOrTall pictures={shell.hero} priority />
      </div>
      <div className={styles.text}>
        <h1 lang={kind ? undefined : 'en'}>
          <Phrases text={message.heading} />
        </h1>
        <p>
          <Phrases text={message.text} />
        </p>
        <ButtonLink to={message.href}>{message.button}</ButtonLink>
      </div>
    </section>
  );
}

function messageOf(texts: ShellData['notFound'], kind: NotFoundKind | undefined) {
  switch (kind) {
    case undefined:
      return {
        heading: asWritten(texts.heading),
        text: texts.text,
        button: texts.button,
        href: paths.home(),
      };
    case BLOG:
      return texts.article;
    case WEEKLY:
      return texts.sign;
    default:
      return { ...texts.card, href: paths.meanings(kind) };
  }
}
