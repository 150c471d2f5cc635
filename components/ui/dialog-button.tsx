"use client";

import type { ReactNode } from "react";

type DialogButtonProps = { dialog: string; className?: string; children: ReactNode };

/** Opens the dialog with that id. The `command` attributes do so without script, where a browser knows them. */
export function DialogButton({ dialog, className, children }: DialogButtonProps) {
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      {...{ command: "show-modal", commandfor: dialog }}
      onClick={() => {
        const element = document.getElementById(dialog);
        if (element instanceof HTMLDialogElement && !element.open) element.showModal();
      }}
    >
      {children}
    </button>
  );
}
