import type { Ref } from 'react';
import { early } from '../early/hand-over.ts';
import { FanIcon } from '../ui/icons.tsx';
import styles from './by-hand-button.module.css';

interface ByHandButtonProps {
  ref: Ref<HTMLButtonElement>;
  label: string;
  onClick(): void;
}

/** The second way to draw, quieter than カードを引く: she chooses the card herself. */
export function ByHandButton({ ref, label, onClick }: ByHandButtonProps) {
  return (
    <button ref={ref} type="button" className={styles.button} {...early('replay')} onClick={onClick}>
      <FanIcon />
      <span>{label}</span>
    </button>
  );
}
