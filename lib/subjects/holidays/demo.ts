import * as z from "zod/mini";
import { addDays } from "../../base/schedule/zoned";
import * as rule from "../../engines/content/rules";
import { insertRows } from "../../engines/demo/insert-rows";
import { defineDemo } from "../../engines/demo/part";
import { schoolDay } from "../school/school-time";
import { maxNameLength } from "./desk-calls";
import { closedDays } from "./tables";

/** Closed days in a row. */
const closed = z.strictObject({
  firstInDays: z.int().check(z.positive()),
  days: z.int().check(z.positive()),
  name: rule.texts({ most: maxNameLength, plain: true }).schema,
});

export const demo = defineDemo({
  files: { "closed-days": z.array(closed) },
  toContent: (files) => ({ closedDays: files["closed-days"] }),
  insert: (tx, content, { now }) =>
    insertRows(
      content.closedDays.map(({ firstInDays, days, name }) => {
        const firstDay = addDays(schoolDay(now), firstInDays);
        return { firstDay, lastDay: addDays(firstDay, days - 1), name };
      }),
      (rows) => tx.insert(closedDays).values(rows),
    ),
});
