"use client";

import { useState, type ReactNode } from "react";
import { isPlainPress } from "@/components/ui/plain-press";
import { CodeDialog, type CodeDialogWords } from "./code-dialog";

export type CodeModalProps = CodeDialogWords & {
  /** Where the words lead without script: the same subject on a page of its own. */
  href: string;
  className?: string;
  /** Words that open it. */
  children: ReactNode;
};

/**
 * A link that, with script, opens a dialog with codes to scan instead. Fetched only when pressed, the dialog would come
 * half a second late over a slow line.
 */
export function CodeModal({ href, className, children, ...words }: CodeModalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <a
        href={href}
        className={className}
        aria-haspopup="dialog"
        data-scripted=""
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children}
      </a>
      {isOpen && <CodeDialog words={words} onClose={() => setOpen(false)} />}
    </>
  );
}
