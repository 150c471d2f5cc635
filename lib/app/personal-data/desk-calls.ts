import * as z from "zod";
import type { Calls } from "../../base/contract/call";
import { owners } from "../../base/desk/access";
import { emptyResponse, idField } from "../../base/desk/call-shapes";
import { file } from "../../engines/calls/file";

const account = z.strictObject({ id: idField });

/** A person's data as a whole; for owners. */
export const personalDataCalls = {
  "people/erase": { access: owners, limit: null, request: account, response: emptyResponse },
  /** A copy of the person's data, as the law lets people ask for it. */
  "people/copy": { access: owners, limit: null, request: account, response: file },
} as const satisfies Calls;
