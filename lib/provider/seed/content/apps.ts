import type { DemoContent } from "../content-types";

/**
 * Android is a file to download, iOS a page of a shop. A school without an app has none to give: the site serves a
 * small file that says so (public/art/demo), and the shop is shown from its front.
 */
export const appVersions: DemoContent["appVersions"] = [
  {
    type: 1,
    address: "/art/demo/yuqiao-3.2.1.apk",
    apkUrl: "/art/demo/yuqiao-3.2.1.apk",
    version: "3.2.1",
  },
  {
    type: 2,
    address: "https://apps.apple.com/",
    apkUrl: "https://apps.apple.com/",
    version: "3.2.0",
  },
];
