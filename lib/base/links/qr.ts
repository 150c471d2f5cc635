/** The codes that the site shows. No others are drawn, so that the route cannot be used as a public QR service. */
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

/** App types of the provider's version calls (spec section 7), for the codes that link to an app. */
export const appTypes = { android: "1", ios: "2" } as const;

export function isAppCode(name: QrName): name is keyof typeof appTypes {
  return Object.hasOwn(appTypes, name);
}
