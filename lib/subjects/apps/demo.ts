import * as z from "zod/mini";
import { insertRows } from "../../engines/demo/insert-rows";
import { defineDemo } from "../../engines/demo/part";
import { appContent } from "./content";
import { appVersions } from "./tables";

const { fields } = appContent;

const app = z.strictObject({
  address: fields.address.schema,
  apkUrl: fields.apkUrl.schema,
  version: fields.version.schema,
});

/** Type 1 is Android, 2 iOS. */
const apps = z.pipe(
  z.strictObject({ android: app, ios: app }),
  z.transform(({ android, ios }) => [
    { type: 1 as const, ...android },
    { type: 2 as const, ...ios },
  ]),
);

export const demo = defineDemo({
  files: { apps },
  toContent: (files) => ({ appVersions: files.apps }),
  insert: (tx, content) => insertRows(content.appVersions, (rows) => tx.insert(appVersions).values(rows)),
});
