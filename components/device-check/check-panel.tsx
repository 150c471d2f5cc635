"use client";

import { useLocale, useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { buttonClasses } from "@/components/ui/button";
import { judgeBrowser, type BrowserVerdict } from "@/lib/subjects/device-check/browser";
import { summarize, type Results, type Summary } from "@/lib/subjects/device-check/summary";
import type { Verdict } from "@/lib/subjects/device-check/types";
import { CheckButtons } from "./check-buttons";
import { ConnectionPart } from "./connection-part";
import { MediaParts } from "./media-parts";
import { type Report, PartRow } from "./part-row";
import { SpeakerPart } from "./speaker-part";

const verdicts: Record<BrowserVerdict, Verdict> = {
  ready: "pass",
  "old-chrome": "advice",
  "other-browser": "advice",
  "inside-app": "advice",
  "cannot-call": "fail",
  "not-secure": "fail",
};

type BrowserResult = { finding: BrowserVerdict; verdict: Verdict };

/** Checks this browser. The result cannot change while the page is open. */
function checkBrowser(): BrowserResult {
  const finding = judgeBrowser(
    {
      secure: isSecureContext,
      calls: "RTCPeerConnection" in window,
      media: Boolean(navigator.mediaDevices?.getUserMedia),
    },
    navigator,
  );
  return { finding, verdict: verdicts[finding] };
}

function BrowserPart({ finding, verdict }: BrowserResult) {
  const t = useTranslations("deviceCheck.browser");
  return <PartRow part="browser" state={verdict} text={t(finding)} />;
}

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
    <div
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-labelledby="device-check-title"
      className="rounded-card bg-surface p-4 text-ink outline-none desk:p-8"
    >
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

type CheckSummaryProps = {
  summary: Summary;
  helpHref: string;
  providerCheckHref: string | undefined;
  onClose: () => void;
};

/** The overall result and the next steps. */
function CheckSummary({ summary, helpHref, providerCheckHref, onClose }: CheckSummaryProps) {
  const t = useTranslations("deviceCheck");
  const locale = useLocale();
  const { state, failedParts: toMend } = summary;
  const parts = new Intl.ListFormat(locale).format(toMend.map((part) => t(`${part}.title`)));
  return (
    <div className="pt-5">
      <p role="status" className="text-h3 font-bold">
        {state !== "going" && t(`summary.${state}`, { parts })}
      </p>
      <CheckButtons>
        {state !== "going" && providerCheckHref && (
          <a href={providerCheckHref} target="_blank" rel="noreferrer" className={buttonClasses.secondary}>
            {t("summary.provider")}
          </a>
        )}
        {toMend.length > 0 && (
          <a href={helpHref} className={buttonClasses.secondary}>
            {t("summary.help")}
          </a>
        )}
        <button type="button" className={buttonClasses.secondary} onClick={onClose}>
          {t("end")}
        </button>
      </CheckButtons>
    </div>
  );
}
