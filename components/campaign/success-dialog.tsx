"use client";

import { Icon } from "@/components/ui/icon";
import type { Voucher } from "@/lib/campaign/content-types";
import { ActivationCode } from "./activation-code";
import { Tickets } from "./tickets";

export type SuccessProps = {
  title: string;
  text: string;
  coupons: readonly Voucher[];
  code: string;
  labels: { close: string; code: string; copy: string; copied: string };
  onClose: () => void;
};

/** International visitors are told here, with their coupons and their code (spec section 2). */
export function SuccessDialog({ title, text, coupons, code, labels, onClose }: SuccessProps) {
  const show = (element: HTMLDialogElement | null) => {
    if (element && !element.open) element.showModal();
  };
  return (
    <dialog ref={show} aria-label={title} closedby="any" className="dialog" onClose={onClose}>
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
      <Tickets vouchers={coupons} />
      <ActivationCode code={code} labels={labels} />
    </dialog>
  );
}
