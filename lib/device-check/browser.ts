import { deviceOf, type DeviceSigns } from "../download/device";

/** What a class needs of a browser, as found in it. */
export type Features = {
  /** `isSecureContext`: camera and microphone exist on https and on localhost only. */
  secure: boolean;
  /** `RTCPeerConnection`: talking with the teacher. */
  calls: boolean;
  /** `navigator.mediaDevices.getUserMedia`: camera and microphone. */
  media: boolean;
};

/** Chrome and what it is built into; Safari, which iPhones need; another; or inside an app. */
export type BrowserVerdict =
  "ready" | "old-chrome" | "other-browser" | "inside-app" | "cannot-call" | "not-secure";

/**
 * Oldest Chrome that needs no advice: the last one for Windows 7 and 8, and so the oldest that people who keep
 * their browser up to date can have.
 */
const chromeSince = 109;

/** Whether classes work in this browser, and what to advise: Chrome, up to date (spec section 1). */
export function judgeBrowser(features: Features, signs: DeviceSigns): BrowserVerdict {
  if (!features.secure) return "not-secure";
  const { system, inApp } = deviceOf(signs);
  if (inApp) return "inside-app";
  if (!features.calls || !features.media) return "cannot-call";
  // Every browser of an iPhone or iPad is Safari inside: Chrome would change nothing.
  if (system === "ios") return "ready";
  const version = /\b(?:Chrome|Chromium)\/(\d+)/.exec(signs.userAgent)?.[1];
  if (version === undefined) return "other-browser";
  return Number(version) >= chromeSince ? "ready" : "old-chrome";
}
