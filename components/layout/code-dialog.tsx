"use client";

import { Dialog } from "@/components/ui/dialog";
import { OnDemand } from "@/components/ui/on-demand";
import { QrCode } from "@/components/ui/qr-code";
import type { QrName } from "@/lib/base/links/qr";

export type CodeDialogTexts = {
  title: string;
  text: string;
  close: string;
  /** On a phone or tablet, which cannot scan its own screen: a link before the codes, and a text about the codes. */
  onDevice?: { href: string; text: string; other: string };
  codes: { name: QrName; alt: string; caption?: string; href: string }[];
  /** Links shown below the codes. */
  links: { href: string; text: string }[];
  /** A form for a question, about a class or not; its messages are in `ask-messages.ts`. */
  ask?: { classId?: number };
};

// Loaded with the dialog, with validation, countries and the phone number library. If that fails, the links remain.
const loadAskForm = () => import("@/components/leads/ask-form");

/** QR codes to scan, and links to the same addresses. */
export function CodeDialog({ texts, onClose }: { texts: CodeDialogTexts; onClose: () => void }) {
  const { title, text, close, onDevice, codes, links, ask } = texts;
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      {onDevice && (
        <p className="mt-4 on-device">
          <a href={onDevice.href} className="btn w-full btn-primary">
            {onDevice.text}
          </a>
        </p>
      )}
      <p className={`mt-2 ${onDevice ? "to-scan" : ""}`}>{text}</p>
      {onDevice && <p className="mt-4 on-device">{onDevice.other}</p>}
      {/* Side by side, or stacked where large text would break a caption. */}
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-6 gap-y-4">
        {codes.map((code) => (
          <QrCode key={code.name} {...code} size={140} />
        ))}
      </div>
      <ul className={`mt-3 text-center ${onDevice ? "to-scan" : ""}`}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="link" {...newTabProps(link.href)}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
      {ask && <OnDemand load={loadAskForm} componentProps={ask} />}
    </Dialog>
  );
}

/** Links to other sites open in a new tab; phone, email and own pages do not. */
function newTabProps(href: string) {
  return href.startsWith("http") ? { target: "_blank", rel: "noreferrer" } : undefined;
}
