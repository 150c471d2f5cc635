"use client";

import { useState, type ReactNode } from "react";
import { Dialog } from "./dialog";

type ModalProps = {
  /** Where the words lead without script: the same subject on a page of its own. */
  href: string;
  /** The words that open it. */
  trigger: ReactNode;
  triggerClass?: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * A link that, with script, opens a modal dialog instead. Its content is made when it is first opened, so that a
 * page does not carry what few will see.
 */
export function Modal({ href, trigger, triggerClass, title, closeLabel, children }: ModalProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <a
        href={href}
        className={triggerClass}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setWanted(true);
        }}
      >
        {trigger}
      </a>
      {wanted && (
        <Dialog title={title} closeLabel={closeLabel} onClose={() => setWanted(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
