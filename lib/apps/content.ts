import { defineContentType, type RecordFields } from "../content/type";
import * as rule from "../content/rules";

export const appContent = defineContentType({
  fields: {
    address: rule.address(),
    apkUrl: rule.address(),
    version: rule.text({ most: 40 }),
  },
  titleField: "version",
  maxRecords: 2,
  isFixed: true,
});

export type AppFields = RecordFields<typeof appContent>;
