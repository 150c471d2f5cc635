"use client";

import type { ReactNode } from "react";
import { Modal } from "@/components/ui/modal";
import { QrCode } from "@/components/ui/qr-code";
import type { QrName } from "@/lib/links/qr";

export type CodeModalProps = {
  href: string;
  className?: string;
  title: string;
  text: string;
  close: string;
  codes: { name: QrName; alt: string; caption?: string }[];
  /** Other ways than the codes. */
  links: { href: string; text: string }[];
  /** Words that open it. */
  children: ReactNode;
};

/** A dialog with codes to scan and the links that lead to the same. */
export function CodeModal({ href, className, title, text, close, codes, links, children }: CodeModalProps) {
  return (
    <Modal href={href} trigger={children} triggerClass={className} title={title} closeLabel={close}>
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
    </Modal>
  );
}

/** Other sites open beside this one; telephone, mail and own pages do not. */
function newWindow(href: string) {
  return href.startsWith("http") ? { target: "_blank", rel: "noopener noreferrer" } : undefined;
}
