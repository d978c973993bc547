import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import styles from './toast.module.css';

/** How long a toast stays: long enough to read one short sentence twice. */
const SHOWN_MS = 4000;

interface Toast {
  message: string;
  /** The dialog that was open when it came: nothing outside an open dialog is announced. */
  dialog: string | undefined;
}

const ShowContext = createContext<(message: string) => void>(() => {});
const ToastContext = createContext<Toast | null>(null);

/** Shows a short confirmation at the foot of the screen; it is announced and goes by itself. */
export function useToast(): (message: string) => void {
  return useContext(ShowContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  const show = useCallback((message: string) => {
    const dialog = document.querySelector('dialog[open]')?.id;
    setToast({ message, dialog });
  }, []);

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ShowContext value={show}>
      <ToastContext value={toast}>
        {children}
        <ToastPlace />
      </ToastContext>
    </ShowContext>
  );
}

/** Where a toast appears: one on the page, one in each dialog. It is there before its words are. */
export function ToastPlace({ dialog }: { dialog?: string }) {
  const current = useContext(ToastContext);
  const toast = current?.dialog === dialog ? current : null;
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // As a popover it stands above an open dialog; without popovers it is simply fixed.
    const popover = element.current;
    if (!toast || !popover || !('showPopover' in popover)) return;
    if (popover.matches(':popover-open')) popover.hidePopover();
    popover.showPopover();
  }, [toast]);

  return (
    <div ref={element} popover="manual" className={styles.place} data-shown={toast !== null} role="status">
      {toast && <p className={styles.toast}>{toast.message}</p>}
    </div>
  );
}
