"use client";

import { buttonLook } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useWords } from "./words";

type SureProps = {
  title: string;
  /** The consequences; several appear as paragraphs. */
  text: string | string[];
  submit: string;
  onSure: () => void;
  onClose: () => void;
};

/** A confirmation dialog for consequential actions. */
export function Sure({ title, text, submit, onSure, onClose }: SureProps) {
  const { cancel, close: closeLabel } = useWords("shell");
  return (
    <Dialog title={title} closeLabel={closeLabel} onClose={onClose}>
      {(close) => (
        <>
          {[text].flat().map((one) => (
            <p key={one} className="mt-4">
              {one}
            </p>
          ))}
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
