import { useEffect } from 'react';
import { type NotFoundKind, notFoundKind } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { WideOrTall } from '../ui/horizon.tsx';
import { Lines } from '../ui/phrases.tsx';
import styles from './not-found.module.css';
import type { ShellData } from './shell-data.ts';

interface NotFoundProps {
  shell: ShellData;
  pathname: string;
  /** The kind of message; by default it follows from the address. */
  kind?: NotFoundKind | undefined;
}

/** The message of an address nobody answers, over the same sky as the home page. */
export function NotFound({ shell, pathname, kind = notFoundKind(pathname) }: NotFoundProps) {
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
        <h1 lang={kind ? undefined : 'en'}>{kind ? <Lines lines={[message.heading]} /> : message.heading}</h1>
        <p>{message.text}</p>
        <ButtonLink to={message.href}>{message.button}</ButtonLink>
      </div>
    </section>
  );
}

function messageOf(texts: ShellData['notFound'], kind: NotFoundKind | undefined) {
  switch (kind) {
    case undefined:
      return { heading: texts.heading, text: texts.text, button: texts.button, href: '/' };
    case 'blog':
      return texts.article;
    case 'weekly':
      return texts.sign;
    case 'tarot':
    case 'oracle':
    case 'love':
      return { ...texts.card, href: `/reading/${kind}/cards` };
  }
}
