import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import styles from './toast.module.css';

/** How long a toast stays: long enough to read one short sentence twice. */
const SHOWN_MS = 4000;
/** With something to press: long enough to read, think and get there. */
const SHOWN_WITH_ACTION_MS = 6000;

/** What may be done about what a toast says: undo it. */
interface ToastAction {
  label: string;
  run: () => void;
}

type ShowToast = (message: string, action?: ToastAction) => void;

interface Toast {
  message: string;
  action: ToastAction | undefined;
  /** The dialog that was open when it came: nothing outside an open dialog is announced. */
  dialog: string | undefined;
}

const ShowContext = createContext<ShowToast>(() => {});
const ToastContext = createContext<{ toast: Toast | null; hold: (held: boolean) => void; end: () => void }>({
  toast: null,
  hold: () => {},
  end: () => {},
});

/**
 * Shows a short confirmation at the foot of the screen, from within an open dialog at its `ToastPlace`; it is announced and goes
 * by itself.
 */
export function useToast(): ShowToast {
  return useContext(ShowContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast | null>(null);
  /** Whoever points at its button or has come to it by keyboard is not hurried. */
  const [held, hold] = useState(false);
  const show = useCallback<ShowToast>((message, action) => {
    const dialog = document.querySelector('dialog[open]')?.id;
    setToast({ message, action, dialog });
  }, []);
  const end = useCallback(() => {
    setToast(null);
    hold(false);
  }, []);

  useEffect(() => {
    if (!toast || held) return;
    const timer = setTimeout(end, toast.action ? SHOWN_WITH_ACTION_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, held, end]);

  const current = useMemo(() => ({ toast, hold, end }), [toast, end]);
  return (
    <ShowContext value={show}>
      <ToastContext value={current}>
        {children}
        <ToastPlace />
      </ToastContext>
    </ShowContext>
  );
}

/**
 * Where a toast appears: one on the page, and in a dialog beside the row that it answers, so that it covers no other. It is there
 * before its words are.
 */
export function ToastPlace({ dialog }: { dialog?: string }) {
  const current = useContext(ToastContext);
  const { hold, end } = current;
  const toast = current.toast?.dialog === dialog ? current.toast : null;
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // As a popover it stands above whatever is open; without popovers it is simply fixed.
    const popover = element.current;
    if (!toast || dialog || !popover || !('showPopover' in popover)) return;
    if (popover.matches(':popover-open')) popover.hidePopover();
    popover.showPopover();
  }, [toast, dialog]);

  const place = dialog
    ? { className: styles.beside }
    : { className: styles.place, popover: 'manual' as const };
  return (
    <div ref={element} {...place} data-shown={toast !== null} role="status">
      {toast && (
        <p className={styles.toast}>
          {toast.message}
          {toast.action && (
            <button
              type="button"
              className={styles.action}
              onPointerEnter={() => hold(true)}
              onPointerLeave={() => hold(false)}
              onFocus={() => hold(true)}
              onBlur={() => hold(false)}
              onClick={() => {
                toast.action?.run();
                end();
              }}
            >
              {toast.action.label}
            </button>
          )}
        </p>
      )}
    </div>
  );
}
