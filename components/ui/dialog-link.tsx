"use client";

import { useState, type ReactNode } from "react";
import { isUnmodifiedClick } from "./unmodified-click";

type DialogLinkProps = {
  /** Address of the link without script: a page on the same subject. */
  href: string;
  /** Whether that page opens in a new window. */
  isExternal?: boolean;
  className?: string | undefined;
  /** Renders the dialog, which calls `onClose` after it has closed. */
  dialog: (onClose: () => void) => ReactNode;
  children: ReactNode;
};

/** A link that, with script, opens a dialog. A press with a modifier key follows the link. */
export function DialogLink({ href, isExternal = false, className, dialog, children }: DialogLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <a
        href={href}
        {...(isExternal && { target: "_blank", rel: "noreferrer" })}
        className={className}
        aria-haspopup="dialog"
        data-scripted=""
        onClick={(event) => {
          if (!isUnmodifiedClick(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {children}
      </a>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
}
