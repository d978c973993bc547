import { type ReactNode, type Ref, useEffect } from 'react';
import styles from './dialog.module.css';

interface DialogProps {
  id: string;
  label?: string | undefined;
  labelledBy?: string | undefined;
  /** `panel` comes from the right (menu); `sheet` from below, and stands in the middle from 768 px. */
  kind: 'panel' | 'sheet';
  /** A sheet that takes two columns from 1024 px. */
  wide?: boolean;
  sky: 'night' | 'paper';
  ref?: Ref<HTMLDialogElement>;
  onClose?: () => void;
  children: ReactNode;
}

/**
 * The platform's own modal. It opens by `<button command="show-modal" commandfor={id}>` before any script of
 * ours has come (`early/dialogs.ts` stands in where the browser lacks that), closes by its button, Esc or a
 * click beside it, keeps the focus inside and gives it back.
 */
export function Dialog({ id, label, labelledBy, kind, wide, sky, ref, onClose, children }: DialogProps) {
  return (
    <dialog
      id={id}
      ref={ref}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${styles.dialog} ${styles[kind]} ${wide ? styles.wide : ''}`}
      data-sky={sky}
      onClose={onClose}
      // A click beside the dialog closes it: the platform's where it is known, else `early/dialogs.ts`.
      {...{ closedby: 'any' }}
    >
      {children}
    </dialog>
  );
}

/** Attributes of a button that opens or closes the dialog `id` without React. */
export function dialogCommand(id: string, command: 'show-modal' | 'close') {
  return { command, commandfor: id } as Record<string, string>;
}

/** Closes every open dialog when `key` changes, but not on the first run: one may be open before React came. */
export function useCloseDialogs(key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what it waits for
  useEffect(
    () => () => {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    },
    [key],
  );
}
