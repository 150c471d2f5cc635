import { detectDevice, type DeviceHints } from "../apps/device";

/** The browser features that a class needs, as detected. */
export type Features = {
  /** `isSecureContext`: camera and microphone are available only on https and localhost. */
  secure: boolean;
  /** `RTCPeerConnection`, for calls. */
  calls: boolean;
  /** `navigator.mediaDevices.getUserMedia`, for camera and microphone. */
  media: boolean;
};

export type BrowserVerdict =
  "ready" | "old-chrome" | "other-browser" | "inside-app" | "cannot-call" | "not-secure";

/**
 * Oldest Chrome version without a warning: the last one for Windows 7 and 8, and so the oldest version that an
 * up-to-date browser can have.
 */
const minChromeVersion = 109;

/** Judges whether classes work in this browser. The school recommends an up-to-date Chrome (spec section 1). */
export function judgeBrowser(features: Features, signs: DeviceHints): BrowserVerdict {
  if (!features.secure) return "not-secure";
  const { system, inApp } = detectDevice(signs);
  if (inApp) return "inside-app";
  if (!features.calls || !features.media) return "cannot-call";
  // All browsers on iPhone and iPad use Safari's engine, so Chrome would not help.
  if (system === "ios") return "ready";
  const version = /\b(?:Chrome|Chromium)\/(\d+)/.exec(signs.userAgent)?.[1];
  if (version === undefined) return "other-browser";
  return Number(version) >= minChromeVersion ? "ready" : "old-chrome";
}
