import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './button.module.css';
import { ArrowIcon } from './icons.tsx';
import { PageLink, type PageLinkProps } from './page-link.tsx';

export interface ButtonLook {
  /** `ritual` is the one mincho button of the draw; `line` the second choice beside a filled one. */
  look?: 'filled' | 'line' | 'ritual' | undefined;
  wide?: boolean | undefined;
  compact?: boolean | undefined;
  className?: string | undefined;
}

/** The classes of a button, for whatever element it has to be. */
export function buttonClass({ look = 'filled', wide, compact, className }: ButtonLook): string {
  return [
    styles.button,
    look === 'line' && styles.line,
    look === 'ritual' && styles.ritual,
    wide && styles.wide,
    compact && styles.compact,
    className,
  ]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { children: ReactNode };

export function Button({ look, wide, compact, className, ...rest }: ButtonProps) {
  return <button type="button" className={buttonClass({ look, wide, compact, className })} {...rest} />;
}

type ButtonLinkProps = ButtonLook & Pick<PageLinkProps, 'travels'> & { to: string; children: ReactNode };

/** A link within the site that looks like a button. */
export function ButtonLink({ to, look, wide, compact, className, travels, children }: ButtonLinkProps) {
  return (
    <PageLink
      to={to}
      prefetch="intent"
      className={buttonClass({ look, wide, compact, className })}
      {...(travels && { travels })}
    >
      {children}
    </PageLink>
  );
}

/** What a link says, underlined by a hairline, and the arrow that moves. */
export function More({ children }: { children: ReactNode }) {
  return (
    <span className={styles.more}>
      <span>{children}</span>
      <ArrowIcon />
    </span>
  );
}

/** A quiet link of its own line: text, hairline, arrow. */
export function MoreLink({
  to,
  children,
  className,
  back,
}: {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  /** To what comes before: the arrow stands first and points there. */
  back?: boolean;
}) {
  const classes = [styles.more, back && styles.back, className].filter(Boolean).join(' ');
  return (
    <PageLink to={to} prefetch="intent" className={classes}>
      {back && <ArrowIcon />}
      <span>{children}</span>
      {!back && <ArrowIcon />}
    </PageLink>
  );
}
