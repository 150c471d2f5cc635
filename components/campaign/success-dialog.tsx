"use client";

import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { Voucher } from "@/lib/subjects/campaign/season";
import { ActivationCode, type CodeLabels } from "./activation-code";
import { Tickets } from "./tickets";

export type SuccessProps = {
  title: string;
  /** The next steps. */
  text: ReactNode;
  coupons: readonly Voucher[];
  /** Shown below each coupon: its last day. */
  couponFooter: ReactNode;
  /** Empty if the provider returned none. */
  code: string;
  /** Whether this device has stored the code, and the texts for both cases. */
  isCodeStored: boolean;
  storedText: string;
  notStoredText: string;
  /** A link to where the code is used. */
  joinLink: ReactNode;
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
  const {
    title,
    text,
    coupons,
    couponFooter,
    code,
    isCodeStored,
    storedText,
    notStoredText,
    joinLink,
    next,
    labels,
    onClose,
  } = props;
  return (
    <Dialog title={title} closeLabel={labels.close} onClose={onClose}>
      <p>{text}</p>
      {code && <ActivationCode code={code} labels={labels} />}
      {code && <p className="mt-[0.6em] mb-4">{isCodeStored ? storedText : notStoredText}</p>}
      <p className="my-4 text-center">{joinLink}</p>
      <Tickets vouchers={coupons} footer={couponFooter} />
      <p className="my-4 text-center">
        <a href={next.path} className="link">
          {next.link}
        </a>
      </p>
    </Dialog>
  );
}
