import { eq } from "drizzle-orm";
import { deskHandlers } from "../../lib/app/bootstrap/calls";
import { deskCalls, type DeskCallName } from "../../lib/app/bootstrap/calls";
import type { InputOf, ResponseOf } from "../../lib/base/contract/call";
import { staff } from "../../lib/app/schema";
import type { Database } from "../../lib/base/db/types";
import { now } from "./fixture";

/** Returns a function that makes desk calls as the fixture's staff member with this email and validates both directions. */
export function createDeskCaller(db: () => Database, email: string) {
  return async function callAsMember<Name extends DeskCallName>(
    name: Name,
    input: InputOf<typeof deskCalls, Name>,
    at = now,
    file?: Uint8Array,
  ): Promise<ResponseOf<typeof deskCalls, Name>> {
    const [self] = await db().select().from(staff).where(eq(staff.email, email));
    const { request, response } = deskCalls[name];
    const context = { language: "en-US", now: at, setSession: () => undefined, self, file };
    const handler = deskHandlers.POST[name] as unknown as (
      request: unknown,
      context: unknown,
    ) => Promise<unknown>;
    return response.parse(await handler(request.parse(input), context)) as ResponseOf<typeof deskCalls, Name>;
  };
}
