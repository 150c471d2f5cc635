import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { requiredText } from "../../../base/contract/fields";
import { maxContactLength, messengers } from "../../../base/contract/trial-request";
import { advisers } from "../../../base/desk/access";
import { emptyResponse, idField } from "../../../base/desk/call-shapes";

/** The messenger by which a family prefers to be notified. */
export const messengerCalls = {
  "people/messenger": {
    access: advisers,
    limit: null,
    request: z.strictObject({
      id: idField,
      messenger: z
        .strictObject({ channel: z.enum(messengers), contact: requiredText(maxContactLength) })
        .nullable()
        .describe("null for mail"),
    }),
    response: emptyResponse,
  },
} as const satisfies Calls;
