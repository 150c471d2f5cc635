"use client";

import { Dialog } from "@/components/ui/dialog";
import { QrCode } from "@/components/ui/qr-code";
import type { QrName } from "@/lib/links/qr";

export type CodeDialogWords = {
  title: string;
  text: string;
  close: string;
  codes: { name: QrName; alt: string; caption?: string; href: string }[];
  /** Other ways than the codes. */
  links: { href: string; text: string }[];
};

/** Codes to scan, and the links that lead to the same. */
export default function CodeDialog({ words, onClose }: { words: CodeDialogWords; onClose: () => void }) {
  const { title, text, close, codes, links } = words;
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose}>
      <p className="mt-2">{text}</p>
      <div className="mt-4 flex justify-center gap-6">
        {codes.map((code) => (
          <QrCode key={code.name} {...code} size={140} />
        ))}
      </div>
      <ul className="mt-3 text-center">
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

/** Other sites open beside this one; telephone, mail and own pages do not. */
function newWindow(href: string) {
  return href.startsWith("http") ? { target: "_blank", rel: "noopener noreferrer" } : undefined;
}
