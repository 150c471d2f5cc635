"use client";

import { useState, type ReactNode } from "react";
import { ownTimeZone } from "@/lib/i18n/own-time-zone";
import { isPlainPress } from "@/components/ui/plain-press";
import { CodeDialog, type CodeDialogWords } from "./code-dialog";

export type CodeModalProps = CodeDialogWords & {
  /** Where the words lead without script: the same subject on a page of its own. */
  href: string;
  /** Instead of the codes and links, for visitors whose clock is of one of these zones. */
  nearby?: (Pick<CodeDialogWords, "codes" | "links"> & { zones: readonly string[] })[];
  className?: string;
  /** Words that open it. */
  children: ReactNode;
};

/**
 * A link that, with script, opens a dialog with codes to scan instead. Fetched only when pressed, the dialog would come
 * half a second late over a slow line.
 */
export function CodeModal({ href, nearby = [], className, children, ...words }: CodeModalProps) {
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
      {isOpen && <CodeDialog words={{ ...words, ...nearestOf(nearby) }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The codes and links of the country whose clock the visitor lives by. */
function nearestOf(nearby: NonNullable<CodeModalProps["nearby"]>) {
  const zone = ownTimeZone();
  const own = nearby.find(({ zones }) => zone !== undefined && zones.includes(zone));
  return own && { codes: own.codes, links: own.links };
}
