"use client";

import { useState } from "react";
import { call } from "@/lib/app/bootstrap/client";
import { dataOf } from "@/lib/base/contract/result";
import { parseAppAddress, formatAppFileName } from "@/lib/subjects/apps/app-file";
import { detectDevice, downloadStep, type DownloadStep } from "@/lib/subjects/apps/device";
import { saveFile } from "@/lib/subjects/apps/save-file";
import { appTypes } from "@/lib/base/links/qr";

export type DownloadState =
  | { kind: "idle" | "working" | "failed" }
  | { kind: "loading"; percent: number }
  | { kind: "started"; file: string };

/** Downloads the app for this device, or opens its store page, at the provider's current address. */
export function useDownload(onOtherStep: (step: "explain" | "scan") => void) {
  const [state, setState] = useState<DownloadState>({ kind: "idle" });

  const start = async () => {
    const step = downloadStep(detectDevice(navigator));
    if (step === "explain" || step === "scan") return onOtherStep(step);
    setState({ kind: "working" });
    setState(await runStep(step, setState));
  };
  return { state, start };
}

async function runStep(
  step: Exclude<DownloadStep, "explain" | "scan">,
  setState: (state: DownloadState) => void,
): Promise<DownloadState> {
  const type = step === "visit" ? appTypes.ios : appTypes.android;
  const app = dataOf(await call("appDownload", { type }));
  const address = parseAppAddress(app?.address);
  if (!app || !address) return { kind: "failed" };
  if (step === "visit") {
    location.assign(address);
    return { kind: "idle" };
  }
  const file = formatAppFileName(app.version);
  const hasStarted = await saveFile(address, file, (percent) => setState({ kind: "loading", percent }));
  return hasStarted ? { kind: "started", file } : { kind: "failed" };
}
