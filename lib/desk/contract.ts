import type * as z from "zod";
import { accountCalls } from "./calls/accounts";
import type { DeskCall } from "./calls/call";
import { contentCalls } from "./calls/content";
import { leadCalls } from "./calls/leads";
import { noticesCalls } from "./calls/notices";
import { linkCalls } from "./calls/links";
import { seasonsCalls } from "./calls/seasons";
import { seatCalls } from "./calls/seats";
import { sessionCalls } from "./calls/session";
import { staffCalls } from "./calls/staff";
import { startCalls } from "./calls/start";
import { trialCalls } from "./calls/trials";

/**
 * All calls of the desk by name, which is also the path: POST /api/desk/{name} with JSON; the response has the
 * site's envelope. docs/desk.md explains how to add one. Browser code may import types only.
 */
export const deskContract = {
  ...startCalls,
  ...leadCalls,
  ...trialCalls,
  ...accountCalls,
  ...seatCalls,
  ...linkCalls,
  ...contentCalls,
  ...sessionCalls,
  ...staffCalls,
  ...seasonsCalls,
  ...noticesCalls,
} as const satisfies Record<string, DeskCall>;

type Contract = typeof deskContract;
export type DeskCallName = keyof Contract;
export type DeskInput<Name extends DeskCallName> = z.input<Contract[Name]["request"]>;
export type DeskRequest<Name extends DeskCallName> = z.output<Contract[Name]["request"]>;
export type DeskResponse<Name extends DeskCallName> = z.output<Contract[Name]["response"]>;

export function isDeskCall(name: string): name is DeskCallName {
  return Object.hasOwn(deskContract, name);
}

/** A function, so that the result has the general type for a name known only at run time. */
export const deskCall = (name: DeskCallName): DeskCall => deskContract[name];
