"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { summarize, type Results } from "@/lib/device-check/summary";
import { BrowserPart, checkBrowser } from "./browser-part";
import { CheckSummary } from "./check-summary";
import { ConnectionPart } from "./connection-part";
import { MediaParts } from "./media-parts";
import type { Report } from "./report";
import { SpeakerPart } from "./speaker-part";

export type CheckPanelProps = {
  helpHref: string;
  providerCheckHref: string | undefined;
  /** Closes the panel, and with it the camera and the microphone. */
  onClose: () => void;
};

export default function CheckPanel({ helpHref, providerCheckHref, onClose }: CheckPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [browser] = useState(checkBrowser);
  const [results, setResults] = useState<Results>({ browser: browser.verdict });
  const report = useCallback<Report>(
    (part, verdict) => setResults((previous) => ({ ...previous, [part]: verdict })),
    [],
  );
  // The start button no longer exists, so the keyboard focus moves here.
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} tabIndex={-1} role="group" aria-labelledby="device-check-title" className="check-panel">
      <ol>
        <BrowserPart {...browser} />
        <MediaParts results={results} report={report} />
        <SpeakerPart report={report} />
        <ConnectionPart report={report} />
      </ol>
      <CheckSummary
        summary={summarize(results)}
        helpHref={helpHref}
        providerCheckHref={providerCheckHref}
        onClose={onClose}
      />
    </div>
  );
}
