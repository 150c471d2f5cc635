"use client";

import { Dialog } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import type { QrName } from "@/lib/links/qr";

export type CodeDialogWords = {
  title: string;
  text: string;
  close: string;
  /** On a phone or tablet, which cannot scan its own screen: a link before the codes, and a text about the codes. */
  here?: { href: string; text: string; other: string };
  codes: { name: QrName; alt: string; caption?: string; href: string }[];
  /** Links shown below the codes. */
  links: { href: string; text: string }[];
};

/** QR codes to scan, and links to the same addresses. */
export function CodeDialog({ words, onClose }: { words: CodeDialogWords; onClose: () => void }) {
  const { title, text, close, here, codes, links } = words;
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      {here && (
        <p className="on-device mt-4">
          <a href={here.href} className="btn btn-primary w-full">
            {here.text}
          </a>
        </p>
      )}
      <p className={`mt-2 ${here ? "to-scan" : ""}`}>{text}</p>
      {here && <p className="on-device mt-4">{here.other}</p>}
      <div className="codes">
        {codes.map((code) => (
          <QrCode key={code.name} {...code} size={140} />
        ))}
      </div>
      <ul className={`mt-3 text-center ${here ? "to-scan" : ""}`}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} className="link" {...newWindow(link.href)}>
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Links to other sites open in a new tab; phone, email and own pages do not. */
function newWindow(href: string) {
  return href.startsWith("http") ? { target: "_blank", rel: "noreferrer" } : undefined;
}
