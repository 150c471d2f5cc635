"use client";

import { useCallback, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { closesOutside } from "./closes-outside";
import { dialogHome, focusField } from "./dialog-home";
import { Icon } from "./icon";

type DialogProps = {
  title: string;
  closeLabel: string;
  /** After it has closed, whoever closed it: time to take it away. */
  onClose: () => void;
  /** With `close` for those inside: taken away while open, a dialog would not hand the focus back. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * A modal dialog, open from its first moment. It is the browser's own (WAI-ARIA dialog pattern): focus kept
 * inside, Esc and a press outside close it, focus returns. It looks the same wherever it was opened: it does not stand
 * there (dialog-home).
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const show = useCallback((element: HTMLDialogElement | null) => {
    setDialog(element);
    if (!element || element.open) return;
    element.showModal();
    focusField(element);
  }, []);
  const drawn = (
    <dialog ref={show} aria-label={title} {...closesOutside} className="dialog" onClose={onClose}>
      <form method="dialog">
        <h2 className="text-h3">{title}</h2>
        <button className="btn-round" aria-label={closeLabel}>
          <Icon name="x" />
        </button>
      </form>
      {typeof children === "function" ? children(() => dialog?.close()) : children}
    </dialog>
  );
  return createPortal(drawn, dialogHome());
}
