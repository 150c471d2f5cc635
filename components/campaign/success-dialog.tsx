"use client";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { closesOutside } from "@/components/ui/closes-outside";
import { dialogHome } from "@/components/ui/dialog-home";
import { Icon } from "@/components/ui/icon";
import type { Voucher } from "@/lib/campaign/season";
import { ActivationCode, type CopyLabels } from "./activation-code";
import { Tickets } from "./tickets";

export type SuccessProps = {
  title: string;
  text: ReactNode;
  coupons: readonly Voucher[];
  /** Below each: until when it holds. */
  foot: ReactNode;
  /** Empty when the provider did not say it. */
  code: string;
  /** Where to read on, and that the code does not come along. International visitors have no such page. */
  next?: { path: string; link: string; text: string };
  labels: CopyLabels & { close: string };
  onClose: () => void;
};

/**
 * International visitors are told here, with their coupons and their code (spec section 2); so are others whose
 * browser stores nothing, since the next page would not know their code.
 */
export function SuccessDialog({ title, text, coupons, foot, code, next, labels, onClose }: SuccessProps) {
  const show = (element: HTMLDialogElement | null) => {
    if (element && !element.open) element.showModal();
  };
  const drawn = (
    <dialog ref={show} aria-label={title} {...closesOutside} className="dialog" onClose={onClose}>
      <div className="dialog-head">
        <h2 className="text-h3">{title}</h2>
        <button
          type="button"
          className="btn-round"
          aria-label={labels.close}
          onClick={({ currentTarget }) => currentTarget.closest("dialog")?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      <p>{text}</p>
      <Tickets vouchers={coupons} foot={foot} />
      {code && <ActivationCode code={code} labels={labels} />}
      {next && (
        <>
          <p>{next.text}</p>
          <a href={next.path} className="btn-gold">
            {next.link}
          </a>
        </>
      )}
    </dialog>
  );
  return createPortal(drawn, dialogHome());
}
