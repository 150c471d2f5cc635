import * as z from "zod";
import type { Calls } from "../../../base/contract/call";
import { file } from "../../../engines/calls/file";
import { periodFields, statementShape } from "./shape";

/** What became of a family's class points: `GET /api/account/statement`. For the parent, or an adult student. */
export const memberStatementCalls = {
  statement: {
    access: "token",
    limit: "accountRead",
    request: z.strictObject({
      ...periodFields,
      after: z
        .string()
        .regex(/^[1-9][0-9]{0,8}$/, "must be a positive number")
        .transform(Number)
        .optional()
        .describe("`next` of the page before"),
    }),
    response: z.object({
      statement: statementShape.nullable().describe("null for a child, and for a teacher"),
    }),
  },
} as const satisfies Calls;

/** The same as a file: `POST /api/account/statement`. */
export const memberStatementFiles = {
  statement: {
    access: "token",
    limit: "accountAction",
    request: z.strictObject(periodFields),
    response: file,
  },
} as const satisfies Calls;
