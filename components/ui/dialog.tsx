"use client";

import { useCallback, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { lightDismissProps } from "./light-dismiss";
import { dialogContainer, focusFirstField } from "./dialog-container";
import { Icon } from "./icon";
import { useSecondPressGuard } from "./use-second-press-guard";

type DialogProps = {
  title: string;
  closeLabel: string;
  /** Called after it has closed for any reason; unmount it here. */
  onClose: () => void;
  /** Whether it is a sheet at the bottom edge of the screen, which leaves the page above in view. */
  isSheet?: boolean;
  /** Call `close` to close it from inside: unmounting an open dialog does not return the focus. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * A native modal dialog, open on mount (WAI-ARIA dialog pattern): it traps the focus, closes by Esc and by a click
 * outside, and returns the focus. It is rendered in a portal.
 */
export function Dialog({ title, closeLabel, onClose, isSheet = false, children }: DialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const guardSecondPress = useSecondPressGuard();
  const openModal = useCallback((element: HTMLDialogElement | null) => {
    setDialog(element);
    if (!element || element.open) return;
    element.showModal();
    focusFirstField(element);
  }, []);
  const modal = (
    <dialog
      ref={openModal}
      aria-label={title}
      {...lightDismissProps}
      className={isSheet ? "dialog mb-0 w-full max-w-[36rem] rounded-b-none" : "dialog"}
      onClickCapture={guardSecondPress}
      onClose={onClose}
    >
      {/* With large text the title wraps to its own line below the button, so that long words do not break. */}
      <form method="dialog" className="flex flex-wrap-reverse items-end justify-end gap-4">
        <h2 className="flex-[1_1_7em] text-h3">{title}</h2>
        <button className="btn-round" aria-label={closeLabel}>
          <Icon name="x" />
        </button>
      </form>
      {typeof children === "function" ? children(() => dialog?.close()) : children}
    </dialog>
  );
  return createPortal(modal, dialogContainer());
}
