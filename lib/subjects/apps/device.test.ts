import { detectDevice, downloadStep, type Device, type DownloadStep } from "./device";

type Row = [name: string, userAgent: string, system: Device["system"], inApp: boolean, step: DownloadStep];

const iPhone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

/** Real user agents. */
const table: Row[] = [
  ["Safari on iPhone", `${iPhone} Version/17.5 Mobile/15E148 Safari/604.1`, "ios", false, "visit"],
  ["Chrome on iPhone", `${iPhone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, "ios", false, "visit"],
  ["Firefox on iPhone", `${iPhone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, "ios", false, "visit"],
  [
    "Edge on iPhone",
    `${iPhone} Version/17.0 EdgiOS/125.0.2535.96 Mobile/15E148 Safari/605.1.15`,
    "ios",
    false,
    "visit",
  ],
  [
    "Safari on an iPad that requests mobile pages",
    "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1",
    "ios",
    false,
    "visit",
  ],
  [
    "WeChat on iPhone",
    `${iPhone} Mobile/15E148 MicroMessenger/8.0.49(0x1800312c) NetType/WIFI Language/zh_CN`,
    "ios",
    true,
    "explain",
  ],
  [
    "Zalo on iPhone",
    `${iPhone} Mobile/15E148 Zalo iOS/485 ZaloTheme/light ZaloLanguage/vn`,
    "ios",
    true,
    "explain",
  ],
  [
    "Facebook on iPhone",
    `${iPhone} Mobile/15E148 [FBAN/FBIOS;FBAV/467.1.0.36.106;FBBV/604170563;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/17.5.1;FBSS/3;FBID/phone;FBLC/vi_VN;FBOP/5]`,
    "ios",
    true,
    "explain",
  ],
  [
    "Messenger on iPhone",
    `${iPhone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/460.0.0.30.109;FBDV/iPhone13,2;FBSN/iOS]`,
    "ios",
    true,
    "explain",
  ],
  [
    "Instagram on iPhone",
    `${iPhone} Mobile/15E148 Instagram 336.0.0.23.90 (iPhone14,5; iOS 17_5_1; id_ID; id; scale=3.00; 1170x2532; 610912843)`,
    "ios",
    true,
    "explain",
  ],
  [
    "TikTok on iPhone",
    `${iPhone} Mobile/15E148 musical_ly_35.1.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/vi Region/VN BytedanceWebview/d8a21c6`,
    "ios",
    true,
    "explain",
  ],
  ["Line on iPhone", `${iPhone} Mobile/15E148 Safari Line/14.9.0`, "ios", true, "explain"],
  ["KakaoTalk on iPhone", `${iPhone} Mobile/15E148 KAKAOTALK/10.8.5 (INAPP)`, "ios", true, "explain"],
  [
    "Chrome on Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/126.0.0.0 Mobile Safari/537.36`,
    "android",
    false,
    "save",
  ],
  [
    "Chrome on an Android tablet",
    `Mozilla/5.0 (Linux; Android 13; SM-X200) ${webkit} Chrome/125.0.0.0 Safari/537.36`,
    "android",
    false,
    "save",
  ],
  [
    "Firefox on Android",
    "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0",
    "android",
    false,
    "save",
  ],
  [
    "Samsung Internet",
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-A546E) ${webkit} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    "android",
    false,
    "save",
  ],
  [
    "Huawei Browser",
    `Mozilla/5.0 (Linux; Android 10; LIO-AL00; HMSCore 6.13.0.301) ${webkit} Chrome/99.0.4844.88 HuaweiBrowser/14.0.5.303 Mobile Safari/537.36`,
    "android",
    false,
    "save",
  ],
  [
    "Xiaomi Browser",
    `Mozilla/5.0 (Linux; U; Android 13; id-id; 22101316G Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.7.0-gn`,
    "android",
    false,
    "save",
  ],
  [
    "Opera on Android",
    `Mozilla/5.0 (Linux; Android 12; CPH2239) ${webkit} Chrome/124.0.0.0 Mobile Safari/537.36 OPR/82.0.0.0`,
    "android",
    false,
    "save",
  ],
  [
    "QQ Browser, which is not an in-app browser",
    `Mozilla/5.0 (Linux; U; Android 12; zh-cn; V2118A Build/SP1A.210812.003) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/98.0.4758.102 MQQBrowser/14.5 Mobile Safari/537.36 COVC/046715`,
    "android",
    false,
    "save",
  ],
  [
    "WeChat on Android",
    "Mozilla/5.0 (Linux; Android 13; M2012K11AC Build/TKQ1.220829.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MMWEBID/2588 MicroMessenger/8.0.49.2600(0x28003137) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64",
    "android",
    true,
    "explain",
  ],
  [
    "QQ on Android",
    "Mozilla/5.0 (Linux; Android 12; PEEM00 Build/SKQ1; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046613 Mobile Safari/537.36 V1_AND_SQ_9.0.60_6478_YYB_D QQ/9.0.60.17095 NetType/4G",
    "android",
    true,
    "explain",
  ],
  [
    "Zalo on Android",
    "Mozilla/5.0 (Linux; Android 13; SM-A245F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 Zalo android/12100707 ZaloTheme/light ZaloLanguage/vi",
    "android",
    true,
    "explain",
  ],
  [
    "Facebook on Android",
    "Mozilla/5.0 (Linux; Android 12; RMX3085 Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.147 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/467.0.0.49.109;IABMV/1;]",
    "android",
    true,
    "explain",
  ],
  [
    "Instagram on Android",
    "Mozilla/5.0 (Linux; Android 11; vivo 1906; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.179 Mobile Safari/537.36 Instagram 333.0.0.42.91 Android (30/11; 320dpi; 720x1422; vivo; 1906; 1906; qcom; in_ID; 603842118)",
    "android",
    true,
    "explain",
  ],
  [
    "TikTok on Android",
    "Mozilla/5.0 (Linux; Android 13; CPH2387 Build/TP1A.220905.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/124.0.6367.113 Mobile Safari/537.36 trill_340503 JsSdk/1.0 NetType/MOBILE Channel/googleplay AppName/trill app_version/34.5.3 ByteLocale/vi-VN BytedanceWebview/d8a21c6",
    "android",
    true,
    "explain",
  ],
  [
    "Line on Android",
    "Mozilla/5.0 (Linux; Android 13; SO-52C Build/64.1.C.0.243; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 Line/14.8.2/IAB",
    "android",
    true,
    "explain",
  ],
  [
    "Naver on Android",
    "Mozilla/5.0 (Linux; Android 14; SM-S918N Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.0.0 Mobile Safari/537.36 NAVER(inapp; search; 2000; 12.6.5)",
    "android",
    true,
    "explain",
  ],
  ["Chrome on Windows", `${windows} ${webkit} Chrome/126.0.0.0 Safari/537.36`, "other", false, "scan"],
  [
    "Edge on Windows",
    `${windows} ${webkit} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
    "other",
    false,
    "scan",
  ],
  [
    "Firefox on Windows",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:127.0) Gecko/20100101 Firefox/127.0",
    "other",
    false,
    "scan",
  ],
  [
    "Safari on a Mac",
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`,
    "other",
    false,
    "scan",
  ],
  ["Chrome on a Mac", `${mac} ${webkit} Chrome/126.0.0.0 Safari/537.36`, "other", false, "scan"],
  [
    "Firefox on Linux",
    "Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0",
    "other",
    false,
    "scan",
  ],
  [
    "Chrome on a Chromebook",
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/126.0.0.0 Safari/537.36`,
    "other",
    false,
    "scan",
  ],
  [
    "WeChat on Windows",
    `${windows} ${webkit} Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129`,
    "other",
    true,
    "scan",
  ],
  [
    "HarmonyOS NEXT, which runs no Android apps",
    `Mozilla/5.0 (Phone; OpenHarmony 5.0) ${webkit} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300`,
    "other",
    false,
    "scan",
  ],
  [
    "Windows Phone, which names both others",
    "Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15063",
    "other",
    false,
    "scan",
  ],
  ["no user agent", "", "other", false, "scan"],
];

test.each(table)("%s", (_name, userAgent, system, inApp, step) => {
  const device = detectDevice({ userAgent, maxTouchPoints: 0 });
  expect(device).toEqual({ system, inApp });
  expect(downloadStep(device)).toBe(step);
});

test.each([
  ["an iPad that requests desktop pages", 5, "ios", "visit"],
  ["a Mac without touch points", 0, "other", "scan"],
  ["a Mac with one touch point", 1, "other", "scan"],
] as const)("%s", (_name, maxTouchPoints, system, step) => {
  const userAgent = `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`;
  const device = detectDevice({ userAgent, maxTouchPoints });
  expect(device.system).toBe(system);
  expect(downloadStep(device)).toBe(step);
});

test("a Windows laptop with a touch screen is not a tablet", () => {
  const userAgent = `${windows} ${webkit} Chrome/126.0.0.0 Safari/537.36`;
  expect(detectDevice({ userAgent, maxTouchPoints: 10 }).system).toBe("other");
});
