import type { ComponentProps } from 'react';
import { ButtonLink } from '../ui/button.tsx';
import styles from './from-friend.module.css';

interface FromFriendProps extends ComponentProps<'p'> {
  /** Whose cards they are; `children` say more of it, below. */
  heading: string;
  /** Where she draws her own, and what the way there is called. */
  to: string;
  drawToo: string;
}

/** Over cards that a friend sent: that they are not hers who reads, and the way to her own. */
export function FromFriend({ heading, to, drawToo, className = '', children, ...rest }: FromFriendProps) {
  return (
    <p {...rest} className={`${styles.friend} ${className}`}>
      <b>{heading}</b>
      {children && <span>{children}</span>}
      <ButtonLink to={to} look="line" compact>
        {drawToo}
      </ButtonLink>
    </p>
  );
}
