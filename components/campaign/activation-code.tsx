"use client";

import { useTranslations } from "next-intl";
import { useId, useRef, useState, type ReactNode } from "react";
import { copyText } from "@/components/ui/copy-text";

type ActivationCodeProps = {
  code: string;
  /** Whether an inline script fills in the stored code before hydration. */
  isStoredCode?: boolean;
};

/** The activation code with a copy button. */
export function ActivationCode({ code, isStoredCode }: ActivationCodeProps) {
  const t = useTranslations("campaign");
  const id = useId();
  const output = useRef<HTMLOutputElement>(null);
  const [status, setStatus] = useState("");
  const copy = async () => {
    setStatus(
      (await copyText(output.current?.textContent ?? code, output.current))
        ? t("enrolled.copied")
        : t("enrolled.notCopied"),
    );
  };
  return (
    <CodeBox className={isStoredCode ? "hidden in-data-activation-code:block" : "mt-4"}>
      <p id={id}>{t("enrolled.code")}</p>
      <output
        ref={output}
        className="block text-[1.5em] font-extrabold tracking-[0.04em] text-gold select-all in-[dialog]:text-[1.3em] in-[dialog]:text-ink"
        aria-labelledby={id}
        data-saved={isStoredCode ? "" : undefined}
        suppressHydrationWarning={isStoredCode}
      >
        {code}
      </output>
      <button type="button" className="link px-2 font-bold" onClick={() => void copy()}>
        {t("enrolled.copy")}
      </button>
      <p role="status">{status}</p>
    </CodeBox>
  );
}

/** A dashed frame around the activation code, or around the way to retrieve it. */
export function CodeBox({ className, children }: { className: string; children: ReactNode }) {
  return (
    <div
      className={`w-full max-w-[26em] rounded-card border-2 border-dashed border-gold px-4 py-[0.8em] text-center ${className}`}
    >
      {children}
    </div>
  );
}
