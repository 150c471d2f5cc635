/** The properties of `navigator` by which a device is recognized. */
export type DeviceHints = { userAgent: string; maxTouchPoints: number };

export type Device = {
  /** `other` is a desktop or a system without an app. */
  system: "ios" | "android" | "other";
  /** In another app's built-in browser, which blocks downloads and often links to app stores. */
  inApp: boolean;
};

/**
 * User agent tokens of in-app browsers: WeChat, QQ, Weibo, Zalo, Facebook and Messenger, Instagram, TikTok and related
 * apps, Line, KakaoTalk, Naver. Other Android apps have the `wv` of their web view.
 */
const inAppTokens =
  /MicroMessenger|\bQQ\/|\bWeibo\b|\bZalo\b|\bFBA[NV]\b|\bFB_IAB\b|\bInstagram\b|musical_ly|BytedanceWebview|\bTikTok\b|\btrill_|\bLine\/|KAKAOTALK|\bNAVER\(inapp|; wv\)/i;

/** Recognizes the device from its user agent. */
export function detectDevice({ userAgent, maxTouchPoints }: DeviceHints): Device {
  return { system: detectSystem(userAgent, maxTouchPoints), inApp: inAppTokens.test(userAgent) };
}

function detectSystem(userAgent: string, maxTouchPoints: number): Device["system"] {
  // Windows phones name both Android and iPhone in their user agent.
  if (/Windows Phone|IEMobile/.test(userAgent)) return "other";
  if (/iPhone|iPad|iPod/.test(userAgent)) return "ios";
  if (/Android/.test(userAgent)) return "android";
  // An iPad that requests desktop pages identifies itself as a Mac, but no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? "ios" : "other";
}

/**
 * What "Download now" does (spec section 2, Mobile download): explains how to open the page in a browser, opens the
 * app's address, saves the file, or points to the QR codes.
 */
export type DownloadStep = "explain" | "visit" | "save" | "scan";

export function downloadStep({ system, inApp }: Device): DownloadStep {
  if (system === "other") return "scan";
  if (inApp) return "explain";
  return system === "ios" ? "visit" : "save";
}
