"use client";

import { Icon } from "@/components/ui/icon";

type ToastProps = { message: string | undefined; close: string; onClose: () => void };

/** An error message over the page until it is closed or the action is retried; announced by screen readers. */
export function Toast({ message, close, onClose }: ToastProps) {
  return (
    <div role="alert" className="toast">
      {message && (
        <>
          <p>{message}</p>
          <button type="button" onClick={onClose} aria-label={close}>
            <Icon name="x" />
          </button>
        </>
      )}
    </div>
  );
}
