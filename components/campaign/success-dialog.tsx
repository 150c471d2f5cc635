"use client";

import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { closesOutside } from "@/components/ui/closes-outside";
import { dialogHome } from "@/components/ui/dialog-home";
import { Icon } from "@/components/ui/icon";
import type { Voucher } from "@/lib/campaign/season";
import { ActivationCode, type CodeLabels } from "./activation-code";
import { Tickets } from "./tickets";

export type SuccessProps = {
  title: string;
  /** The next steps. */
  text: ReactNode;
  coupons: readonly Voucher[];
  /** Shown below each coupon: its last day. */
  foot: ReactNode;
  /** Empty if the provider returned none. */
  code: string;
  /** Whether this device has stored the code, and the texts for both cases. */
  isKept: boolean;
  kept: string;
  notKept: string;
  /** A link to where the code is used. */
  join: ReactNode;
  /** The page with the vouchers. */
  next: { path: string; link: string };
  labels: CodeLabels & { close: string };
  onClose: () => void;
};

/**
 * Confirms an enrolment with coupons and code, for international visitors (spec section 2), and for others if their
 * browser stores nothing, since the next page could not show their code.
 */
export function SuccessDialog(props: SuccessProps) {
  const { title, text, coupons, foot, code, isKept, kept, notKept, join, next, labels, onClose } = props;
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
      {code && <ActivationCode code={code} labels={labels} />}
      {code && <p>{isKept ? kept : notKept}</p>}
      <p className="dialog-action">{join}</p>
      <Tickets vouchers={coupons} foot={foot} />
      <p className="dialog-action">
        <a href={next.path} className="link">
          {next.link}
        </a>
      </p>
    </dialog>
  );
  return createPortal(drawn, dialogHome());
}
