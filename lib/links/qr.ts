/** The codes that the site shows. Only these are drawn: the address is no QR service for strangers. */
export const qrNames = [
  "app",
  "android",
  "ios",
  "wechat",
  "zalo",
  "whatsapp",
  "instagram",
  "tiktok",
] as const;
export type QrName = (typeof qrNames)[number];

export function isQrName(value: string): value is QrName {
  return (qrNames as readonly string[]).includes(value);
}

/** Type of an app in the provider's version calls (spec section 7), for the codes that lead to an app. */
export const appTypes = { android: "1", ios: "2" } as const;

export function isAppCode(name: QrName): name is keyof typeof appTypes {
  return Object.hasOwn(appTypes, name);
}
