"use client";

import { useTranslations } from "next-intl";
import { useRef, type ReactNode } from "react";
import { buttonClasses } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { useToast } from "./toasts";

type CopyAddressProps = { label: string; address: string; children?: ReactNode };

/** An address with a copy button. The text is selected instead if the browser does not allow copying. */
export function CopyAddress({ label, address, children }: CopyAddressProps) {
  const t = useTranslations("desk.shell");
  const showToast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const copyAddress = async () => {
    const isCopied = await copyText(address, input.current);
    showToast(isCopied ? { tone: "success", text: t("copied") } : { tone: "error", text: t("notCopied") });
  };
  return (
    <div
      role="status"
      className="mt-4 flex flex-col items-start gap-3 rounded-card bg-muted/60 p-4 font-normal wrap-anywhere"
    >
      {children}
      <input
        ref={input}
        className="field-input font-mono text-label"
        readOnly
        value={address}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={() => void copyAddress()} className={buttonClasses.secondary}>
        {t("copy")}
      </button>
    </div>
  );
}
