import * as z from "zod";
import { noticeKindNames, noticeWays } from "../../notices/events";
import { done, id, instant, nothing, type DeskCall } from "./call";

const owners = ["owner"] as const;

const way = z.object({
  to: z.string().describe("where the school's own go; empty for mail to students alone"),
  last_sent: instant.nullable(),
  last_failed: z
    .object({ at: instant, error: z.string().describe("empty where it has left since") })
    .nullable(),
  looked: z
    .object({ at: instant, error: z.string().nullable().describe("null where it answered") })
    .nullable()
    .describe("at the site's start, until something has left since or did not"),
});

/** What the school is told and what students are: whether it leaves. */
export const noticesCalls = {
  "notices/show": {
    access: owners,
    request: nothing,
    answer: z.object({
      ways: z.object({ mail: way.nullable(), webhook: way.nullable() }).describe("null is not set up"),
      waiting: z.int(),
      retrying: z.int().describe("of those that wait, how many were tried in vain so far"),
      stuck: z.int(),
      stuck_notices: z
        .array(
          z.object({
            id,
            kind: z.enum(noticeKindNames),
            way: z.enum(noticeWays),
            audience: z.enum(["school", "person"]),
            error: z.string().nullable(),
            tries: z.int(),
            created_at: instant,
          }),
        )
        .describe("the latest, without what is in them"),
    }),
  },
  "notices/again": {
    access: owners,
    request: z.strictObject({ id: z.union([id, z.literal("all")]) }),
    answer: z.object({ count: z.int().describe("how many are tried again") }),
  },
  "notices/test": {
    access: owners,
    request: z.strictObject({ way: z.enum(noticeWays) }),
    answer: done,
  },
} as const satisfies Record<string, DeskCall>;
