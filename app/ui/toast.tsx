import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import styles from './toast.module.css';

/** How long a toast stays: long enough to read one short sentence twice. */
const SHOWN_MS = 4000;

const ToastContext = createContext<(message: string) => void>(() => {});

/** Shows a short confirmation at the foot of the screen; it is announced and goes by itself. */
export function useToast(): (message: string) => void {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ message: string } | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const show = useCallback((message: string) => setToast({ message }), []);

  useEffect(() => {
    if (!toast) return;
    // As a popover it stands above an open dialog; without popovers it is simply fixed.
    const popover = element.current;
    if (popover && 'showPopover' in popover) {
      if (popover.matches(':popover-open')) popover.hidePopover();
      popover.showPopover();
    }
    const timer = setTimeout(() => setToast(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={show}>
      {children}
      <div ref={element} popover="manual" className={styles.place} data-shown={toast !== null} role="status">
        {toast && <p className={styles.toast}>{toast.message}</p>}
      </div>
    </ToastContext>
  );
}
