"use client";

import { useState, type ReactNode } from "react";
import { ownTimeZone } from "@/lib/i18n/own-time-zone";
import { isPlainPress } from "@/components/ui/plain-press";
import { CodeDialog, type CodeDialogWords } from "./code-dialog";

export type CodeModalProps = CodeDialogWords & {
  /** Address of the link without script: a page on the same subject. */
  href: string;
  /** Codes and links that replace the default ones for visitors in one of these time zones. */
  nearby?: (Pick<CodeDialogWords, "codes" | "links"> & { zones: readonly string[] })[];
  className?: string;
  /** Content of the link that opens it. */
  children: ReactNode;
};

/**
 * A link that, with script, opens a dialog with QR codes. The dialog is part of the bundle, because fetching it on
 * click would take half a second on a slow connection.
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

/** The codes and links for the visitor's time zone, if there are any. */
function nearestOf(nearby: NonNullable<CodeModalProps["nearby"]>) {
  const zone = ownTimeZone();
  const own = nearby.find(({ zones }) => zone !== undefined && zones.includes(zone));
  return own && { codes: own.codes, links: own.links };
}
