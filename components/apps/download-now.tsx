"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { neverChanges } from "@/components/ui/use-is-hydrated";
import { detectDevice } from "@/lib/subjects/apps/device";
import { useDownload, type DownloadState } from "./use-download";

/** Detects by its touch screen an iPad that requests desktop pages, which the inline script takes for a desktop. */
const isTablet = () => detectDevice(navigator).system !== "other";

type DownloadNowProps = { /** Id of the QR codes. */ codesId: string };

/** The download button for phones and tablets; desktops get the QR codes instead. */
export function DownloadNow({ codesId }: DownloadNowProps) {
  const t = useTranslations("download");
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const isTabletDevice = useSyncExternalStore(neverChanges, isTablet, () => false);
  const { state, start } = useDownload((step) => {
    if (step === "explain") setNoticeOpen(true);
    else document.getElementById(codesId)?.scrollIntoView({ block: "center" });
  });
  const isBusy = state.kind === "working" || state.kind === "loading";
  return (
    <div className={isTabletDevice ? "" : "[html[data-desktop]_&]:hidden"}>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : start}
        className="btn min-w-[min(14rem,100%)] btn-primary btn-big tabular-nums noscript:hidden"
      >
        <ButtonText state={state} />
      </button>
      <p role="status" className="mx-auto mt-3 min-h-6 max-w-[30rem]">
        {state.kind === "failed" && t("failed")}
        {state.kind === "started" && t("started", { file: state.file })}
      </p>
      {isNoticeOpen && <InAppNotice onClose={() => setNoticeOpen(false)} />}
    </div>
  );
}

function ButtonText({ state }: { state: DownloadState }) {
  const t = useTranslations("download");
  const retry = useTranslations("notice")("retry");
  if (state.kind === "working") return t("working");
  if (state.kind === "loading") return t("progress", { percent: state.percent });
  return state.kind === "failed" ? retry : t("now");
}

/**
 * Shown over the whole page in the built-in browser of another app: how to open the page in a full browser. A native
 * modal dialog; a tap anywhere or Esc closes it.
 */
function InAppNotice({ onClose }: { onClose: () => void }) {
  const t = useTranslations("download.inApp");
  return (
    <dialog
      ref={(element) => {
        if (element && !element.open) element.showModal();
      }}
      aria-labelledby="in-app-title"
      onClick={(event) => event.currentTarget.close()}
      onClose={onClose}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-night/95 p-6 text-white"
    >
      {/* An arrow to the corner with the menu of these apps. */}
      <svg aria-hidden="true" width="96" height="96" viewBox="0 0 96 96" className="ml-auto block text-gold">
        <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
          <path d="M10 86C12 46 36 22 80 14" strokeDasharray="10 9" />
          <path d="M64 6 82 13 72 30" />
        </g>
      </svg>
      <h2 id="in-app-title" className="mt-6 text-h2">
        {t("title")}
      </h2>
      <p className="mt-4 text-lead">{t("text")}</p>
      <button type="button" className="mt-8 btn btn-light">
        {t("close")}
      </button>
    </dialog>
  );
}
