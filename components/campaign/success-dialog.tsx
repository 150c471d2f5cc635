"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Dialog } from "@/components/ui/dialog";
import { ActivationCode } from "./activation-code";

export type SuccessProps = {
  /** The next steps. */
  text: ReactNode;
  vouchers: ReactNode;
  /** Empty if the provider returned none. */
  code: string;
  /** Whether this device has stored the code. */
  isCodeStored: boolean;
  /** A link to where the code is used. */
  joinLink: ReactNode;
  /** The page with the vouchers. */
  nextPath: string;
  onClose: () => void;
};

/**
 * Confirms an enrolment with vouchers and code, for international visitors (spec section 2), and for others if their
 * browser stores nothing, since the next page could not show their code.
 */
export function SuccessDialog(props: SuccessProps) {
  const t = useTranslations("campaign");
  const { text, vouchers, code, isCodeStored, joinLink, nextPath, onClose } = props;
  return (
    <Dialog title={t("success.title")} closeLabel={t("frame.close")} onClose={onClose}>
      <p>{text}</p>
      {code && <ActivationCode code={code} />}
      {code && <p className="mt-[0.6em] mb-4">{t(isCodeStored ? "enrolled.kept" : "enrolled.notKept")}</p>}
      <p className="my-4 text-center">{joinLink}</p>
      {vouchers}
      <p className="my-4 text-center">
        <a href={nextPath} className="link">
          {t("enrolled.coupons")}
        </a>
      </p>
    </Dialog>
  );
}
