import type { DemoContent } from "../content-types";

/** Android is a file to download, iOS a page of a shop. */
export const appVersions: DemoContent["appVersions"] = [
  {
    type: 1,
    address: "https://apps.example.com/yuqiao-android",
    apkUrl: "https://apps.example.com/yuqiao-android-3.2.1.apk",
    version: "3.2.1",
  },
  {
    type: 2,
    address: "https://apps.example.com/yuqiao-ios",
    apkUrl: "https://apps.example.com/yuqiao-ios",
    version: "3.2.0",
  },
];
