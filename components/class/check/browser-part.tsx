import { useTranslations } from "next-intl";
import { judgeBrowser, type BrowserVerdict } from "@/lib/device-check/browser";
import type { Verdict } from "@/lib/device-check/types";
import { PartRow } from "./part-row";

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
export function checkBrowser(): BrowserResult {
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

export function BrowserPart({ finding, verdict }: BrowserResult) {
  const t = useTranslations("deviceCheck.browser");
  return <PartRow part="browser" state={verdict} text={t(finding)} />;
}
