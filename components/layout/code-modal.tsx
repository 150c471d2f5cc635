"use client";

import { lazy, Suspense, useState, type ReactNode } from "react";
import type { CodeDialogWords } from "./code-dialog";

const CodeDialog = lazy(() => import("./code-dialog"));

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
        data-scripted
        onClick={(event) => {
          event.preventDefault();
          setWanted(true);
        }}
      >
        {children}
      </a>
      {wanted && (
        <Suspense>
          <CodeDialog words={words} onClose={() => setWanted(false)} />
        </Suspense>
      )}
    </>
  );
}
