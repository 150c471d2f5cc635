"use client";

import { useTranslations } from "next-intl";
import { useState, useSyncExternalStore } from "react";
import { detectDevice } from "@/lib/download/device";
import { InAppNotice } from "./in-app-notice";
import { useDownload, type DownloadState } from "./use-download";

const neverChanges = () => () => undefined;

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
        className="btn btn-primary btn-big noscript:hidden min-w-[min(14rem,100%)] tabular-nums"
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
