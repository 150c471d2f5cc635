"use client";

import { buttonLook } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useWords } from "./words";

type SureProps = { title: string; text: string; submit: string; onSure: () => void; onClose: () => void };

/** Asks once more before something that cannot be taken back. */
export function Sure({ title, text, submit, onSure, onClose }: SureProps) {
  const { cancel, close: closeLabel } = useWords("shell");
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-4">{text}</p>
          <div className="dialog-actions">
            <button
              type="button"
              className={buttonLook.primary}
              onClick={() => {
                onSure();
                close();
              }}
            >
              {submit}
            </button>
            <button type="button" className={buttonLook.secondary} onClick={close}>
              {cancel}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
