"use client";

import { useState, useSyncExternalStore } from "react";
import { fill } from "@/components/ui/fill";
import { deviceOf } from "@/lib/download/device";
import { InAppNotice, type InAppLabels } from "./in-app-notice";
import { useDownload, type DownloadState } from "./use-download";

export type DownloadLabels = {
  now: string;
  working: string;
  progress: string;
  started: string;
  failed: string;
  retry: string;
  inApp: InAppLabels;
};

const never = () => () => undefined;

/** An iPad that asks for desktop pages is taken for a desktop until script has looked at its touch screen. */
const isTablet = () => deviceOf(navigator).system !== "other";

type DownloadNowProps = { labels: DownloadLabels; /** Id of the QR codes. */ codes: string };

/** The button for who is on a phone or a tablet; a desktop has the QR codes instead. */
export function DownloadNow({ labels, codes }: DownloadNowProps) {
  const [explaining, setExplaining] = useState(false);
  const tablet = useSyncExternalStore(never, isTablet, () => false);
  const { state, start } = useDownload((step) => {
    if (step === "explain") setExplaining(true);
    else document.getElementById(codes)?.scrollIntoView({ block: "center" });
  });
  const busy = state.kind === "working" || state.kind === "loading";
  return (
    <div className={tablet ? "" : "[html[data-desktop]_&]:hidden"}>
      <button
        type="button"
        aria-disabled={busy}
        onClick={busy ? undefined : start}
        className="btn btn-primary btn-big noscript:hidden min-w-[min(14rem,100%)] tabular-nums"
      >
        {buttonText(state, labels)}
      </button>
      <p role="status" className="mx-auto mt-3 min-h-6 max-w-[30rem]">
        {state.kind === "failed" && labels.failed}
        {state.kind === "started" && fill(labels.started, { file: state.file })}
      </p>
      {explaining && <InAppNotice labels={labels.inApp} onClose={() => setExplaining(false)} />}
    </div>
  );
}

function buttonText(state: DownloadState, labels: DownloadLabels): string {
  if (state.kind === "working") return labels.working;
  if (state.kind === "loading") return fill(labels.progress, { percent: state.percent });
  return state.kind === "failed" ? labels.retry : labels.now;
}
