import { eq } from "drizzle-orm";
import {
  deskCall,
  type DeskResponse,
  type DeskCallName,
  type DeskInput,
  type DeskRequest,
} from "../../lib/desk/contract";
import { staff } from "../../lib/provider/db/schema";
import type { Database } from "../../lib/provider/db/types";
import { runDeskCall } from "../../lib/provider/desk";
import { now } from "./fixture";

/** Returns a function that makes desk calls as the fixture's staff member with this email and validates both directions. */
export function createDeskCaller(db: () => Database, email: string) {
  return async function callAsMember<Name extends DeskCallName>(
    name: Name,
    input: DeskInput<Name>,
    at = now,
  ): Promise<DeskResponse<Name>> {
    const [self] = await db().select().from(staff).where(eq(staff.email, email));
    const request = deskCall(name).request.parse(input) as DeskRequest<Name>;
    const context = { language: "en-US", now: at, setSession: () => undefined, self } as never;
    const answer = await runDeskCall(name, request, context);
    return deskCall(name).response.parse(answer) as DeskResponse<Name>;
  };
}
