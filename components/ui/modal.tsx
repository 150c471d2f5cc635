"use client";

import { useRef, useState, type ReactNode } from "react";
import { Icon } from "./icon";

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
 * A link that, with script, opens a modal dialog instead. The dialog is the browser's own (WAI-ARIA dialog
 * pattern): focus kept inside, Esc and a press outside close it, focus returns. Its content is made when it is
 * first opened, so that a page does not carry what few will see.
 */
export function Modal({ href, trigger, triggerClass, title, closeLabel, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wanted, setWanted] = useState(false);
  const show = (element: HTMLDialogElement | null) => {
    dialog.current = element;
    if (element && !element.open) element.showModal();
  };
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
        <dialog
          ref={show}
          aria-label={title}
          closedby="any"
          className="dialog"
          onClose={() => setWanted(false)}
        >
          <form method="dialog">
            <h2 className="text-h3">{title}</h2>
            <button className="btn-round" aria-label={closeLabel}>
              <Icon name="x" />
            </button>
          </form>
          {children}
        </dialog>
      )}
    </>
  );
}
