"use client";

import type { ReactNode } from "react";
import { readBrowserTimeZone } from "@/lib/base/i18n/browser-time-zone";
import { DialogLink } from "@/components/ui/dialog-link";
import { CodeDialog, type CodeDialogTexts } from "./code-dialog";

export type CodeModalProps = CodeDialogTexts & {
  /** Address of the link without script: a page on the same subject. */
  href: string;
  /** Codes and links that replace the default ones for visitors in one of these time zones. */
  nearby?: (Pick<CodeDialogTexts, "codes" | "links"> & { zones: readonly string[] })[];
  className?: string;
  /** Content of the link that opens it. */
  children: ReactNode;
};

/**
 * A link that, with script, opens a dialog with QR codes. The dialog is part of the bundle, because fetching it on
 * click would take half a second on a slow connection.
 */
export function CodeModal({ href, nearby = [], className, children, ...texts }: CodeModalProps) {
  const dialog = (onClose: () => void) => (
    <CodeDialog texts={{ ...texts, ...findNearbyContacts(nearby) }} onClose={onClose} />
  );
  return (
    <DialogLink href={href} className={className} dialog={dialog}>
      {children}
    </DialogLink>
  );
}

/** The codes and links for the visitor's time zone, if there are any. */
function findNearbyContacts(nearby: NonNullable<CodeModalProps["nearby"]>) {
  const zone = readBrowserTimeZone();
  const match = nearby.find(({ zones }) => zone !== undefined && zones.includes(zone));
  return match && { codes: match.codes, links: match.links };
}
