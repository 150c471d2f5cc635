"use client";

import { Icon } from "@/components/ui/icon";
import styles from "./frame.module.css";

type ToastProps = {
  message: string | undefined;
  close: string;
  onClose: () => void;
  /** Whether it is the last part of a dialog, at whose end it stays, instead of at the end of the window. */
  isInDialog?: boolean;
};

/** An error message over the page until it is closed or the action is retried; announced by screen readers. */
export function Toast({ message, close, onClose, isInDialog }: ToastProps) {
  const place = isInDialog ? "sticky bottom-0" : "fixed inset-x-4 bottom-[5.5em] mx-auto max-w-[32rem]";
  return (
    <div
      role="alert"
      className={`${styles.rise} z-40 flex items-center justify-between gap-4 rounded-card border-2 border-cinnabar bg-paper py-[0.6em] pr-[0.6em] pl-[1.1em] font-semibold text-ink [--focus:var(--color-jade)] empty:hidden ${place}`}
    >
      {message && (
        <>
          <p>{message}</p>
          <button
            type="button"
            className="grid size-[44px] shrink-0 place-items-center"
            onClick={onClose}
            aria-label={close}
          >
            <Icon name="x" />
          </button>
        </>
      )}
    </div>
  );
}
