"use client";

import { useState, type ReactNode } from "react";
import { isPlainPress } from "@/components/ui/plain-press";
import { OnDemand } from "@/components/ui/on-demand";
import { showNotStarted } from "@/lib/markup/not-started";
import type { CodeDialogWords } from "./code-dialog";

const loadDialog = () => import("./code-dialog");

export type CodeModalProps = CodeDialogWords & {
  /** Where the words lead without script: the same subject on a page of its own. */
  href: string;
  className?: string;
  /** Words that open it. */
  children: ReactNode;
};

/**
 * A link that, with script, opens a dialog with codes to scan instead. The dialog is fetched when it is first
 * opened, so that no page carries what few will see.
 */
export function CodeModal({ href, className, children, ...words }: CodeModalProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <a
        href={href}
        className={className}
        aria-haspopup="dialog"
        aria-busy={wanted || undefined}
        data-scripted=""
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setWanted(true);
        }}
      >
        {children}
      </a>
      {wanted && (
        <OnDemand
          load={loadDialog}
          part={{ words, onClose: () => setWanted(false) }}
          onFailed={() => {
            setWanted(false);
            showNotStarted();
          }}
        />
      )}
    </>
  );
}
