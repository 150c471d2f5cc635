"use client";

import { useTranslations } from "next-intl";

/**
 * Shown over the whole page in the built-in browser of another app: how to open the page in a full browser. A native
 * modal dialog; a tap anywhere or Esc closes it.
 */
export function InAppNotice({ onClose }: { onClose: () => void }) {
  const t = useTranslations("download.inApp");
  return (
    <dialog
      ref={(element) => {
        if (element && !element.open) element.showModal();
      }}
      aria-labelledby="in-app-title"
      onClick={(event) => event.currentTarget.close()}
      onClose={onClose}
      className="bg-night/95 m-0 h-dvh max-h-none w-dvw max-w-none p-6 text-white"
    >
      {/* An arrow to the corner with the menu of these apps. */}
      <svg aria-hidden="true" width="96" height="96" viewBox="0 0 96 96" className="text-gold ml-auto block">
        <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
          <path d="M10 86C12 46 36 22 80 14" strokeDasharray="10 9" />
          <path d="M64 6 82 13 72 30" />
        </g>
      </svg>
      <h2 id="in-app-title" className="text-h2 mt-6">
        {t("title")}
      </h2>
      <p className="text-lead mt-4">{t("text")}</p>
      <button type="button" className="btn btn-light mt-8">
        {t("close")}
      </button>
    </dialog>
  );
}
