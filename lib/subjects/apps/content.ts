import { defineContentType, type RecordFields } from "../../engines/content/type";
import * as rule from "../../engines/content/rules";
import type { DeskTranslate } from "../../base/desk/messages";
import { paths } from "../../base/paths";

export const appContent = defineContentType({
  fields: {
    address: rule.address(),
    apkUrl: rule.address(),
    version: rule.text({ most: 40 }),
  },
  titleField: "version",
  maxRecords: 2,
  pages: () => [paths.mobileDownload],
  isFixed: true,
  nameOf: ({ id, fields }, t: DeskTranslate<"content">) =>
    `${t(id === 2 ? "apps.2" : "apps.1")} ${String(fields.version ?? "")}`.trimEnd(),
});

export type AppFields = RecordFields<typeof appContent>;

export const appTypes = { app: appContent };
