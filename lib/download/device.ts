/** What the page can see of a device: `navigator.userAgent` and `navigator.maxTouchPoints`. */
export type DeviceSigns = { userAgent: string; maxTouchPoints: number };

export type Device = {
  /** `other`: a desktop, or a system that neither app runs on. */
  system: "ios" | "android" | "other";
  /** Inside another app's own browser, which blocks downloads and often links to a shop of apps. */
  inApp: boolean;
};

/**
 * The words by which apps sign their own browser: WeChat, QQ, Weibo, Zalo, Facebook and Messenger, Instagram,
 * TikTok and its kin, Line, KakaoTalk, Naver. Any other Android app is known by the `wv` of its web view.
 */
const inAppSigns =
  /MicroMessenger|\bQQ\/|\bWeibo\b|\bZalo\b|\bFBA[NV]\b|\bFB_IAB\b|\bInstagram\b|musical_ly|BytedanceWebview|\bTikTok\b|\btrill_|\bLine\/|KAKAOTALK|\bNAVER\(inapp|; wv\)/i;

/** The device behind a user agent. Pure, so that a table of real ones can stand against it. */
export function deviceOf({ userAgent, maxTouchPoints }: DeviceSigns): Device {
  return { system: systemOf(userAgent, maxTouchPoints), inApp: inAppSigns.test(userAgent) };
}

function systemOf(userAgent: string, maxTouchPoints: number): Device["system"] {
  // Windows phones named both others in their user agent, to be served mobile pages.
  if (/Windows Phone|IEMobile/.test(userAgent)) return "other";
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  // An iPad asks for desktop pages as a Mac; no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? "ios" : "other";
}

/**
 * What "Download now" does (spec section 2, Mobile download): tells to open the page in a browser, goes to the
 * returned address, downloads the file behind it, or points at the QR codes.
 */
export type DownloadStep = "explain" | "visit" | "save" | "scan";

export function downloadStep({ system, inApp }: Device): DownloadStep {
  if (system === "other") return "scan";
  if (inApp) return "explain";
  return system === "ios" ? "visit" : "save";
}
