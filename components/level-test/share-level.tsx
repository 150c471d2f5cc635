"use client";

import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";

/** Shares a result with the browser's own dialog, or copies its link. @param href address of the result */
export function ShareLevel({ href, text }: { href: string; text: string }) {
  const t = useTranslations("levelTest.result");
  const field = useRef<HTMLInputElement>(null);
  const [message, setMessage] = useState<"copied" | "notCopied">();
  // Closing the dialog is no failure, and the link is below in any case.
  const share = () => void navigator.share({ text, url: href }).catch(() => undefined);
  const copy = async () => setMessage((await copyText(href, field.current)) ? "copied" : "notCopied");
  return (
    <section className="grid gap-4">
      <h2 className="text-h2">{t("share")}</h2>
      <div className="flex flex-wrap items-end gap-3">
        <label className="max-w-[32rem] flex-[1_1_16rem]">
          <span className="text-label mb-1 block font-semibold">{t("link")}</span>
          <input ref={field} readOnly value={href} className="field-input" />
        </label>
        {typeof navigator.share === "function" && (
          <button type="button" className={buttonClasses.primary} onClick={share}>
            {t("shareButton")}
          </button>
        )}
        <button type="button" className={buttonClasses.secondary} onClick={() => void copy()}>
          {t("copy")}
        </button>
      </div>
      <p role="status" className="empty:hidden">
        {message && t(message)}
      </p>
    </section>
  );
}
